import { useState, type ReactNode } from 'react'
import { CallUs } from '#components/commerce/call-us.tsx'
import { Button, Card, Heading } from '#components/ui/elements.tsx'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { TrackForm, type TrackedOrder as Tracked } from './track-form.tsx'
import { TrackHelp } from './track-help.tsx'
import { TrackedOrder } from './tracked-order.tsx'

const styles = {
  ask: grid({
    columns: { base: 1, lg: 2 },
    gap: { base: '8', lg: '16' },
    alignItems: 'start',
    pb: { base: '4', md: '10' },
  }),
  // As an order's own page.
  found: grid({
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: '1', lg: 'minmax(0, 1fr) 340px' },
    pb: { base: '4', md: '10' },
  }),
  aside: grid({ gap: '5', gridTemplateColumns: { base: '1', md: '2', lg: '1' } }),
  places: css({ pl: '5', listStyleType: 'disc', '& > li': { mb: '1' } }),
}

const PLACES = ['page', 'message', 'parcel'] as const

type TrackProps = { timeline: (order: Tracked) => ReactNode }

/** Finds an order by its number and phone number. A link may contain the number. */
export const Track = ({ timeline }: TrackProps) => {
  const t = useText()
  const user = useUser()
  const { values } = useAddressFilters(['number'])
  const [order, setOrder] = useState<Tracked>()
  if (order)
    return (
      <div className={styles.found}>
        <TrackedOrder order={order} timeline={timeline(order)}>
          <Button
            className={css({ justifySelf: 'start' })}
            variant="outline"
            onClick={() => setOrder(undefined)}
          >
            {t('another')}
          </Button>
        </TrackedOrder>
        <div className={styles.aside}>
          <TrackHelp number={order.number} />
        </div>
      </div>
    )
  return (
    <div className={styles.ask}>
      <Card as="section">
        <TrackForm
          known={{ number: values.number, ...(user && { phone: user.phone }) }}
          onFound={setOrder}
        />
      </Card>
      <section className={grid({ gap: '4', justifyItems: 'start' })}>
        <Heading size="card">{t('where')}</Heading>
        <ul className={styles.places}>
          {PLACES.map((place) => (
            <li key={place}>{t(`where.${place}`)}</li>
          ))}
        </ul>
        <CallUs />
      </section>
    </div>
  )
}

import { useState, type ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/elements.tsx'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import { TrackForm, type TrackedOrder as Tracked } from './track-form.tsx'
import { TrackedOrder } from './tracked-order.tsx'

const styles = {
  root: css({ maxW: '560px', pb: { base: '4', md: '10' } }),
  another: css({ justifySelf: 'start' }),
}

type TrackProps = { timeline: (order: Tracked) => ReactNode }

/** Finds an order by its number and phone number. A link may contain the number. */
export const Track = ({ timeline }: TrackProps) => {
  const t = useText()
  const user = useUser()
  const { values } = useAddressFilters(['number'])
  const [order, setOrder] = useState<Tracked>()
  return (
    <div className={styles.root}>
      {order ? (
        <TrackedOrder order={order} timeline={timeline(order)}>
          <Button className={styles.another} variant="outline" onClick={() => setOrder(undefined)}>
            {t('another')}
          </Button>
        </TrackedOrder>
      ) : (
        <Card as="section">
          <TrackForm
            known={{ number: values.number, ...(user && { phone: user.phone }) }}
            onFound={setOrder}
          />
        </Card>
      )}
    </div>
  )
}

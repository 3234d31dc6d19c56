import { hasBegun, isEnded } from '@bartan/contract/offers/running'
import type { OfferReply } from '@bartan/contract/offers/schema'
import { useQuery } from '@tanstack/react-query'
import { Tag } from 'lucide-react'
import { useId } from 'react'
import { Card, Heading } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { useNow } from '#lib/clock.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { figuresQuery, offersQuery, type OfferFigures } from '../offer-calls.ts'
import { useText } from '../texts.ts'
import { OfferCalendar } from './offer-calendar.tsx'
import { OfferRow } from './offer-row.tsx'

const GROUPS = ['running', 'coming', 'ended'] as const

const groupOf = (offer: OfferReply, now: Date): (typeof GROUPS)[number] => {
  if (isEnded(offer, now)) return 'ended'
  return hasBegun(offer, now) ? 'running' : 'coming'
}

/** Sorts upcoming offers by start, and ended ones latest first. */
const inOrder = (group: (typeof GROUPS)[number], offers: OfferReply[]): OfferReply[] =>
  group === 'ended'
    ? offers
    : offers.toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from))

type GroupProps = {
  title: string
  offers: readonly OfferReply[]
  figures: readonly OfferFigures[] | undefined
}

const Group = ({ title, offers, figures }: GroupProps) => {
  const headingId = useId()
  return (
    <section className={css({ mb: '8' })} aria-labelledby={headingId}>
      <Heading className={css({ mb: '3' })} id={headingId} size="card">
        {title}
      </Heading>
      <Card as="ul" padding="none">
        {offers.map((offer) => (
          <OfferRow
            key={offer._id}
            offer={offer}
            figures={figures?.find(({ _id }) => _id === offer._id)}
          />
        ))}
      </Card>
    </section>
  )
}

const AllOffers = ({ offers }: { offers: OfferReply[] }) => {
  const t = useText()
  const now = new Date(useNow())
  const isAdmin = useUser()?.role === 'admin'
  const groups = GROUPS.map((group) => {
    const own = offers.filter((offer) => groupOf(offer, now) === group)
    return { group, own: inOrder(group, own) }
  })
  const { data: figures } = useQuery(figuresQuery(isAdmin ? groups.flatMap(({ own }) => own) : []))
  return (
    <>
      <OfferCalendar offers={offers} />
      {groups.map(
        ({ group, own }) =>
          own.length > 0 && <Group key={group} title={t(group)} offers={own} figures={figures} />,
      )}
    </>
  )
}

/** Calendar and lists of running, upcoming and ended offers. */
export const Offers = () => {
  const t = useText()
  return (
    <LoadState
      load={useQuery(offersQuery())}
      skeleton={<RowsSkeleton height="120px" />}
      isEmpty={(offers) => offers.length === 0}
      empty={<EmptyState title={t('none')} Icon={Tag} text={t('noneYet')} />}
    >
      {(offers) => <AllOffers offers={offers} />}
    </LoadState>
  )
}

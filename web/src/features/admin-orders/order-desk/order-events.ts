import { formatRupees } from '#components/commerce/format-rupees.ts'
import { translateValue } from '#i18n/translate.ts'
import { t } from './texts.ts'
import type { StaffOrder } from '@bartan/contract/orders/schema'

export type OrderEvent = {
  at: string
  what: string
  /** Who did it, where that is known. */
  by?: { name: string; role: string } | undefined
  /** What somebody wrote. */
  text?: string
}

const confirmationEvents = ({ confirmation: { state, at, by } }: StaffOrder): OrderEvent[] =>
  at === undefined
    ? []
    : [{ at, by, what: t('event.confirmation', { state: t(`confirmation.${state}`) }) }]

const shipmentEvents = ({ shipment }: StaffOrder): OrderEvent[] =>
  shipment ? [{ at: shipment.at, what: t('event.shipment', shipment) }] : []

const collectedEvents = ({ collected }: StaffOrder): OrderEvent[] => {
  if (!collected) return []
  const { at, amount, by } = collected
  return [{ at, what: t('event.collected', { sum: formatRupees(amount), how: t(`by.${by}`) }) }]
}

const returnEvents = ({ returns = [] }: StaffOrder): OrderEvent[] =>
  returns.flatMap(({ requestedAt, decidedAt, decidedBy, state }) => [
    { at: requestedAt, what: t('event.returnAsked') },
    ...(decidedAt
      ? [
          {
            at: decidedAt,
            by: decidedBy,
            what: t(state === 'accepted' ? 'event.returnAccepted' : 'event.returnDeclined'),
          },
        ]
      : []),
  ])

/** Everything that has happened to an order, latest first. */
export const orderEvents = (order: StaffOrder): OrderEvent[] =>
  [
    ...order.statusHistory.map(({ status, at, by }) => ({ at, by, what: translateValue(status) })),
    ...(order.notes ?? []).map(({ text, at, by }) => ({ at, by, what: t('note.of'), text })),
    ...(order.documents ?? []).map(({ number, kind, date }) => ({
      at: date,
      what: t('event.document', { name: t(`document.${kind}`), number }),
    })),
    ...confirmationEvents(order),
    ...shipmentEvents(order),
    ...collectedEvents(order),
    ...returnEvents(order),
  ].sort((one, other) => other.at.localeCompare(one.at))

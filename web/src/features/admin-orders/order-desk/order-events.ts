import { formatRupees } from '#components/commerce/format-rupees.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { translateValue } from '#i18n/translate.ts'
import { t } from './texts.ts'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import type { OrderAddress } from '@bartan/contract/checkout/address-schema'

/** What is read together, like a PIN with its city. */
const ADDRESS_PARTS = [
  ['firstName', 'lastName'],
  ['address'],
  ['city', 'postalCode'],
  ['country'],
  ['phone'],
] as const satisfies (keyof OrderAddress)[][]

const differing = (one: OrderAddress, other: OrderAddress): string =>
  ADDRESS_PARTS.filter((fields) => fields.some((field) => one[field] !== other[field]))
    .map((fields) => fields.map((field) => one[field]).join(' '))
    .join(', ')

/** What a correction has changed of an address, from what to what. */
const addressDifference = (from: OrderAddress, to: OrderAddress): string =>
  `${differing(from, to)} → ${differing(to, from)}`

export type OrderEvent = {
  at: string
  what: string
  /** Who did it, where that is known. */
  by?: { name: string; role: string } | undefined
  /** What somebody wrote. */
  text?: string
}

type Tried = NonNullable<StaffOrder['confirmations']>[number]

/** Older orders know the last one alone. */
const triesOf = ({ confirmation: { attempts: _attempts, at, ...last } }: StaffOrder): Tried[] =>
  at === undefined ? [] : [{ ...last, at }]

const triedText = ({ state, via }: Tried): string => {
  const what = t('event.confirmation', { state: t(`confirmation.${state}`) })
  return via ? `${what}, ${t(`via.${via}`)}` : what
}

/** Each try to reach the customer, and the answer. What was asked by WhatsApp is among the messages. */
const confirmationEvents = (order: StaffOrder): OrderEvent[] => {
  const asked = new Set(order.messages?.filter(({ kind }) => kind === 'asked').map(({ at }) => at))
  return (order.confirmations ?? triesOf(order))
    .filter(({ state, at }) => state !== 'asked' || !asked.has(at))
    .map((tried) => ({ at: tried.at, by: tried.by, what: triedText(tried) }))
}

const addressEvents = ({ addressChanges = [] }: StaffOrder): OrderEvent[] =>
  addressChanges.map(({ at, by, from, to }) => ({
    at,
    by,
    what: t('addressSaved'),
    text: addressDifference(from, to),
  }))

const shipmentEvents = ({ shipment }: StaffOrder): OrderEvent[] =>
  shipment ? [{ at: shipment.at, what: t('event.shipment', shipment) }] : []

const collectedEvents = ({ collected }: StaffOrder): OrderEvent[] => {
  if (!collected) return []
  const { at, amount, by } = collected
  return [{ at, what: t('event.collected', { sum: formatRupees(amount), how: t(`by.${by}`) }) }]
}

const returnEvents = ({ returns = [] }: StaffOrder): OrderEvent[] =>
  returns.flatMap(({ requestedAt, decidedAt, decidedBy, state, refund = 0, refundPaid }) => [
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
    ...(refundPaid
      ? [
          {
            at: refundPaid.at,
            by: refundPaid.by,
            what: t('event.refundPaid', { sum: formatRupees(refund) }),
          },
        ]
      : []),
  ])

const packedEvents = ({ packedAt }: StaffOrder): OrderEvent[] =>
  packedAt ? [{ at: packedAt, what: t('event.packed') }] : []

const reductionEvents = ({ reductions = [] }: StaffOrder): OrderEvent[] =>
  reductions.map(({ at, by, lines, totalAfter }) => ({
    at,
    by,
    what: t('event.reduced', { sum: formatRupees(totalAfter) }),
    text: lines.map((line) => `${line.quantity} × ${nameOf(line)}`).join(', '),
  }))

/** What the customer was told: mails, and messages that WhatsApp was opened with. */
const messageEvents = ({ messages = [] }: StaffOrder): OrderEvent[] =>
  messages.map(({ kind, via, at, by }) => ({
    at,
    by,
    what: t(`message.${via}`, { what: t(`message.of.${kind}`) }),
  }))

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
    ...addressEvents(order),
    ...shipmentEvents(order),
    ...collectedEvents(order),
    ...returnEvents(order),
    ...packedEvents(order),
    ...reductionEvents(order),
    ...messageEvents(order),
  ].sort((one, other) => other.at.localeCompare(one.at))

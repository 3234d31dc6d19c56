import type { OrderAddress } from '@bartan/contract/orders/address-schema'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { NO_MONEY } from '@bartan/contract/shared/money'
import type { Language } from '@bartan/contract/shop/languages'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { translateValue } from '#i18n/translate.ts'
import { textIn } from './texts.ts'

/** Address fields that are compared together, such as PIN code and city. */
const ADDRESS_PARTS = [
  ['firstName', 'lastName'],
  ['address'],
  ['city', 'state', 'postalCode'],
  ['country'],
  ['phone'],
] as const satisfies (keyof OrderAddress)[][]

const differing = (one: OrderAddress, other: OrderAddress): string =>
  ADDRESS_PARTS.filter((fields) => fields.some((field) => one[field] !== other[field]))
    .map((fields) => fields.flatMap((field) => one[field] ?? []).join(' '))
    .join(', ')

/** Old and new values of a corrected address. */
const addressDifference = (from: OrderAddress, to: OrderAddress): string =>
  `${differing(from, to)} → ${differing(to, from)}`

export type OrderEvent = {
  at: string
  what: string
  /** The person who did it, if known. */
  by?: { name: string; role: string } | undefined
  text?: string
}

type Tried = NonNullable<StaffOrder['confirmations']>[number]

/** Older orders stored only the last attempt. */
const triesOf = ({ confirmation: { attempts: _attempts, at, ...last } }: StaffOrder): Tried[] =>
  at === undefined ? [] : [{ ...last, at }]

const triedText = (language: Language, { state, via }: Tried): string => {
  const what = textIn(language, 'event.confirmation', {
    state: textIn(language, `confirmation.${state}`),
  })
  return via ? `${what}, ${textIn(language, `via.${via}`)}` : what
}

/** Call attempts and answers. Questions by WhatsApp are among the messages. */
const confirmationEvents = (language: Language, order: StaffOrder): OrderEvent[] => {
  const asked = new Set(
    order.messages?.flatMap((sent) => ('kind' in sent && sent.kind === 'asked' ? [sent.at] : [])),
  )
  return (order.confirmations ?? triesOf(order))
    .filter(({ state, at }) => state !== 'asked' || !asked.has(at))
    .map((tried) => ({ at: tried.at, by: tried.by, what: triedText(language, tried) }))
}

const addressEvents = (language: Language, { addressChanges = [] }: StaffOrder): OrderEvent[] =>
  addressChanges.map(({ at, by, from, to }) => ({
    at,
    by,
    what: textIn(language, 'addressSaved'),
    text: addressDifference(from, to),
  }))

const shipmentEvents = (language: Language, { shipment }: StaffOrder): OrderEvent[] => {
  if (!shipment) return []
  const { at, courier, awb, with: others = [] } = shipment
  const text = others.map((number) => `+ ${number}`).join(' ')
  const what = [textIn(language, 'event.shipment', { courier }), awb].filter(Boolean).join(', ')
  return [{ at, what, ...(text && { text }) }]
}

const collectedEvents = (language: Language, { collected }: StaffOrder): OrderEvent[] => {
  if (!collected) return []
  const { at, amount, by } = collected
  return [
    {
      at,
      what: textIn(language, 'event.collected', {
        sum: formatRupees(amount),
        how: textIn(language, `by.${by}`),
      }),
    },
  ]
}

const returnEvents = (language: Language, { returns = [] }: StaffOrder): OrderEvent[] =>
  returns.flatMap(({ requestedAt, decidedAt, decidedBy, state, refund = NO_MONEY, refundPaid }) => [
    { at: requestedAt, what: textIn(language, 'event.returnAsked') },
    ...(decidedAt
      ? [
          {
            at: decidedAt,
            by: decidedBy,
            what: textIn(
              language,
              state === 'accepted' ? 'event.returnAccepted' : 'event.returnDeclined',
            ),
          },
        ]
      : []),
    ...(refundPaid
      ? [
          {
            at: refundPaid.at,
            by: refundPaid.by,
            what: textIn(language, 'event.refundPaid', { sum: formatRupees(refund) }),
          },
        ]
      : []),
  ])

const packedEvents = (language: Language, { packedAt }: StaffOrder): OrderEvent[] =>
  packedAt ? [{ at: packedAt, what: textIn(language, 'event.packed') }] : []

const reductionEvents = (language: Language, { reductions = [] }: StaffOrder): OrderEvent[] =>
  reductions.map(({ at, by, lines, totalAfter }) => ({
    at,
    by,
    what: textIn(language, 'event.reduced', { sum: formatRupees(totalAfter) }),
    text: lines.map((line) => `${line.quantity} × ${nameOf(language, line)}`).join(', '),
  }))

const KIND_OF = {
  placed: 'placed',
  shipped: 'shipped',
  arriving: 'arriving',
  delivered: 'delivered',
  return_decided: 'returned',
  paid_back: 'refundPaid',
} as const

/** Messages to the customer: mails, WhatsApp messages that were opened, and those that went by themselves. */
const messageEvents = (language: Language, { messages = [] }: StaffOrder): OrderEvent[] =>
  messages.map((sent) => {
    if ('kind' in sent) {
      const { kind, via, at, by } = sent
      const what = textIn(language, `message.of.${kind}`)
      return { at, by, what: textIn(language, `message.${via}`, { what }) }
    }
    const { event, state, at, error } = sent
    const what = textIn(language, `message.of.${KIND_OF[event]}`)
    return {
      at,
      what: textIn(language, `whatsapp.${state}`, { what }),
      ...(error && { text: error }),
    }
  })

export const orderEvents = (language: Language, order: StaffOrder): OrderEvent[] =>
  [
    ...order.statusHistory.map(({ status, at, by }) => ({
      at,
      by,
      what: translateValue(language, status),
    })),
    ...(order.notes ?? []).map(({ text, at, by }) => ({
      at,
      by,
      what: textIn(language, 'note.of'),
      text,
    })),
    ...(order.documents ?? []).map(({ number, kind, date }) => ({
      at: date,
      what: textIn(language, 'event.document', {
        name: textIn(language, `document.${kind}`),
        number,
      }),
    })),
    ...confirmationEvents(language, order),
    ...addressEvents(language, order),
    ...shipmentEvents(language, order),
    ...collectedEvents(language, order),
    ...returnEvents(language, order),
    ...packedEvents(language, order),
    ...reductionEvents(language, order),
    ...messageEvents(language, order),
  ].sort((one, other) => other.at.localeCompare(one.at))

import { isSameLine, unitsIn } from '@bartan/contract/cart/rules'
import { ruleOf, statusesAfter } from '@bartan/contract/orders/order-process'
import type { Order, OrderReturn } from '@bartan/contract/orders/schema'
import { NO_MONEY } from '@bartan/contract/shared/money'
import type { Language } from '@bartan/contract/shop/languages'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { reasonText } from '#components/commerce/returns/open-reasons.ts'
import { statusWords } from '#components/commerce/shown-status.tsx'
import { packedTitle } from './next-of.ts'
import { textIn } from './texts.ts'

/** A step of an order: done at a certain time, or still to come. */
export type Step = {
  key: string
  title: string
  at?: string | undefined
  expectedAt?: string | undefined
  detail?: string | undefined
}

const RETURN_TITLES = {
  requested: 'returnRequested',
  accepted: 'returnAccepted',
  declined: 'returnDeclined',
} as const satisfies Record<OrderReturn['state'], string>

/** What of an order its timeline needs: whoever tracks a parcel without logging in gets no more of it. */
export type Shown = Pick<Order, 'status' | 'estimatedDelivery'> &
  Partial<Pick<Order, 'returns' | 'reductions' | 'isPacked'>> & {
    statusHistory: readonly Pick<Order['statusHistory'][number], 'status' | 'at'>[]
  }

type Reduction = NonNullable<Order['reductions']>[number]

const unitsOf = (language: Language, { lines }: OrderReturn): string =>
  textIn(language, 'units', { count: unitsIn(lines) })

/** The order that brings what is wanted instead; it may be sent before the first goods are back. */
const exchangeOf = (language: Language, { exchange, sentAhead }: OrderReturn): string[] => {
  const order = exchange ?? sentAhead
  return order ? [textIn(language, 'inExchange', { number: order.number })] : []
}

const answerOf = (language: Language, asked: OrderReturn): string => {
  const { declineReason, refund, refundState } = asked
  if (declineReason) return declineReason
  // What was exchanged for the same money leaves none.
  const sum = refund ? formatRupees(refund) : undefined
  return [
    ...exchangeOf(language, asked),
    ...(sum ? [textIn(language, refundState === 'due' ? 'refundDue' : 'refund', { sum })] : []),
  ].join(' · ')
}

const paymentOf = (language: Language, { refund, refundPaid }: OrderReturn): Step[] =>
  refundPaid
    ? [
        {
          key: `paid ${refundPaid.at}`,
          title: textIn(language, 'refundPaid'),
          at: refundPaid.at,
          detail: [
            formatRupees(refund ?? NO_MONEY),
            textIn(language, `via.${refundPaid.via}`),
            refundPaid.reference,
          ]
            .filter(Boolean)
            .join(' · '),
        },
      ]
    : []

const reductionStep = (language: Language, { at, lines, totalAfter }: Reduction): Step => ({
  key: `reduced ${at}`,
  title: textIn(language, 'reduced'),
  at,
  detail: textIn(language, 'reducedTo', {
    lines: lines.map((line) => `${line.quantity} × ${nameOf(language, line)}`).join(', '),
    sum: formatRupees(totalAfter),
  }),
})

/** What the customer wants in the place of goods. */
const wishesOf = (language: Language, { lines }: OrderReturn): string[] =>
  lines.flatMap((line) => {
    if (!line.for) return []
    const isSame = isSameLine({ ...line, ...line.for }, line)
    return textIn(language, isSame ? 'sameAgain' : 'instead', {
      choice: choiceOf(language, line.for),
    })
  })

const returnSteps = (language: Language, asked: OrderReturn): Step[] => {
  const { state, requestedAt, decidedAt, reason, note } = asked
  const why = [reasonText(language, reason), note].filter(Boolean).join(' – ')
  const sent = decidedAt ? [] : exchangeOf(language, asked)
  const request = {
    key: `return ${requestedAt}`,
    title: textIn(language, RETURN_TITLES.requested),
    at: requestedAt,
    detail: [`${unitsOf(language, asked)}: ${why}`, ...wishesOf(language, asked), ...sent].join(
      ' · ',
    ),
  }
  if (!decidedAt) return [request]
  const answer = {
    key: `answer ${decidedAt}`,
    title: textIn(language, RETURN_TITLES[state]),
    at: decidedAt,
    detail: answerOf(language, asked),
  }
  return [request, answer, ...paymentOf(language, asked)]
}

/** Steps that customers wait for; the shop's internal ones are left out. */
const stepsToCome = (language: Language, { status, estimatedDelivery }: Shown): Step[] =>
  statusesAfter(status)
    .filter((next) => ruleOf(next).leftShop)
    .map((next) => ({
      key: `to come ${next}`,
      ...(ruleOf(next).money === 'booked'
        ? { title: textIn(language, 'arrival'), expectedAt: estimatedDelivery }
        : { title: textIn(language, 'onItsWay') }),
    }))

/** Timeline of an order, oldest first, in shoppers' words, with the steps to come. */
export const timelineOf = (
  language: Language,
  order: Shown,
  now = Date.now(),
): { past: Step[]; toCome: Step[] } => {
  const statuses = order.statusHistory.map(({ status, at }, index): Step => ({
    key: `${index} ${status}`,
    title: statusWords(language, status),
    at,
  }))
  const returns = (order.returns ?? []).flatMap((asked) => returnSteps(language, asked))
  const reductions = (order.reductions ?? []).map((one) => reductionStep(language, one))
  const past = [...statuses, ...reductions, ...returns].toSorted((one, other) =>
    (one.at ?? '').localeCompare(other.at ?? ''),
  )
  const packed = order.isPacked ? [{ key: 'packed', title: packedTitle(language, order, now) }] : []
  return { past: [...past, ...packed], toCome: stepsToCome(language, order) }
}

import { ruleOf, statusesAfter } from '@bartan/contract/orders/order-process'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { translateValue } from '#i18n/translate.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { reasonText } from './open-reasons.ts'
import { t } from './texts.ts'
import type { Order, OrderReturn } from '@bartan/contract/orders/schema'
import type { OrderStatus } from '@bartan/contract/orders/order-process'

/** A step of an order: done at a certain time, or still to come. */
export type Step = {
  key: string
  title: string
  at?: string | undefined
  /** When it is expected. */
  expectedAt?: string | undefined
  detail?: string | undefined
}

const RETURN_TITLES = {
  requested: 'returnRequested',
  accepted: 'returnAccepted',
  declined: 'returnDeclined',
} as const satisfies Record<OrderReturn['state'], string>

type Reduction = NonNullable<Order['reductions']>[number]

/** The status's own word; but the badge beside it already says 'Delivered' (spec §4), and once is enough. */
const titleOf = (status: OrderStatus): string =>
  ruleOf(status).money === 'booked' ? t('arrived') : translateValue(status)

const unitsOf = ({ lines }: OrderReturn): string =>
  t('units', { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })

const answerOf = ({ declineReason, refund, refundState }: OrderReturn): string | undefined => {
  if (declineReason) return declineReason
  if (refund === undefined) return undefined
  return t(refundState === 'due' ? 'refundDue' : 'refund', { sum: formatRupees(refund) })
}

const paymentOf = ({ refund, refundPaid }: OrderReturn): Step[] =>
  refundPaid
    ? [
        {
          key: `paid ${refundPaid.at}`,
          title: t('refundPaid'),
          at: refundPaid.at,
          detail: [formatRupees(refund ?? 0), t(`via.${refundPaid.via}`), refundPaid.reference]
            .filter(Boolean)
            .join(' · '),
        },
      ]
    : []

const reductionStep = ({ at, lines, totalAfter }: Reduction): Step => ({
  key: `reduced ${at}`,
  title: t('reduced'),
  at,
  detail: t('reducedTo', {
    lines: lines.map((line) => `${line.quantity} × ${nameOf(line)}`).join(', '),
    sum: formatRupees(totalAfter),
  }),
})

const returnSteps = (asked: OrderReturn): Step[] => {
  const { state, requestedAt, decidedAt, reason, note } = asked
  const request = {
    key: `return ${requestedAt}`,
    title: t(RETURN_TITLES.requested),
    at: requestedAt,
    detail: `${unitsOf(asked)}: ${[reasonText(reason), note].filter(Boolean).join(' – ')}`,
  }
  if (!decidedAt) return [request]
  const answer = {
    key: `answer ${decidedAt}`,
    title: t(RETURN_TITLES[state]),
    at: decidedAt,
    detail: answerOf(asked),
  }
  return [request, answer, ...paymentOf(asked)]
}

const stepsToCome = ({ status, estimatedDelivery }: Order): Step[] =>
  statusesAfter(status).map((next) => ({
    key: `to come ${next}`,
    ...(ruleOf(next).money === 'booked'
      ? { title: t('arrival'), expectedAt: estimatedDelivery }
      : { title: t('onItsWay') }),
  }))

/**
 * What happened to an order, oldest first, in the words of spec §4; and what is still to come, in other words, so
 * that nobody confuses the two.
 */
export const timelineOf = (order: Order): { past: Step[]; toCome: Step[] } => {
  const statuses = order.statusHistory.map(({ status, at, by }, index): Step => ({
    key: `${index} ${status}`,
    title: titleOf(status),
    at,
    detail: by._id === order.user._id ? undefined : t('byTheShop'),
  }))
  const returns = (order.returns ?? []).flatMap(returnSteps)
  const reductions = (order.reductions ?? []).map(reductionStep)
  const past = [...statuses, ...reductions, ...returns].toSorted((one, other) =>
    (one.at ?? '').localeCompare(other.at ?? ''),
  )
  return { past, toCome: stepsToCome(order) }
}

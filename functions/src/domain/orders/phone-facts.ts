import type { PhoneFacts } from '@bartan/contract/orders/desk-schema'
import { isCancelled, ruleOf, type OrderStatus } from '@bartan/contract/orders/order-process'
import type { Phone } from '@bartan/contract/users/rules'

type StatusOf = { status: OrderStatus; cancelReason?: string | null | undefined }

type Counted = StatusOf & { user: { phone: Phone }; isOwnerGone?: true }

export const NO_FACTS: PhoneFacts = { orders: 0, delivered: 0, refused: 0 }

export const factsOf = (
  order: (Pick<Counted, 'status'> & { cancelReason?: string | null | undefined }) | undefined,
): PhoneFacts =>
  order
    ? {
        orders: 1,
        delivered: ruleOf(order.status).money === 'booked' ? 1 : 0,
        refused: isCancelled(order.status) && order.cancelReason === 'refused' ? 1 : 0,
      }
    : NO_FACTS

/**
 * The change of a phone's facts when an order is placed (no `before`), changed, or deleted (no `after`); undefined if
 * none.
 */
export const factsChange = (
  before: Counted | undefined,
  after: Counted | undefined,
): { phone: Phone; facts: PhoneFacts; isOwnerGone: boolean } | undefined => {
  const { user, isOwnerGone = false } = before ?? after ?? {}
  if (!user?.phone) return undefined
  const [was, is] = [factsOf(before), factsOf(after)]
  const facts = {
    orders: is.orders - was.orders,
    delivered: is.delivered - was.delivered,
    refused: is.refused - was.refused,
  }
  return Object.values(facts).some((by) => by !== 0)
    ? { phone: user.phone, facts, isOwnerGone }
    : undefined
}

/** The facts of many orders' phones, to be written at once. */
export class PhoneFactsSum {
  /** Bounded by the orders of one count. */
  readonly sums = new Map<string, PhoneFacts>()

  add(order: Counted): void {
    const { phone } = order.user
    const { orders, delivered, refused } = this.sums.get(phone) ?? NO_FACTS
    const more = factsOf(order)
    this.sums.set(phone, {
      orders: orders + more.orders,
      delivered: delivered + more.delivered,
      refused: refused + more.refused,
    })
  }
}

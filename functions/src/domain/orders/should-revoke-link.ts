import { isDeepStrictEqual } from 'node:util'
import type { ConfirmationState } from '@bartan/contract/orders/desk-rules'
import type { OrderStatus } from '@bartan/contract/orders/order-process'

type Before = {
  status: OrderStatus
  shippingAddress: object
  user: object
  lines: object
  confirmation?: { state: ConfirmationState }
}

/**
 * Whether a change ends the customer's link (contract §12): the link asked about another state of the order, or the
 * question is settled. To ask again after reopening the order, staff send a new link.
 */
export const shouldRevokeLink = (
  before: Before,
  { status, shippingAddress, user, lines, confirmation }: Partial<Before>,
): boolean => {
  const was = before.confirmation?.state ?? 'unasked'
  const is = confirmation?.state ?? was
  return (
    (status !== undefined && status !== before.status) ||
    (shippingAddress !== undefined &&
      !isDeepStrictEqual(shippingAddress, before.shippingAddress)) ||
    (lines !== undefined && !isDeepStrictEqual(lines, before.lines)) ||
    (user !== undefined && !isDeepStrictEqual(user, before.user)) ||
    (is !== was && (is === 'unasked' || was === 'confirmed' || was === 'declined'))
  )
}

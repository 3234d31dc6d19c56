import { isDeepStrictEqual } from 'node:util'
import type { ConfirmationState } from '@bartan/contract/orders/desk-rules'
import type { OrderStatus } from '@bartan/contract/orders/order-process'

type Before = {
  status: OrderStatus
  shippingAddress: object
  user: object
  confirmation?: { state: ConfirmationState }
}

/**
 * Whether a change ends the link by which the customer answers (contract §12): whoever got it was asked about another
 * order than the one that there is now, or is asked no more. Who takes an order back to Processing asks anew.
 */
export const endsLink = (
  before: Before,
  { status, shippingAddress, user, confirmation }: Partial<Before>,
): boolean => {
  const was = before.confirmation?.state ?? 'unasked'
  const is = confirmation?.state ?? was
  return (
    (status !== undefined && status !== before.status) ||
    (shippingAddress !== undefined &&
      !isDeepStrictEqual(shippingAddress, before.shippingAddress)) ||
    (user !== undefined && !isDeepStrictEqual(user, before.user)) ||
    (is !== was && (is === 'unasked' || was === 'confirmed' || was === 'declined'))
  )
}

import { isOpen } from '@bartan/contract/orders/order-process'
import type { OrderStatus } from '@bartan/contract/orders/order-process'

type Contact = {
  status: OrderStatus
  user: { name: string; phone: string }
  shippingAddress: { phone: string }
}

/**
 * An order whose customer's account is gone: what an invoice must show stays (name, address, goods, amounts), the
 * rest goes; the phone once the order is done, because the courier calls before delivering
 * (docs/decisions/0013-account-deletion.md).
 */
export const withoutContact = <O extends Contact>({ status, user, shippingAddress }: O) => {
  const kept = isOpen(status)
  return {
    user: { name: user.name, phone: kept ? user.phone : '' },
    shippingAddress: {
      ...(shippingAddress as O['shippingAddress']),
      phone: kept ? shippingAddress.phone : '',
    },
  }
}

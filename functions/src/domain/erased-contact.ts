import { isOpen } from '@bartan/contract/orders/order-process'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type { Phone } from '@bartan/contract/users/rules'
import { NO_PHONE } from '@bartan/contract/users/rules'

type Contact = {
  status: OrderStatus
  user: { name: string; phone: Phone }
  shippingAddress: { phone: Phone }
}

/**
 * An order whose customer's account is deleted: keeps what an invoice must show (name, address, goods, amounts). The
 * phone is removed once the order is done, because the courier calls before delivering
 * (docs/decisions/0013-account-deletion.md).
 */
export const withoutContact = <O extends Contact>({ status, user, shippingAddress }: O) => {
  const kept = isOpen(status)
  return {
    user: { name: user.name, phone: kept ? user.phone : NO_PHONE },
    shippingAddress: {
      ...(shippingAddress as O['shippingAddress']),
      phone: kept ? shippingAddress.phone : NO_PHONE,
    },
  }
}

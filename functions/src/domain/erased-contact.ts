import { isOpen, type OrderStatus } from '@bartan/contract/orders/order-process'
import type { ReturnState } from '@bartan/contract/orders/return-rules'
import { NO_PHONE, type Phone } from '@bartan/contract/users/rules'

type Return = { state: ReturnState; refundTo?: unknown }

type Contact = {
  status: OrderStatus
  user: { name: string; phone: Phone }
  shippingAddress: { phone: Phone }
  returns?: Return[]
  refundDue?: unknown
}

const withoutAddress = <R extends Return>({ refundTo: _refundTo, ...rest }: R) => rest

/**
 * An order whose customer's account is deleted: keeps what an invoice must show (name, address, goods, amounts). The
 * phone is removed once the order is done, because the courier calls before delivering
 * (docs/decisions/0013-account-deletion.md), and nothing can be due to the customer any more.
 */
export const withoutContact = <O extends Contact>({
  status,
  user,
  shippingAddress,
  returns,
  refundDue,
}: O) => {
  const waits = refundDue || returns?.some(({ state }) => state === 'requested')
  const kept = waits || isOpen(status)
  return {
    user: { name: user.name, phone: kept ? user.phone : NO_PHONE },
    shippingAddress: {
      ...(shippingAddress as O['shippingAddress']),
      phone: kept ? shippingAddress.phone : NO_PHONE,
    },
    ...(returns && {
      returns: (waits ? returns : returns.map(withoutAddress)) as NonNullable<O['returns']>,
    }),
  }
}

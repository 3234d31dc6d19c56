import { isOpen, type OrderStatus } from '@bartan/contract/orders/order-process'
import type { ReturnState } from '@bartan/contract/orders/return-rules'
import { NO_PHONE, type Phone } from '@bartan/contract/users/rules'

type Return = { state: ReturnState; refundTo?: unknown; note?: string }

type Contact = {
  status: OrderStatus
  user: { name: string; phone: Phone }
  shippingAddress: { phone: Phone }
  returns?: Return[]
  refundDue?: unknown
  notes?: unknown[]
}

const withoutWords = <R extends Return>({ refundTo: _refundTo, note: _note, ...rest }: R) => rest

/**
 * An order whose customer's account is deleted: keeps what an invoice must show (name, address, goods, amounts). The
 * phone, and what customer and staff wrote about it, are removed once the order is done, because the courier calls
 * before delivering (docs/decisions/0013-account-deletion.md), and nothing can be due to the customer any more.
 */
export const withoutContact = <O extends Contact>({
  status,
  user,
  shippingAddress,
  returns,
  refundDue,
  notes,
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
      returns: (waits ? returns : returns.map(withoutWords)) as NonNullable<O['returns']>,
    }),
    // Those of later are the shop's own.
    ...(notes && !kept && user.phone !== NO_PHONE && { notes: [] }),
  }
}

import type { Order, StaffOrder } from '@bartan/contract/orders/schema'

type ChangeAuthor = Order['statusHistory'][number]['by']

/** An order as its customer sees it: without names of staff. An admin who orders privately is its customer. */
export const forCustomer = (order: Order & Partial<StaffOrder>): StaffOrder => {
  const actor = (by: ChangeAuthor): ChangeAuthor =>
    by.role === 'customer' || by._id === order.user._id ? by : { ...by, _id: '', name: '' }
  const withoutStaff = <One extends { by?: ChangeAuthor | undefined }>(one: One): One =>
    one.by ? { ...one, by: actor(one.by) } : one
  return {
    ...order,
    statusHistory: order.statusHistory.map(withoutStaff),
    confirmation: withoutStaff(order.confirmation),
    reductions: order.reductions?.map(withoutStaff),
    returns: order.returns?.map((asked) => ({
      ...asked,
      decidedBy: asked.decidedBy && actor(asked.decidedBy),
      requestedBy: asked.requestedBy && actor(asked.requestedBy),
      refundPaid: asked.refundPaid && withoutStaff(asked.refundPaid),
      pickup: asked.pickup && withoutStaff(asked.pickup),
    })),
    advances: order.advances?.map(withoutStaff),
    paidBack: order.paidBack?.map(withoutStaff),
    notes: order.notes?.map(withoutStaff),
    confirmations: order.confirmations?.map(withoutStaff),
    addressChanges: order.addressChanges?.map(withoutStaff),
    messages: order.messages?.map((sent) => ('kind' in sent ? withoutStaff(sent) : sent)),
  }
}

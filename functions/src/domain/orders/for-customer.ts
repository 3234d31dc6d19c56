import type { Order, StaffOrder } from '@bartan/contract/orders/schema'

type ChangeAuthor = Order['statusHistory'][number]['by']

/** An order as its customer sees it: without names of staff. An admin who orders privately is its customer. */
export const forCustomer = (order: Order & Partial<StaffOrder>): StaffOrder => {
  const actor = (by: ChangeAuthor): ChangeAuthor =>
    by.role === 'customer' || by._id === order.user._id ? by : { ...by, _id: '', name: '' }
  const told = <One extends { by?: ChangeAuthor | undefined }>(one: One): One =>
    one.by ? { ...one, by: actor(one.by) } : one
  return {
    ...order,
    statusHistory: order.statusHistory.map(told),
    confirmation: told(order.confirmation),
    reductions: order.reductions?.map(told),
    returns: order.returns?.map((asked) => ({
      ...asked,
      decidedBy: asked.decidedBy && actor(asked.decidedBy),
      requestedBy: asked.requestedBy && actor(asked.requestedBy),
      refundPaid: asked.refundPaid && told(asked.refundPaid),
      pickup: asked.pickup && told(asked.pickup),
    })),
    advances: order.advances?.map(told),
    paidBack: order.paidBack?.map(told),
    notes: order.notes?.map(told),
    confirmations: order.confirmations?.map(told),
    addressChanges: order.addressChanges?.map(told),
    messages: order.messages?.map(told),
  }
}

/** Any may follow any other (spec §4). */
export const ORDER_STATUSES = ['Processing', 'Shipped', 'Delivered', 'Cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** On their way: the cash is still to be collected, and the limits of contract §10 count them. */
export const OPEN_STATUSES: readonly OrderStatus[] = ['Processing', 'Shipped']

export const isOpen = (status: OrderStatus): boolean => OPEN_STATUSES.includes(status)

/** What is sold: revenue, and whether an order was the first, are judged without cancelled ones (contract §6). */
export const SOLD_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => status !== 'Cancelled',
)

/** Cash on delivery is the only way to pay (spec §1 and §9). */
export const PAYMENT_METHOD = 'COD'

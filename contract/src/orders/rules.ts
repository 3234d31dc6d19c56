export const ORDER_STATUSES = ['Processing', 'Shipped', 'Delivered', 'Cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Cash on delivery is the only way to pay (spec §1). */
export const PAYMENT_METHOD = 'COD'

export const ESTIMATED_DELIVERY_DAYS = 1

/** Creation date plus one day (spec §4). Takes and returns ISO 8601. */
export const estimatedDelivery = (createdAt: string): string =>
  new Date(Date.parse(createdAt) + ESTIMATED_DELIVERY_DAYS * 24 * 60 * 60 * 1000).toISOString()

/** Orders per page if no `limit` is given. */
export const MY_ORDERS_LIMIT = 20

import type { OrderStatus } from '@bartan/contract/orders/rules'

const STATUSES: Record<OrderStatus, true> = {
  Processing: true,
  Shipped: true,
  Delivered: true,
  Cancelled: true,
}

/** The contract's own list stands beside its schemas, which would bring zod along; its type keeps this one complete. */
export const ORDER_STATUS_LIST = Object.keys(STATUSES) as OrderStatus[]

/** Of the control that tells and changes an order's status: once on a page. */
export const statusControlId = (orderId: string) => `status-${orderId}`

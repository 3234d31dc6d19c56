import type { OrderStatus } from '@bartan/contract/orders/order-process'
import { HOUR_MS } from '@bartan/contract/shared/shop-day'

export type PastChange = { status: OrderStatus; at: Date; by: 'customer' | 'admin' }

/** The statuses that an order went through, and after how many hours. */
const WAY: Record<OrderStatus, [OrderStatus, number][]> = {
  Processing: [],
  Shipped: [['Shipped', 5]],
  Delivered: [
    ['Shipped', 5],
    ['Delivered', 24],
  ],
  Cancelled: [['Cancelled', 3]],
}

/** The history of an order placed then; nothing in it is in the future. */
export const pastChanges = (status: OrderStatus, createdAt: Date, now: Date): PastChange[] => [
  { status: 'Processing', at: createdAt, by: 'customer' },
  ...WAY[status].map(([reached, hours]) => ({
    status: reached,
    at: new Date(Math.min(createdAt.getTime() + hours * HOUR_MS, now.getTime())),
    by: 'admin' as const,
  })),
]

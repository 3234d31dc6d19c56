import type { Timestamp } from 'firebase-admin/firestore'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type { ChangeAuthorDocument } from './order-documents.ts'
import type { Paise } from '@bartan/contract/shared/money'

/** Named by a day: what couriers had to collect of parcels that left on it, what they collected on it and handed over. */
export type CashDayDocument = {
  /** By the courier's key. */
  couriers?: Record<string, { toCollect?: Paise; collected?: Paise; byUpi?: Paise }>
  /** Oldest first. */
  handovers?: HandoverDocument[]
}

export type HandoverDocument = {
  id: string
  courier: string
  amount: Paise
  reference?: string
  at: Timestamp
  by: ChangeAuthorDocument
}

type ParcelCounts = { delivered?: number; refused?: number }

/** Named by a month: what became of the parcels that left in it. */
export type ParcelMonthDocument = {
  all?: ParcelCounts
  pins?: Record<string, ParcelCounts>
  products?: Record<string, ParcelCounts>
}

/** Named by a month and a shard: what the orders placed on its days come to, in paise but for `orders` and `units`. */
export type SalesMonthDocument = {
  days?: Record<
    string,
    Partial<
      Record<
        'orders' | 'units' | 'gross' | 'discount' | 'delivery' | 'refunded' | 'tax' | 'total',
        number
      >
    >
  >
  /** By order, whose it is. */
  phones?: Record<string, string>
}

/** Named by a shard: what all orders come to. */
export type OrderTotalsDocument = {
  byStatus?: Partial<Record<OrderStatus, { count?: number; paise?: number }>>
  /** `refunded` in paise, of orders that are not cancelled. */
  all?: { advanced?: number; refunded?: number; returnedToOrigin?: number }
}

/** Named by a month and a shard: by order, what reports need of it (domain/orders/order-rows.ts). */
export type OrderRowsDocument = { rows?: Record<string, string> }

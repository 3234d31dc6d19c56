import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type { Paise } from '@bartan/contract/shared/money'
import type { Timestamp } from 'firebase-admin/firestore'
import type { StoredSums } from '#domain/orders/cash-day.ts'
import type { ChangeAuthorDocument } from './order-documents.ts'

/** Named by day: cash to collect of parcels that left on it, and cash collected and handed over on it. */
export type CashDayDocument = {
  /** By the courier's key. */
  couriers?: Record<string, StoredSums>
  /** Of deleted orders. */
  deleted?: Record<string, StoredSums>
  /** Oldest first. */
  handovers?: HandoverDocument[]
}

export type HandoverDocument = {
  id: string
  courier: string
  amount: Paise
  reference?: string
  /** It was all that was open of the day: its parcels are paid for. */
  isRest?: true
  at: Timestamp
  by: ChangeAuthorDocument
}

type ParcelCounts = { delivered?: number; refused?: number }

/** Named by month: the results of the parcels that left in it. */
export type ParcelMonthDocument = {
  all?: ParcelCounts
  pins?: Record<string, ParcelCounts>
  products?: Record<string, ParcelCounts>
}

/** Named by month and shard: sums of the orders placed on its days, in paise except `orders` and `units`. */
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
  /** The phone of each order. */
  phones?: Record<string, string>
}

/** Named by shard: sums of all orders. */
export type OrderTotalsDocument = {
  byStatus?: Partial<Record<OrderStatus, { count?: number; paise?: number }>>
  /** `refunded` in paise, without cancelled orders. */
  all?: {
    advanced?: number
    collected?: number
    short?: number
    refunded?: number
    returnedToOrigin?: number
  }
}

/** Named by month and shard: a row per order for reports (domain/orders/order-rows.ts). */
export type OrderRowsDocument = { rows?: Record<string, string> }

import { ruleOf } from '@bartan/contract/orders/order-process'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import { isSold, placedOn, SALES_FIELDS, salesOf, shardOf } from './sale-of.ts'
import type { Reported } from './sale-of.ts'

/** The path of a stored number or text: collection, document, and nested fields. */
export type Place = [collection: string, id: string, ...fields: string[]]

export type Entry = [Place, number]

/** Sums of sales by day, and of all orders by status, for the dashboard and the sales report. */

export const SALES_MONTHS = 'salesMonths'
export const ORDER_TOTALS = 'orderTotals'

/** Shards of a sum, so that concurrent orders seldom contend; each costs a report a read. */
export const SUM_SHARDS = 4

export const salesMonthOf = (order: Reported): string =>
  `${placedOn(order).slice(0, 7)}-${shardOf(order, SUM_SHARDS)}`

export const salesSumsOf = (order: Reported & { status: OrderStatus }): Entry[] => {
  const total = (...fields: string[]): Entry[0] => [
    ORDER_TOTALS,
    shardOf(order, SUM_SHARDS),
    ...fields,
  ]
  const { status, totalPrice, advanced, isReturnedToOrigin } = order
  const ofStatus: Entry[] = [
    [total('byStatus', status, 'count'), 1],
    [total('byStatus', status, 'paise'), totalPrice],
    ...(ruleOf(status).open && advanced
      ? [[total('all', 'advanced'), Math.min(advanced, totalPrice)] satisfies Entry]
      : []),
    ...(isReturnedToOrigin ? [[total('all', 'returnedToOrigin'), 1] satisfies Entry] : []),
  ]
  if (!isSold(order)) return ofStatus
  const sales = salesOf(order)
  const day = placedOn(order).slice(8)
  return [
    ...ofStatus,
    [total('all', 'refunded'), sales.refunded],
    ...SALES_FIELDS.map((field): Entry => [
      [SALES_MONTHS, salesMonthOf(order), 'days', day, field],
      sales[field],
    ]),
  ]
}

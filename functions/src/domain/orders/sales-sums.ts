import { accountOf, aheadOf, collectedIn } from '@bartan/contract/orders/account'
import { ruleOf, type OrderStatus } from '@bartan/contract/orders/order-process'
import { accountOfOrder, entriesOf } from './order-account.ts'
import { isSold, placedOn, SALES_FIELDS, salesOf, shardOf, type Reported } from './sale-of.ts'

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

/** What was collected at the door, and what was not; not in the sums of orders that only earlier releases wrote. */
const doorEntries = (order: Reported, placeOf: (field: string) => Place): Entry[] => {
  if (!order.account || ruleOf(order.status).money !== 'booked') return []
  const entries = entriesOf(order)
  const { cash, upi } = collectedIn(entries)
  const { short } = accountOf(order.status, entries)
  return [
    [placeOf('collected'), cash + upi] satisfies Entry,
    [placeOf('short'), short] satisfies Entry,
  ].filter(([, amount]) => amount !== 0)
}

export const salesSumsOf = (order: Reported & { status: OrderStatus }): Entry[] => {
  const total = (...fields: string[]): Entry[0] => [
    ORDER_TOTALS,
    shardOf(order, SUM_SHARDS),
    ...fields,
  ]
  const { status, totalPrice, isReturnedToOrigin } = order
  const ahead = aheadOf(status, totalPrice, accountOfOrder(order))
  const ofStatus: Entry[] = [
    [total('byStatus', status, 'count'), 1],
    [total('byStatus', status, 'paise'), totalPrice],
    ...doorEntries(order, (field) => total('all', field)),
    ...(ahead === 0 ? [] : [[total('all', 'advanced'), ahead] satisfies Entry]),
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

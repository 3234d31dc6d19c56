import { periodOf, type ReportStep } from '@bartan/contract/reports/rules'
import type { SalesRow } from '@bartan/contract/reports/schema'
import { paise, toRupees } from '@bartan/contract/shared/money'
import { SALES_FIELDS, type Sales } from '#domain/orders/sale-of.ts'

type OfDay = { day: string; sales: Partial<Sales> }

const NONE = Object.fromEntries(SALES_FIELDS.map((field) => [field, 0])) as Sales

const added = (one: Sales, other: Partial<Sales>): Sales =>
  Object.fromEntries(
    SALES_FIELDS.map((field) => [field, one[field] + (other[field] ?? 0)]),
  ) as Sales

const money = (amount: number) => toRupees(paise(amount))

const toRow = (period: string, sales: Sales): SalesRow => ({
  period,
  orders: sales.orders,
  units: sales.units,
  gross: money(sales.gross),
  discount: money(sales.discount),
  delivery: money(sales.delivery),
  refunded: money(sales.refunded),
  tax: money(sales.tax),
  net: money(sales.gross - sales.discount + sales.delivery - sales.refunded),
})

/** Oldest first; periods with only cancelled orders are left out. */
export const salesRows = (days: readonly OfDay[], step: ReportStep): SalesRow[] => {
  const sums = new Map<string, Sales>()
  for (const { day, sales } of days) {
    const period = periodOf(day, step)
    sums.set(period, added(sums.get(period) ?? NONE, sales))
  }
  return [...sums]
    .filter(([, { orders }]) => orders > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([period, sales]) => toRow(period, sales))
}

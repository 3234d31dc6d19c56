import { csvFile } from '@bartan/contract/csv/write-csv'
import { reason } from '@bartan/contract/reasons/reasons'
import {
  exportCustomersReport,
  exportPlacesReport,
  exportProductsReport,
  exportSalesReport,
  exportStockReport,
  getCustomersReport,
  getPlacesReport,
  getProductsReport,
  getSalesReport,
  getStockReport,
} from '@bartan/contract/reports/endpoints'
import {
  MAX_REPORT_DAYS,
  reportDays,
  STOCK_DAYS,
  type ReportStep,
  periodOf,
} from '@bartan/contract/reports/rules'
import type {
  CustomersReport,
  PlacesReport,
  ProductsReport,
  SalesReport,
  StockReport,
  SalesRow,
} from '@bartan/contract/reports/schema'
import { ADMIN_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { paise, toRupees } from '@bartan/contract/shared/money'
import { addDays, dayOf, fileTime, startOfDay } from '@bartan/contract/shared/shop-day'
import { invalidField } from '#domain/app-error.ts'
import { decodeCursor, encodeCursor, refuseCursor } from '#domain/cursor.ts'
import { SALES_FIELDS, type Sales } from '#domain/orders/sale-of.ts'
import type { ListedStock } from '#domain/stock/variant-stock.ts'
import { handle } from '#http/framework/route.ts'
import { setPagingHeaders } from '#http/reply/paging-headers.ts'
import type { ShopContext } from '../../shop-context.ts'
import { groupCustomers, groupPlaces, groupVariants } from './order-groups.ts'
import { reportsRepository } from './reports.repository.ts'
import { productRows, stockRows } from './variant-rows.ts'

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
const salesRows = (days: readonly OfDay[], step: ReportStep): SalesRow[] => {
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

type AskedDays = { from?: string | undefined; to?: string | undefined }

type Days = { from: string; to: string }

const COLUMNS = {
  sales: ['period', 'orders', 'units', 'gross', 'discount', 'delivery', 'refunded', 'tax', 'net'],
  products: ['sku', 'name', 'size', 'color', 'units', 'revenue', 'cost', 'margin', 'returned'],
  places: ['state', 'pin3', 'orders', 'revenue', 'refused'],
  customers: ['phone', 'name', 'orders', 'revenue', 'last'],
  stock: [
    'sku',
    'name',
    'size',
    'color',
    'countInStock',
    'cost',
    'value',
    'soldIn30Days',
    'daysLeft',
    'reorder',
  ],
} as const

type Cell = string | number | undefined

const fileOf = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Partial<Record<Column, Cell>>[],
): string =>
  csvFile([[...columns], ...rows.map((row) => columns.map((column) => row[column] ?? ''))])

/** The rows after a cursor's customer, sorted by revenue, then phone. */
const behind = (cursor: string) => {
  const [revenue, phone] = decodeCursor(cursor)
  if (typeof revenue !== 'number' || typeof phone !== 'string') return refuseCursor()
  return (row: CustomersReport['rows'][number]): boolean =>
    row.revenue < revenue || (row.revenue === revenue && row.phone > phone)
}

/** All variants, and products without any, drafts included; from memory. */
type Stock = () => Promise<ListedStock[]>

const reportsOf = ({ connect, clock }: ShopContext, stock: Stock) => {
  const { sales, eachOrder, phonesBefore } = reportsRepository(connect)

  const daysOf = (asked: AskedDays): Days => {
    const { from, to } = reportDays(asked, dayOf(clock.now()))
    if (from > to)
      throw invalidField('to', reason('field_not_after', { field: 'to', other: 'from' }))
    if (addDays(from, MAX_REPORT_DAYS) <= to)
      throw invalidField('from', reason('too_many_days', { max: MAX_REPORT_DAYS }))
    return { from, to }
  }

  const variantSales = async (days: Days) => {
    const variants = groupVariants()
    await eachOrder(days, variants.add)
    return variants.groups.values()
  }

  return {
    sales: async ({ by, ...asked }: AskedDays & { by: ReportStep }): Promise<SalesReport> => {
      const days = daysOf(asked)
      return { ...days, by, rows: salesRows(await sales(days), by) }
    },

    products: async (asked: AskedDays): Promise<ProductsReport> => {
      const days = daysOf(asked)
      const [sold, now] = await Promise.all([variantSales(days), stock()])
      return { ...days, rows: productRows(sold, now) }
    },

    places: async (asked: AskedDays): Promise<PlacesReport> => {
      const days = daysOf(asked)
      const places = groupPlaces()
      await eachOrder(days, places.add)
      return { ...days, rows: places.rows() }
    },

    customers: async (asked: AskedDays): Promise<CustomersReport> => {
      const days = daysOf(asked)
      const month = days.from.slice(0, 7)
      const customers = groupCustomers()
      const before = await phonesBefore(month)
      // The first month is read whole: its days before the report count as earlier.
      const first = startOfDay(days.from).getTime()
      await eachOrder({ from: `${month}-01`, to: days.to }, (row) => {
        if (row.at >= first) customers.add(row)
        else if (!row.isRefused && row.phone !== '') before.add(row.phone)
      })
      const phones = customers.phones()
      const returning = phones.filter((phone) => before.has(phone)).length
      return { ...days, new: phones.length - returning, returning, rows: customers.rows() }
    },

    /** The current stock: the days make no difference, but are validated like other reports'. */
    stock: async (asked: AskedDays): Promise<StockReport> => {
      const days = daysOf(asked)
      const today = dayOf(clock.now())
      const lately = { from: addDays(today, 1 - STOCK_DAYS), to: today }
      const [sold, now] = await Promise.all([variantSales(lately), stock()])
      return { ...days, rows: stockRows(now, sold) }
    },
  }
}

const customersPage = (
  report: CustomersReport,
  { cursor, limit = ADMIN_LIST_LIMIT }: { cursor?: string | undefined; limit?: number | undefined },
) => {
  const isBehind = cursor === undefined ? () => true : behind(cursor)
  const left = report.rows.filter(isBehind)
  const rows = left.slice(0, limit)
  const last = left.length > limit ? rows.at(-1) : undefined
  return {
    report: { ...report, rows },
    limit,
    total: report.rows.length,
    next: last && encodeCursor([last.revenue, last.phone]),
  }
}

export const reportUseCases = (context: ShopContext, listStock: Stock) => {
  const { sales, products, places, customers, stock } = reportsOf(context, listStock)
  return {
    stock,
    routes: [
      handle(getSalesReport, ({ query }) => sales(query)),
      handle(exportSalesReport, async ({ query }) =>
        fileOf(COLUMNS.sales, (await sales(query)).rows),
      ),
      handle(getProductsReport, ({ query }) => products(query)),
      handle(exportProductsReport, async ({ query }) =>
        fileOf(COLUMNS.products, (await products(query)).rows),
      ),
      handle(getPlacesReport, ({ query }) => places(query)),
      handle(exportPlacesReport, async ({ query }) =>
        fileOf(COLUMNS.places, (await places(query)).rows),
      ),
      /** A page of customers; the cursor continues after its last one. */
      handle(getCustomersReport, async ({ query: { cursor, limit, ...asked }, req, res }) => {
        const { report, ...paging } = customersPage(await customers(asked), { cursor, limit })
        setPagingHeaders(req, res, paging)
        return report
      }),
      handle(exportCustomersReport, async ({ query }) =>
        fileOf(
          COLUMNS.customers,
          (await customers(query)).rows.map((row) => ({ ...row, last: fileTime(row.last) })),
        ),
      ),
      handle(getStockReport, ({ query }) => stock(query)),
      handle(exportStockReport, async ({ query }) =>
        fileOf(COLUMNS.stock, (await stock(query)).rows),
      ),
    ],
  }
}

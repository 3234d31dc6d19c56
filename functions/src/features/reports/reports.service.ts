import { csvFile } from '@bartan/contract/csv/write-csv'
import { reason } from '@bartan/contract/reasons/reasons'
import {
  MAX_REPORT_DAYS,
  reportDays,
  STOCK_DAYS,
  type ReportStep,
} from '@bartan/contract/reports/rules'
import type {
  CustomersReport,
  PlacesReport,
  ProductsReport,
  SalesReport,
  StockReport,
} from '@bartan/contract/reports/schema'
import { ADMIN_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { addDays, dayOf, startOfDay } from '@bartan/contract/shared/shop-day'
import { invalidField } from '#domain/app-error.ts'
import { decodeCursor, encodeCursor, refuseCursor } from '#domain/cursor.ts'
import type { ListedStock } from '#domain/stock/variant-stock.ts'
import type { ShopContext } from '../../shop-context.ts'
import { groupCustomers, groupPlaces, groupVariants } from './order-groups.ts'
import { reportsRepository } from './reports.repository.ts'
import { salesRows } from './sales-report.ts'
import { productRows, stockRows } from './variant-rows.ts'

type AskedDays = { from?: string | undefined; to?: string | undefined }

type Days = { from: string; to: string }

type Paging = { cursor?: string | undefined; limit?: number | undefined }

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

export const reportsService = ({ connect, clock }: ShopContext, stock: Stock) => {
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

  const report = {
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

  return {
    ...report,

    /** A page of customers; the cursor continues after its last one. */
    customersPage: async ({ cursor, limit = ADMIN_LIST_LIMIT, ...asked }: AskedDays & Paging) => {
      const isBehind = cursor === undefined ? () => true : behind(cursor)
      const whole = await report.customers(asked)
      const left = whole.rows.filter(isBehind)
      const rows = left.slice(0, limit)
      const last = left.length > limit ? rows.at(-1) : undefined
      return {
        report: { ...whole, rows },
        limit,
        total: whole.rows.length,
        next: last && encodeCursor([last.revenue, last.phone]),
      }
    },

    files: {
      sales: async (asked: AskedDays & { by: ReportStep }) =>
        fileOf(COLUMNS.sales, (await report.sales(asked)).rows),
      products: async (asked: AskedDays) =>
        fileOf(COLUMNS.products, (await report.products(asked)).rows),
      places: async (asked: AskedDays) => fileOf(COLUMNS.places, (await report.places(asked)).rows),
      customers: async (asked: AskedDays) =>
        fileOf(COLUMNS.customers, (await report.customers(asked)).rows),
      stock: async (asked: AskedDays) => fileOf(COLUMNS.stock, (await report.stock(asked)).rows),
    },
  }
}

export type ReportsService = ReturnType<typeof reportsService>

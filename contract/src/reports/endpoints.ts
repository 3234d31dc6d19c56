import * as z from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { absentIfEmpty, oneOf, queryDay, queryNumber } from '../shared/field.ts'
import { ADMIN_LIST_LIMIT } from '../shared/list-limits.ts'
import { cursorQuery } from '../shared/paging.ts'
import { MAX_REPORT_DAYS, REPORT_STEPS } from './rules.ts'
import {
  customersReportSchema,
  placesReportSchema,
  productsReportSchema,
  salesReportSchema,
  stockReportSchema,
} from './schema.ts'

const days = {
  from: queryDay('from').meta({
    description: `A day of the shop's time zone; at most ${MAX_REPORT_DAYS} days, 30 by itself`,
  }),
  to: queryDay('to').meta({ description: 'Inclusive; today by itself' }),
}

const daysQuery = z.object(days)

const salesQuery = z.object({
  ...days,
  by: z.preprocess(absentIfEmpty, oneOf('by', REPORT_STEPS).default('day')),
})

const customersQuery = z.object({
  ...days,
  limit: queryNumber('limit', { min: 1, max: ADMIN_LIST_LIMIT, whole: true }),
  ...cursorQuery,
})

/** The call for a report's rows as a file. */
const rowsOf = <const Name extends string, const Query extends z.ZodObject>(
  name: Name,
  query: Query,
) =>
  endpoint(`GET /api/admin/reports/${name}.csv`, {
    summary: 'The rows of the same report as a file',
    access: ['accounts'],
    query,
    replyType: 'text/csv',
    reply: z.string(),
  })

export const getSalesReport = endpoint('GET /api/admin/reports/sales', {
  summary: 'Sales by day, week or month, without cancelled orders',
  access: ['accounts'],
  query: salesQuery,
  reply: salesReportSchema,
})

export const exportSalesReport = rowsOf('sales', salesQuery)

export const getProductsReport = endpoint('GET /api/admin/reports/products', {
  summary: 'Sales of each variant',
  access: ['accounts'],
  query: daysQuery,
  reply: productsReportSchema,
})

export const exportProductsReport = rowsOf('products', daysQuery)

export const getPlacesReport = endpoint('GET /api/admin/reports/places', {
  summary: 'Sales and refused parcels by place',
  access: ['accounts'],
  query: daysQuery,
  reply: placesReportSchema,
})

export const exportPlacesReport = rowsOf('places', daysQuery)

export const getCustomersReport = endpoint('GET /api/admin/reports/customers', {
  summary:
    'Customers who ordered, and who did for the first time; X-Next-Cursor leads to the next page',
  access: ['accounts'],
  query: customersQuery,
  reply: customersReportSchema,
})

export const exportCustomersReport = rowsOf('customers', daysQuery)

export const getStockReport = endpoint('GET /api/admin/reports/stock', {
  summary: 'Stock, how long it will last, and what to buy; as of today, whatever the days',
  access: ['accounts'],
  query: daysQuery,
  reply: stockReportSchema,
})

export const exportStockReport = rowsOf('stock', daysQuery)

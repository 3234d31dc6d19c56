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
const rowsOf = <
  const Path extends `/api/admin/reports/${string}.csv`,
  const Query extends z.ZodObject,
>(
  path: Path,
  query: Query,
) =>
  endpoint({
    method: 'GET',
    path,
    summary: 'The rows of the same report as a file',
    access: ['accounts'],
    query,
    csvReply: true,
    reply: z.string(),
  })

export const getSalesReport = endpoint({
  method: 'GET',
  path: '/api/admin/reports/sales',
  summary: 'Sales by day, week or month, without cancelled orders',
  access: ['accounts'],
  query: salesQuery,
  reply: salesReportSchema,
})

export const exportSalesReport = rowsOf('/api/admin/reports/sales.csv', salesQuery)

export const getProductsReport = endpoint({
  method: 'GET',
  path: '/api/admin/reports/products',
  summary: 'Sales of each variant',
  access: ['accounts'],
  query: daysQuery,
  reply: productsReportSchema,
})

export const exportProductsReport = rowsOf('/api/admin/reports/products.csv', daysQuery)

export const getPlacesReport = endpoint({
  method: 'GET',
  path: '/api/admin/reports/places',
  summary: 'Sales and refused parcels by place',
  access: ['accounts'],
  query: daysQuery,
  reply: placesReportSchema,
})

export const exportPlacesReport = rowsOf('/api/admin/reports/places.csv', daysQuery)

export const getCustomersReport = endpoint({
  method: 'GET',
  path: '/api/admin/reports/customers',
  summary:
    'Customers who ordered, and who did for the first time; X-Next-Cursor leads to the next page',
  access: ['accounts'],
  query: customersQuery,
  reply: customersReportSchema,
})

export const exportCustomersReport = rowsOf('/api/admin/reports/customers.csv', daysQuery)

export const getStockReport = endpoint({
  method: 'GET',
  path: '/api/admin/reports/stock',
  summary: 'Stock, how long it will last, and what to buy; as of today, whatever the days',
  access: ['accounts'],
  query: daysQuery,
  reply: stockReportSchema,
})

export const exportStockReport = rowsOf('/api/admin/reports/stock.csv', daysQuery)

export const reportEndpoints = [
  getSalesReport,
  exportSalesReport,
  getProductsReport,
  exportProductsReport,
  getPlacesReport,
  exportPlacesReport,
  getCustomersReport,
  exportCustomersReport,
  getStockReport,
  exportStockReport,
] as const

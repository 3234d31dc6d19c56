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
import { handle } from '#http/framework/route.ts'
import { setPagingHeaders } from '#http/reply/paging-headers.ts'
import type { ReportsService } from './reports.service.ts'

export const reportRoutes = (reports: ReportsService) => [
  handle(getSalesReport, ({ query }) => reports.sales(query)),
  handle(exportSalesReport, ({ query }) => reports.files.sales(query)),
  handle(getProductsReport, ({ query }) => reports.products(query)),
  handle(exportProductsReport, ({ query }) => reports.files.products(query)),
  handle(getPlacesReport, ({ query }) => reports.places(query)),
  handle(exportPlacesReport, ({ query }) => reports.files.places(query)),
  handle(getCustomersReport, async ({ query, req, res }) => {
    const { report, ...paging } = await reports.customersPage(query)
    setPagingHeaders(req, res, paging)
    return report
  }),
  handle(exportCustomersReport, ({ query }) => reports.files.customers(query)),
  handle(getStockReport, ({ query }) => reports.stock(query)),
  handle(exportStockReport, ({ query }) => reports.files.stock(query)),
]

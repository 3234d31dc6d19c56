import type { CallInput } from '@bartan/contract/api'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { textWithBom } from '#lib/api/call-for-file.ts'
import { adminKey } from '#lib/session/admin-key.ts'

export type ReportQuery = CallInput<'GET /api/admin/reports/sales'>['query'] & object

type Options = { signal?: AbortSignal }

const read = { read: textWithBom }

/** Functions that read each report and its file. */
export const READERS = {
  sales: {
    rows: (query: ReportQuery, options: Options) =>
      call('GET /api/admin/reports/sales', { query }, options),
    file: (query: ReportQuery) => call('GET /api/admin/reports/sales.csv', { query }, read),
  },
  products: {
    rows: ({ by: _by, ...query }: ReportQuery, options: Options) =>
      call('GET /api/admin/reports/products', { query }, options),
    file: ({ by: _by, ...query }: ReportQuery) =>
      call('GET /api/admin/reports/products.csv', { query }, read),
  },
  places: {
    rows: ({ by: _by, ...query }: ReportQuery, options: Options) =>
      call('GET /api/admin/reports/places', { query }, options),
    file: ({ by: _by, ...query }: ReportQuery) =>
      call('GET /api/admin/reports/places.csv', { query }, read),
  },
  customers: {
    rows: ({ by: _by, ...query }: ReportQuery, options: Options) =>
      call('GET /api/admin/reports/customers', { query }, options),
    file: ({ by: _by, ...query }: ReportQuery) =>
      call('GET /api/admin/reports/customers.csv', { query }, read),
  },
  stock: {
    rows: ({ by: _by, ...query }: ReportQuery, options: Options) =>
      call('GET /api/admin/reports/stock', { query }, options),
    file: ({ by: _by, ...query }: ReportQuery) =>
      call('GET /api/admin/reports/stock.csv', { query }, read),
  },
} as const

export type ReportName = keyof typeof READERS
export const REPORT_NAMES = Object.keys(READERS) as ReportName[]

export type ReportOf<N extends ReportName> = Awaited<ReturnType<(typeof READERS)[N]['rows']>>

export const reportQuery = <Report>(
  name: ReportName,
  rows: (query: ReportQuery, options: Options) => Promise<Report>,
  query: ReportQuery,
) =>
  queryOptions({
    queryKey: [...adminKey('reports'), name, query],
    queryFn: ({ signal }) => rows(query, { signal }),
  })

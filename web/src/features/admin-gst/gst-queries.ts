import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

/** Not cached, because documents are issued while the page is open. */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: adminKey('gst-month', month),
    queryFn: ({ signal }) => call('GET /api/admin/gst/:month', { params: { month } }, { signal }),
    staleTime: 0,
  })

export const turnoverQuery = () =>
  queryOptions({
    queryKey: adminKey('gst-turnover'),
    queryFn: ({ signal }) => call('GET /api/admin/gst/turnover', {}, { signal }),
  })

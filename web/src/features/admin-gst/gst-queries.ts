import { readQuery } from '#lib/api/read-query.ts'
import { adminKey } from '#lib/session/admin-key.ts'

/** Not cached, because documents are issued while the page is open. */
export const monthQuery = (month: string) => ({
  ...readQuery(adminKey('gst-month', month), 'GET /api/admin/gst/:month', { params: { month } }),
  staleTime: 0,
})

export const turnoverQuery = () =>
  readQuery(adminKey('gst-turnover'), 'GET /api/admin/gst/turnover')

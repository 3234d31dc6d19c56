import {
  checkMonth,
  exportDocuments,
  getB2b,
  getB2cl,
  getB2cs,
  getCdnr,
  getDocs,
  getHsn,
  getTurnover,
} from '@bartan/contract/tax/endpoints'
import { handle } from '#http/framework/route.ts'
import type { GstService } from './gst.service.ts'

export const gstRoutes = (gst: GstService) => [
  handle(getB2b, ({ params }) => gst.table(params.month, 'b2b')),
  handle(getB2cl, ({ params }) => gst.table(params.month, 'b2cl')),
  handle(getB2cs, ({ params }) => gst.table(params.month, 'b2cs')),
  handle(getCdnr, ({ params }) => gst.table(params.month, 'cdnr')),
  handle(getDocs, ({ params }) => gst.table(params.month, 'docs')),
  handle(getHsn, ({ params, query }) => gst.hsn(params.month, query.supply)),
  // Before the month, which would take its name for one.
  handle(getTurnover, () => gst.turnover()),
  handle(checkMonth, ({ params }) => gst.check(params.month)),
  handle(exportDocuments, ({ params }) => gst.year(Number(params.year))),
]

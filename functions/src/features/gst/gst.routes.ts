import {
  checkMonth,
  exportDocuments,
  get3b,
  getB2b,
  getB2cl,
  getB2cs,
  getCdnr,
  getCdnur,
  getDocs,
  getHsn,
  getNil,
  getRegister,
  getTurnover,
  zipDocuments,
} from '@bartan/contract/tax/endpoints'
import { handle } from '#http/framework/route.ts'
import { FileReply } from '#http/reply/file-reply.ts'
import type { GstService } from './gst.service.ts'

export const gstRoutes = (gst: GstService) => [
  handle(getB2b, ({ params }) => gst.table(params.month, 'b2b')),
  handle(getB2cl, ({ params }) => gst.table(params.month, 'b2cl')),
  handle(getB2cs, ({ params }) => gst.table(params.month, 'b2cs')),
  handle(getCdnr, ({ params }) => gst.table(params.month, 'cdnr')),
  handle(getCdnur, ({ params }) => gst.table(params.month, 'cdnur')),
  handle(getNil, ({ params }) => gst.table(params.month, 'nil')),
  handle(getRegister, ({ params }) => gst.table(params.month, 'register')),
  handle(get3b, ({ params }) => gst.gstr3b(params.month)),
  handle(getDocs, ({ params }) => gst.table(params.month, 'docs')),
  handle(getHsn, ({ params, query }) => gst.hsn(params.month, query.supply)),
  handle(zipDocuments, async ({ caller, params: { month } }) => {
    const bytes = await gst.zip(caller, month)
    return new FileReply(bytes, { type: 'application/zip', name: `documents-${month}.zip` })
  }),
  // Before `:month`, which would match it.
  handle(getTurnover, () => gst.turnover()),
  handle(checkMonth, ({ params }) => gst.check(params.month)),
  handle(exportDocuments, ({ params }) => gst.year(Number(params.year))),
]

import { csvText } from '@bartan/contract/csv/write-csv'
import {
  toRupees,
  subtractPaise,
  sumPaise,
  timesPaise,
  type Paise,
} from '@bartan/contract/shared/money'
import { documentRows } from '@bartan/contract/tax/document-rows'
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
import { financialYearOf, monthsOfYear } from '@bartan/contract/tax/financial-year'
import { b2b, b2cl, b2cs, cdnr, cdnur, docs, hsn } from '@bartan/contract/tax/gstr1'
import { gstr3b } from '@bartan/contract/tax/gstr3b'
import { missingIn } from '@bartan/contract/tax/missing-in'
import { nil } from '@bartan/contract/tax/nil-supplies'
import { ofOtherState } from '@bartan/contract/tax/of-other-state'
import type { ReturnDocument } from '@bartan/contract/tax/return-document'
import { salesRegister } from '@bartan/contract/tax/sales-register'
import { turnoverLimit } from '@bartan/contract/tax/turnover-limits'
import type { Caller } from '#domain/caller.ts'
import { handle } from '#http/framework/route.ts'
import { FileReply } from '#http/reply/file-reply.ts'
import type { ShopContext } from '../../shop-context.ts'

/** Of the orders' documents. */
type Others = {
  /** By series, each in the order of numbers. */
  documentsOf: (month: string) => Promise<ReturnDocument[]>
  turnoverOf: (year: string) => Promise<Paise>
  /**
   * PDFs of documents in one file.
   * @throws AppError too_many_requests
   */
  zip: (caller: Caller, month: string) => Promise<Buffer>
}

const TABLES = { b2b, b2cl, b2cs, cdnr, cdnur, nil, docs, register: salesRegister }

const signed = ({ kind }: ReturnDocument): number => (kind === 'credit_note' ? -1 : 1)

/** What a seller's accountant files: GSTR-1's tables, computed from the documents. */
export const gstRoutes = (
  { settings, clock }: ShopContext,
  { documentsOf, turnoverOf, zip }: Others,
) => {
  const table = async (month: string, name: keyof typeof TABLES): Promise<string> =>
    csvText(TABLES[name](await documentsOf(month)))

  return [
    handle(getB2b, ({ params }) => table(params.month, 'b2b')),
    handle(getB2cl, ({ params }) => table(params.month, 'b2cl')),
    handle(getB2cs, ({ params }) => table(params.month, 'b2cs')),
    handle(getCdnr, ({ params }) => table(params.month, 'cdnr')),
    handle(getCdnur, ({ params }) => table(params.month, 'cdnur')),
    handle(getNil, ({ params }) => table(params.month, 'nil')),
    handle(getRegister, ({ params }) => table(params.month, 'register')),
    handle(get3b, async ({ params: { month } }) => gstr3b(await documentsOf(month))),
    handle(getDocs, ({ params }) => table(params.month, 'docs')),
    handle(getHsn, async ({ params: { month }, query: { supply } }) =>
      csvText(hsn(await documentsOf(month), supply)),
    ),
    handle(zipDocuments, async ({ caller, params: { month } }) => {
      const bytes = await zip(caller, month)
      return new FileReply(bytes, { type: 'application/zip', name: `documents-${month}.zip` })
    }),
    // Before `:month`, which would match it.
    handle(getTurnover, async () => {
      const year = financialYearOf(clock.now())
      const [{ legal }, paise] = await Promise.all([settings(), turnoverOf(year)])
      const { registration, state } = legal
      const turnover = toRupees(paise)
      return { year, registration, state, turnover, limit: turnoverLimit(registration, state) }
    }),
    handle(checkMonth, async ({ params: { month } }) => {
      const documents = await documentsOf(month)
      const sum = (amountOf: (document: ReturnDocument) => Paise) =>
        toRupees(sumPaise(documents.map((one) => timesPaise(amountOf(one), signed(one)))))
      return {
        month,
        documents: documents.length,
        taxable: sum(({ totals }) => totals.taxable),
        tax: sum(({ totals }) => subtractPaise(totals.total, totals.taxable)),
        total: sum(({ totals }) => totals.total),
        missing: missingIn(documents),
        otherState: ofOtherState(documents),
      }
    }),
    handle(exportDocuments, async ({ params: { year } }) => {
      const documents: ReturnDocument[] = []
      for (const month of monthsOfYear(Number(year))) documents.push(...(await documentsOf(month)))
      return csvText(documentRows(documents))
    }),
  ]
}

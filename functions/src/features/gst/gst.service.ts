import { csvText } from '@bartan/contract/csv/write-csv'
import type { Registration } from '@bartan/contract/settings/rules'
import {
  toRupees,
  subtractPaise,
  sumPaise,
  timesPaise,
  type Paise,
} from '@bartan/contract/shared/money'
import { documentRows } from '@bartan/contract/tax/document-rows'
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
import type { Clock } from '#platform/clock.ts'

type Ports = {
  /** By series, each in the order of numbers. */
  documentsOf: (month: string) => Promise<ReturnDocument[]>
  turnoverOf: (year: string) => Promise<Paise>
  /**
   * PDFs of documents in one file.
   * @throws AppError too_many_requests
   */
  zip: (caller: Caller, month: string) => Promise<Buffer>
  seller: () => Promise<{ registration: Registration; state: string }>
  clock: Clock
}

const TABLES = { b2b, b2cl, b2cs, cdnr, cdnur, nil, docs, register: salesRegister }

const signed = ({ kind }: ReturnDocument): number => (kind === 'credit_note' ? -1 : 1)

/** What a seller's accountant files: GSTR-1's tables, computed from the documents. */
export const gstService = ({ documentsOf, turnoverOf, zip, seller, clock }: Ports) => ({
  zip,

  table: async (month: string, name: keyof typeof TABLES): Promise<string> =>
    csvText(TABLES[name](await documentsOf(month))),

  hsn: async (month: string, supply: 'b2b' | 'b2c' | undefined): Promise<string> =>
    csvText(hsn(await documentsOf(month), supply)),

  gstr3b: async (month: string) => gstr3b(await documentsOf(month)),

  check: async (month: string) => {
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
  },

  turnover: async () => {
    const year = financialYearOf(clock.now())
    const [{ registration, state }, paise] = await Promise.all([seller(), turnoverOf(year)])
    const turnover = toRupees(paise)
    return { year, registration, state, turnover, limit: turnoverLimit(registration, state) }
  },

  year: async (first: number): Promise<string> => {
    const documents: ReturnDocument[] = []
    for (const month of monthsOfYear(first)) documents.push(...(await documentsOf(month)))
    return csvText(documentRows(documents))
  },
})

export type GstService = ReturnType<typeof gstService>

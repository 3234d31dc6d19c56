import { NO_MONEY, sumPaise, toRupees, type Rupees } from '../shared/money.ts'
import { stateCodeOf } from '../shared/states.ts'
import { isB2b, isNil, returned, sums, withLines, type ReturnDocument } from './return-document.ts'
import { NO_TAX_SUM } from './tax-sum.ts'

export type Gstr3b = {
  outward: { taxable: Rupees; igst: Rupees; cgst: Rupees; sgst: Rupees }
  nil: Rupees
  interStateUnregistered: { state: string; code: string; taxable: Rupees; igst: Rupees }[]
}

const totalOf = (documents: readonly ReturnDocument[]) =>
  sums(documents, () => [])[0]?.[1] ?? NO_TAX_SUM

/** A month's figures for GSTR-3B, tables 3.1(a), 3.1(c) and 3.2: the sums of the tables of GSTR-1. */
export const gstr3b = (documents: readonly ReturnDocument[]): Gstr3b => {
  const all = returned(documents)
  const taxed = all.map((document) => withLines(document, (line) => !isNil(line)))
  const { taxable, igst, cgst, sgst } = totalOf(taxed)
  const elsewhere = taxed.filter((document) => document.isInterState && !isB2b(document))
  return {
    outward: {
      taxable: toRupees(taxable),
      igst: toRupees(igst),
      cgst: toRupees(cgst),
      sgst: toRupees(sgst),
    },
    nil: toRupees(totalOf(all.map((document) => withLines(document, isNil))).taxable),
    interStateUnregistered: sums(elsewhere, ({ placeOfSupply }) => [placeOfSupply] as const)
      // All of it came back.
      .filter(([, sum]) => sumPaise([sum.taxable, sum.igst]) !== NO_MONEY)
      .map(([[state], sum]) => ({
        state,
        code: stateCodeOf(state) ?? '',
        taxable: toRupees(sum.taxable),
        igst: toRupees(sum.igst),
      })),
  }
}

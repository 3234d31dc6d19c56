import { toRupees } from '@bartan/contract/shared/money'
import type { TaxDocument } from '@bartan/contract/tax/schema'
import { stateCodeOf } from '@bartan/contract/tax/state-codes'
import type { TaxDocumentDocument, TaxDocumentLine } from '#database/tax-document.ts'

/** Goods that leave the country (GSTR-1's own code). */
const OTHER_COUNTRY = '96'

const amountsOf = ({ taxable, cgst, sgst, igst }: Omit<TaxDocumentLine, 'name' | 'hsn'>) => ({
  taxable: toRupees(taxable),
  cgst: toRupees(cgst),
  sgst: toRupees(sgst),
  igst: toRupees(igst),
})

const toLine = (line: TaxDocumentLine): TaxDocument['lines'][number] => ({
  name: line.name,
  ...(line.variant !== undefined && { variant: line.variant }),
  hsn: line.hsn,
  quantity: line.quantity,
  gross: toRupees(line.gross),
  rate: line.rate,
  ...amountsOf(line),
})

/** A document in its wire shape: rupees and ISO times. */
export const toTaxDocument = (document: TaxDocumentDocument): TaxDocument => {
  const { number, kind, of, totals, placeOfSupply, order, seller, buyer } = document
  return {
    number,
    kind,
    date: document.date.toDate().toISOString(),
    ...(of && { of: of.number, ofDate: of.date.toDate().toISOString() }),
    order,
    seller,
    buyer,
    placeOfSupply,
    placeOfSupplyCode: stateCodeOf(placeOfSupply) ?? OTHER_COUNTRY,
    reverseCharge: false,
    lines: document.lines.map(toLine),
    totals: {
      ...amountsOf({ ...totals, quantity: 0, gross: 0, rate: 0 }),
      total: toRupees(totals.total),
    },
  }
}

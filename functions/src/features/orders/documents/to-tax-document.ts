import { NO_MONEY, paise, subtractPaise, toRupees } from '@bartan/contract/shared/money'
import { stateCodeOf } from '@bartan/contract/shared/states'
import type { TaxDocument } from '@bartan/contract/tax/schema'
import type { TaxDocumentDocument, TaxDocumentLine } from '#database/tax-document.ts'

/** GSTR-1's code for goods that leave the country. */
const OTHER_COUNTRY = '96'

const amountsOf = ({
  taxable,
  cgst,
  sgst,
  igst,
}: Pick<TaxDocumentLine, 'taxable' | 'cgst' | 'sgst' | 'igst'>) => ({
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
  unitPrice: toRupees(line.unitPrice ?? paise(Math.round(line.gross / line.quantity))),
  discount: toRupees(line.discount ?? NO_MONEY),
  gross: toRupees(line.gross),
  rate: line.rate,
  ...amountsOf(line),
})

/** A document in its wire shape: rupees and ISO times. */
export const toTaxDocument = (document: TaxDocumentDocument): TaxDocument => {
  const { number, kind, of, totals, placeOfSupply, order, seller, buyer } = document
  const { paidAhead = NO_MONEY } = document
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
      ...amountsOf(totals),
      total: toRupees(totals.total),
    },
    paidAhead: toRupees(paidAhead),
    toPay: kind === 'credit_note' ? NO_MONEY : toRupees(subtractPaise(totals.total, paidAhead)),
  }
}

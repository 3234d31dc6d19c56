import type { Row } from '../csv/write-csv.ts'
import { plainRupees, timesPaise, type Paise } from '../shared/money.ts'
import { stateCodeOf } from '../shared/states.ts'
import { isCredit, sumsByRate, type ReturnDocument } from './return-document.ts'

const HEADER = [
  'Date',
  'Kind',
  'Number',
  'Against',
  'Buyer',
  'GSTIN',
  'Place of supply',
  'State code',
  'Rate',
  'Taxable value',
  'CGST',
  'SGST',
  'IGST',
  'Total',
  'Document total',
]

/** A line per document and rate, for an accountant's program. Credit notes are negative, so that columns add up. */
export const salesRegister = (documents: readonly ReturnDocument[]): Row[] => [
  HEADER,
  ...documents.flatMap((document) => {
    const { day, kind, number, of, buyer, placeOfSupply, totals } = document
    const amount = (value: Paise) => plainRupees(timesPaise(value, isCredit(document) ? -1 : 1))
    return sumsByRate(document).map(([rate, sum]): Row => [
      day,
      kind,
      number,
      of?.number ?? '',
      buyer.name,
      buyer.gstin ?? '',
      placeOfSupply,
      stateCodeOf(placeOfSupply) ?? '',
      rate,
      amount(sum.taxable),
      amount(sum.cgst),
      amount(sum.sgst),
      amount(sum.igst),
      amount(sum.gross),
      amount(totals.total),
    ])
  }),
]

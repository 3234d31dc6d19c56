import type { Row } from '../csv/write-csv.ts'
import { plainRupees } from '../shared/money.ts'
import type { ReturnDocument } from './return-document.ts'

const HEADER = [
  'Number',
  'Kind',
  'Date',
  'Buyer',
  'GSTIN',
  'Place of supply',
  'Item',
  'HSN',
  'Quantity',
  'Rate',
  'Taxable',
  'CGST',
  'SGST',
  'IGST',
  'Total',
]

/** All lines of documents, for an accountant's program. */
export const documentRows = (documents: readonly ReturnDocument[]): Row[] => [
  HEADER,
  ...documents.flatMap(({ number, kind, day, buyer, placeOfSupply, lines }) =>
    lines.map((line): Row => [
      number,
      kind,
      day,
      buyer.name,
      buyer.gstin ?? '',
      placeOfSupply,
      line.name,
      line.hsn,
      line.quantity,
      line.rate,
      plainRupees(line.taxable),
      plainRupees(line.cgst),
      plainRupees(line.sgst),
      plainRupees(line.igst),
      plainRupees(line.gross),
    ]),
  ),
]

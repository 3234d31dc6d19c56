import type { Row } from '../csv/write-csv.ts'
import type { ReturnDocument } from './gstr1.ts'

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

const rupees = (paise: number): string => (paise / 100).toFixed(2)

/** Every line of documents, for an accountant's own program. */
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
      rupees(line.taxable),
      rupees(line.cgst),
      rupees(line.sgst),
      rupees(line.igst),
      rupees(line.gross),
    ]),
  ),
]

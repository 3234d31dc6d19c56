import type { Row } from '../csv/write-csv.ts'
import { plainRupees, type Paise } from '../shared/money.ts'
import { placeWithCode } from '../shared/states.ts'
import {
  isB2b,
  isCredit,
  isNil,
  returned,
  sums,
  sumsByRate,
  tableOf,
  withLines,
  type ReturnDocument,
} from './return-document.ts'
import { DELIVERY } from './sale-lines.ts'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** 22-Nov-2026, as the offline tool wants days. */
const dayOf = ({ day }: ReturnDocument): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${date}-${MONTHS[Number(month) - 1] ?? ''}-${year}`
}

/** The documents in one of the tables by rate, with their taxed lines. */
const documentsIn = (
  documents: readonly ReturnDocument[],
  table: ReturnType<typeof tableOf>,
): ReturnDocument[] =>
  returned(documents)
    .filter((document) => tableOf(document) === table)
    .map((document) => withLines(document, (line) => !isNil(line)))

type AtRate = { rate: number; taxable: Paise }

/** The columns of a table with a row for each rate of a document, as the offline tool calls and orders them. */
type Columns = Readonly<Record<string, (document: ReturnDocument, at: AtRate) => Row[number]>>

const rowsOf = (columns: Columns, documents: readonly ReturnDocument[]): Row[] => [
  Object.keys(columns),
  ...documents.flatMap((document) =>
    sumsByRate(document).map(([rate, { taxable }]): Row =>
      Object.values(columns).map((cell) => cell(document, { rate, taxable })),
    ),
  ),
]

const numberOf = ({ number }: ReturnDocument) => number
const valueOf = ({ totals }: ReturnDocument) => plainRupees(totals.total)
const placeOf = ({ placeOfSupply }: ReturnDocument) => placeWithCode(placeOfSupply)
const nothing = () => ''

const BUYER: Columns = {
  'GSTIN/UIN of Recipient': ({ buyer }) => buyer.gstin ?? '',
  'Receiver Name': ({ buyer }) => buyer.name,
}

const AT_RATE: Columns = {
  Rate: (_, { rate }) => rate,
  'Taxable Value': (_, { taxable }) => plainRupees(taxable),
  'Cess Amount': () => '0.00',
}

const B2CS = [
  'Type',
  'Place Of Supply',
  'Rate',
  'Applicable % of Tax Rate',
  'Taxable Value',
  'Cess Amount',
  'E-Commerce GSTIN',
]

/** Table 7: sales to people without a GSTIN by state and rate, less what was credited, without table 5 and its notes. */
export const b2cs = (documents: readonly ReturnDocument[]): Row[] => [
  B2CS,
  ...sums(
    documentsIn(documents, 'b2cs'),
    ({ placeOfSupply }, { rate }) => [placeWithCode(placeOfSupply), rate] as const,
  ).map(([[place, rate], { taxable }]): Row => [
    'OE',
    place,
    rate,
    '',
    plainRupees(taxable),
    '0.00',
    '',
  ]),
]

const B2CL: Columns = {
  'Invoice Number': numberOf,
  'Invoice date': dayOf,
  'Invoice Value': valueOf,
  'Place Of Supply': placeOf,
  'Applicable % of Tax Rate': nothing,
  ...AT_RATE,
  'E-Commerce GSTIN': nothing,
}

/** Table 5: large invoices to people without a GSTIN in other states, one by one. */
export const b2cl = (documents: readonly ReturnDocument[]): Row[] =>
  rowsOf(B2CL, documentsIn(documents, 'b2cl'))

const B2B: Columns = {
  ...BUYER,
  'Invoice Number': numberOf,
  'Invoice date': dayOf,
  'Invoice Value': valueOf,
  'Place Of Supply': placeOf,
  'Reverse Charge': () => 'N',
  'Applicable % of Tax Rate': nothing,
  'Invoice Type': () => 'Regular B2B',
  'E-Commerce GSTIN': nothing,
  ...AT_RATE,
}

/** Table 4: invoices to buyers with a GSTIN. */
export const b2b = (documents: readonly ReturnDocument[]): Row[] =>
  rowsOf(B2B, documentsIn(documents, 'b2b'))

const CDNR: Columns = {
  ...BUYER,
  'Note Number': numberOf,
  'Note Date': dayOf,
  'Note Type': () => 'C',
  'Place Of Supply': placeOf,
  'Reverse Charge': () => 'N',
  'Note Supply Type': () => 'Regular B2B',
  'Note Value': valueOf,
  'Applicable % of Tax Rate': nothing,
  ...AT_RATE,
}

/** Table 9: credit notes to buyers with a GSTIN. */
export const cdnr = (documents: readonly ReturnDocument[]): Row[] =>
  rowsOf(CDNR, documentsIn(documents, 'cdnr'))

const CDNUR: Columns = {
  'UR Type': () => 'B2CL',
  'Note Number': numberOf,
  'Note Date': dayOf,
  'Note Type': () => 'C',
  'Place Of Supply': placeOf,
  'Note Value': valueOf,
  'Applicable % of Tax Rate': nothing,
  ...AT_RATE,
}

/** Table 9B: credit notes of the invoices of table 5. */
export const cdnur = (documents: readonly ReturnDocument[]): Row[] =>
  rowsOf(CDNUR, documentsIn(documents, 'cdnur'))

const HSN = [
  'HSN',
  'Description',
  'UQC',
  'Total Quantity',
  'Total Value',
  'Rate',
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
  'Cess Amount',
]

/** Without units of delivery, which is part of the supply of the goods. */
const counted = (document: ReturnDocument): ReturnDocument => ({
  ...document,
  lines: document.lines.map((line) => (line.name === DELIVERY ? { ...line, quantity: 0 } : line)),
})

/** Table 12, with B2B and B2C separated: by a last column, or only one of them. */
export const hsn = (documents: readonly ReturnDocument[], supply?: 'b2b' | 'b2c'): Row[] => {
  const rows = sums(
    returned(documents).map(counted),
    (document, line) => [isB2b(document) ? 'b2b' : 'b2c', line.hsn, line.rate] as const,
  ).filter(([[kind]]) => supply === undefined || kind === supply)
  return [
    supply === undefined ? [...HSN, 'Supply'] : HSN,
    ...rows.map(([[kind, code, rate], sum]): Row => [
      code,
      '',
      'NOS-NUMBERS',
      sum.quantity.toFixed(2),
      plainRupees(sum.gross),
      rate,
      plainRupees(sum.taxable),
      plainRupees(sum.igst),
      plainRupees(sum.cgst),
      plainRupees(sum.sgst),
      '0.00',
      ...(supply === undefined ? [kind.toUpperCase()] : []),
    ]),
  ]
}

const DOCS = ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled']

const seriesRow = (nature: string, ofKind: readonly ReturnDocument[]): Row[] => {
  const numbers = ofKind.map(numberOf).sort()
  const [first = '', last = ''] = [numbers[0], numbers.at(-1)]
  return numbers.length > 0 ? [[nature, first, last, numbers.length, 0]] : []
}

/** Table 13: the series of the month. Documents are never cancelled: a credit note takes one back. */
export const docs = (documents: readonly ReturnDocument[]): Row[] => {
  const all = returned(documents)
  return [
    DOCS,
    ...seriesRow(
      'Invoices for outward supply',
      all.filter((document) => !isCredit(document)),
    ),
    ...seriesRow('Credit Note', all.filter(isCredit)),
  ]
}

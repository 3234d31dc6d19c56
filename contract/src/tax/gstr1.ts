import type { Row } from '../csv/write-csv.ts'
import { plainRupees } from '../shared/money.ts'
import type { Paise } from '../shared/money.ts'
import { LARGE_INVOICE } from './rules.ts'
import { DELIVERY } from './sale-lines.ts'
import { placeWithCode } from '../shared/states.ts'
import type { TaxLine } from './tax-lines.ts'
import type { Gstin } from '../shared/gstin.ts'
import { NO_TAX_SUM, withTaxLine } from './tax-sum.ts'
import type { TaxSum } from './tax-sum.ts'

/** A document as GST returns need it. */
export type ReturnDocument = {
  number: string
  kind: string
  saleKind: string
  series: string
  /** A day, as 2026-11-22. */
  day: string
  buyer: { name: string; state: string; gstin?: Gstin | undefined }
  placeOfSupply: string
  isInterState: boolean
  lines: readonly TaxLine[]
  totals: { taxable: Paise; total: Paise }
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** 22-Nov-2026, as the offline tool wants days. */
const dayOf = ({ day }: ReturnDocument): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${date}-${MONTHS[Number(month) - 1] ?? ''}-${year}`
}

const isB2b = ({ buyer }: ReturnDocument): boolean => buyer.gstin !== undefined
const isCredit = ({ kind }: ReturnDocument): boolean => kind === 'credit_note'

/** The documents for GSTR-1: those of a registered seller, and their credit notes. */
const returned = (documents: readonly ReturnDocument[]): ReturnDocument[] =>
  documents.filter(({ saleKind }) => saleKind === 'tax_invoice')

const isLarge = (document: ReturnDocument): boolean =>
  !isB2b(document) &&
  !isCredit(document) &&
  document.isInterState &&
  document.totals.total > LARGE_INVOICE

/** Sums by key, in the order of the keys; credit notes are subtracted. */
const sums = <Key extends readonly (string | number)[]>(
  documents: readonly ReturnDocument[],
  keyOf: (document: ReturnDocument, line: TaxLine) => Key,
): [key: Key, sum: TaxSum][] => {
  const found = new Map<string, [Key, TaxSum]>()
  for (const document of documents)
    for (const line of document.lines) {
      const key = keyOf(document, line)
      const id = JSON.stringify(key)
      const [, before] = found.get(id) ?? [key, NO_TAX_SUM]
      found.set(id, [key, withTaxLine(before, line, isCredit(document) ? -1 : 1)])
    }
  return [...found.keys()].sort().flatMap((id) => {
    const entry = found.get(id)
    return entry ? [entry] : []
  })
}

type AtRate = { rate: number; taxable: Paise }

/** The columns of a table with a row for each rate of a document, as the offline tool calls and orders them. */
type Columns = Readonly<Record<string, (document: ReturnDocument, at: AtRate) => Row[number]>>

const tableOf = (columns: Columns, documents: readonly ReturnDocument[]): Row[] => [
  Object.keys(columns),
  ...documents.flatMap((document) =>
    sums([{ ...document, kind: 'sale' }], (_, line) => [line.rate] as const).map(
      ([[rate], { taxable }]): Row =>
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

/** Table 7: sales to people without a GSTIN by state and rate, less what was credited. */
export const b2cs = (documents: readonly ReturnDocument[]): Row[] => [
  B2CS,
  ...sums(
    returned(documents).filter((document) => !isB2b(document) && !isLarge(document)),
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
  tableOf(B2CL, returned(documents).filter(isLarge))

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
  tableOf(
    B2B,
    returned(documents).filter((document) => isB2b(document) && !isCredit(document)),
  )

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
  tableOf(
    CDNR,
    returned(documents).filter((document) => isB2b(document) && isCredit(document)),
  )

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

/** Table 13: the series of the month. Documents are never cancelled: a credit note takes one back. */
export const docs = (documents: readonly ReturnDocument[]): Row[] => {
  const all = returned(documents)
  const rowOf = (nature: string, ofKind: ReturnDocument[]): Row[] => {
    const numbers = ofKind.map(({ number }) => number).sort()
    const [first = '', last = ''] = [numbers[0], numbers.at(-1)]
    return numbers.length > 0 ? [[nature, first, last, numbers.length, 0]] : []
  }
  return [
    DOCS,
    ...rowOf(
      'Invoices for outward supply',
      all.filter((document) => !isCredit(document)),
    ),
    ...rowOf('Credit Note', all.filter(isCredit)),
  ]
}

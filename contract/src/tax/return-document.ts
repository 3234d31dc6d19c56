import type { Gstin } from '../shared/gstin.ts'
import type { Paise } from '../shared/money.ts'
import { LARGE_INVOICE } from './rules.ts'
import type { TaxLine } from './tax-lines.ts'
import { NO_TAX_SUM, withTaxLine, type TaxSum } from './tax-sum.ts'

/** A document as GST returns need it. */
export type ReturnDocument = {
  number: string
  kind: string
  saleKind: string
  series: string
  /** A day, as 2026-11-22. */
  day: string
  buyer: {
    name: string
    state: string
    gstin?: Gstin | undefined
    postalCode?: string
    country?: string
  }
  placeOfSupply: string
  isInterState: boolean
  lines: readonly TaxLine[]
  totals: { taxable: Paise; total: Paise }
  /** Of a credit note: the invoice. */
  of?: { number: string; total?: Paise | undefined } | undefined
}

export const isCredit = ({ kind }: ReturnDocument): boolean => kind === 'credit_note'

export const isB2b = ({ buyer }: ReturnDocument): boolean => buyer.gstin !== undefined

/** The documents for GST returns: those of a registered seller, and their credit notes. */
export const returned = (documents: readonly ReturnDocument[]): ReturnDocument[] =>
  documents.filter(({ saleKind }) => saleKind === 'tax_invoice')

/** A large invoice to another state is reported one by one, and so are its credit notes, however small. */
const isLarge = (document: ReturnDocument): boolean => {
  const invoice = isCredit(document) ? document.of?.total : document.totals.total
  return document.isInterState && (invoice ?? document.totals.total) > LARGE_INVOICE
}

/** The table of GSTR-1 that a document's taxed lines are in. */
export const tableOf = (document: ReturnDocument): 'b2b' | 'b2cl' | 'b2cs' | 'cdnr' | 'cdnur' => {
  if (isB2b(document)) return isCredit(document) ? 'cdnr' : 'b2b'
  if (isLarge(document)) return isCredit(document) ? 'cdnur' : 'b2cl'
  return 'b2cs'
}

/** Lines without tax are in a table of their own (table 8). */
export const isNil = ({ rate }: TaxLine): boolean => rate === 0

export const withLines = (
  document: ReturnDocument,
  isOne: (line: TaxLine) => boolean,
): ReturnDocument => ({ ...document, lines: document.lines.filter(isOne) })

/** Sums by key, in the order of the keys; credit notes are subtracted. */
export const sums = <Key extends readonly (string | number)[]>(
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

/** A document's sums by rate, as it has them: a credit note's, too, are not negative. */
export const sumsByRate = (document: ReturnDocument): [rate: number, sum: TaxSum][] =>
  sums([{ ...document, kind: 'sale' }], (_, line) => [line.rate] as const).map(([[rate], sum]) => [
    rate,
    sum,
  ])

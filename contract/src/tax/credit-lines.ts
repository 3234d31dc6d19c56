import { shareOut } from './share-out.ts'
import { taxLines } from './tax-lines.ts'
import type { Supply, TaxLine } from './tax-lines.ts'

/** A line of a credit note, and which line of the sale's document it takes back, counted from 0. */
export type CreditLine = TaxLine & { of: number }

/** Units that come back of a line of the document. */
export type UnitsBack = { of: number; quantity: number }

/** What comes back with an accepted return: these units, for what the customer gets back, in paise. */
export const creditLines = (
  sale: readonly TaxLine[],
  units: readonly UnitsBack[],
  { refund, ...supply }: Supply & { refund: number },
): CreditLine[] => {
  const back = units.flatMap(({ of, quantity }) => {
    const line = sale[of]
    return line ? [{ line, of, quantity }] : []
  })
  // In proportion to what was paid for them, which a line holds for all of its units.
  const scale = back.reduce((product, { line }) => Math.max(product, line.quantity), 1)
  const grosses = shareOut(
    refund,
    back.map(({ line, quantity }) =>
      Math.round((line.gross * quantity * scale) / Math.max(1, line.quantity)),
    ),
  )
  const sold = back.map(({ line, quantity }, place) => ({
    ...line,
    quantity,
    gross: grosses[place] ?? 0,
  }))
  return taxLines(sold, supply).map((line, place) => ({ ...line, of: back[place]?.of ?? 0 }))
}

const AMOUNTS = ['quantity', 'gross', 'taxable', 'cgst', 'sgst', 'igst'] as const

const without = (line: TaxLine, credited: readonly TaxLine[]): TaxLine => {
  const rest = { ...line }
  for (const field of AMOUNTS)
    rest[field] -= credited.reduce((sum, credit) => sum + credit[field], 0)
  return rest
}

const isWhole = (line: TaxLine): boolean => AMOUNTS.every((field) => line[field] >= 0)

/** What is left of a document, once the whole of it is taken back: a parcel that was refused. */
export const remainingLines = (
  sale: readonly TaxLine[],
  credited: readonly CreditLine[],
  supply: Supply,
): CreditLine[] => {
  const rest = sale.map((line, of) => ({
    ...without(
      line,
      credited.filter((credit) => credit.of === of),
    ),
    of,
  }))
  const left = rest.filter(({ quantity, gross }) => quantity > 0 || gross !== 0)
  if (left.every(isWhole)) return left.filter(({ gross }) => gross > 0)
  // Earlier notes were rounded against a line: what is left is shared out anew.
  const total = rest.reduce((sum, { gross }) => sum + gross, 0)
  const grosses = shareOut(
    Math.max(0, total),
    left.map(({ gross }) => Math.max(0, gross)),
  )
  return taxLines(
    left.map((line, place) => ({ ...line, gross: grosses[place] ?? 0 })),
    supply,
  ).map((line, place) => ({ ...line, of: left[place]?.of ?? 0 }))
}

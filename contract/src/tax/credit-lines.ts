import { NO_MONEY, paise, subtractPaise, sumPaise, type Paise } from '../shared/money.ts'
import { splitByWeight } from './share-out.ts'
import { taxLines, type Supply, type TaxLine } from './tax-lines.ts'

/** A line of a credit note, and the index of the sale's line that it credits. */
export type CreditLine = TaxLine & { of: number }

/** Returned units of a line of the document, and what was paid for them. */
export type ReturnedUnits = { of: number; quantity: number; gross: Paise }

/** Some units of a line, for a gross amount; the difference to their price is the discount. */
const partOf = <Line extends TaxLine>(line: Line, quantity: number, gross: Paise): Line => {
  const { unitPrice } = line
  if (unitPrice === undefined) return { ...line, quantity, gross }
  const discount = paise(Math.max(0, unitPrice * quantity - gross))
  return { ...line, quantity, discount, gross }
}

/** The credit for an accepted return. */
export const creditLines = (
  sale: readonly TaxLine[],
  units: readonly ReturnedUnits[],
  supply: Supply,
): CreditLine[] => {
  const back = units.flatMap(({ of, quantity, gross }) => {
    const line = sale[of]
    return line ? [{ ...partOf(line, quantity, gross), of }] : []
  })
  return taxLines(back, supply).map((line, place) => ({ ...line, of: back[place]?.of ?? 0 }))
}

/** What is left to credit if the whole document is taken back: a refused parcel. */
export const remainingLines = (
  sale: readonly TaxLine[],
  credited: readonly CreditLine[],
  supply: Supply,
): CreditLine[] => {
  const rest = sale.map((line, of) => {
    const notes = credited.filter((credit) => credit.of === of)
    const quantity = line.quantity - notes.reduce((sum, note) => sum + note.quantity, 0)
    const gross = subtractPaise(line.gross, sumPaise(notes.map((note) => note.gross)))
    return { line, of, quantity, gross }
  })
  const left = rest.filter(({ quantity, gross }) => quantity > 0 || gross !== 0)
  // Earlier notes may have been rounded against a line: the rest is split over the others.
  const total = sumPaise(left.map(({ gross }) => gross))
  const grosses = left.every(({ gross }) => gross >= 0)
    ? left.map(({ gross }) => gross)
    : splitByWeight(
        paise(Math.max(0, total)),
        left.map(({ gross }) => Math.max(0, gross)),
      )
  const sold = left.map(({ line, quantity }, place) =>
    partOf(line, quantity, grosses[place] ?? NO_MONEY),
  )
  return taxLines(sold, supply)
    .map((line, place) => ({ ...line, of: left[place]?.of ?? 0 }))
    .filter(({ gross }) => gross > 0)
}

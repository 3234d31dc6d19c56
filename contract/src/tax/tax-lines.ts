import { roundTogether } from './share-out.ts'

/** Something sold, in paise, before a discount and with its tax in the price. */
export type SoldLine = {
  name: string
  /** '' where the seller has not entered one. */
  hsn: string
  quantity: number
  gross: number
  /** Percent. */
  rate: number
}

/** A line of a document, in paise: gross = taxable + cgst + sgst + igst. */
export type TaxLine = SoldLine & {
  taxable: number
  cgst: number
  sgst: number
  igst: number
}

export type TaxTotals = { taxable: number; cgst: number; sgst: number; igst: number; total: number }

/** Whether a seller collects tax at all, and whether the goods go to another state. */
export type Supply = { isTaxed: boolean; isInterState: boolean }

/** Rates have two decimals at most: as whole numbers they are exact. */
const HUNDREDTHS = 100
const WHOLE = 100 * HUNDREDTHS

const inHundredths = (rate: number): number => Math.round(rate * HUNDREDTHS)

/**
 * What is left of amounts that contain tax at one rate: gross × 100 / (100 + rate), each within a paisa, and their sum
 * rounded to the paisa.
 */
const taxableOf = (grosses: readonly number[], rate: number): number[] => {
  const sum = grosses.reduce((total, gross) => total + gross, 0)
  const withTax = WHOLE + inHundredths(rate)
  const exact = grosses.map((gross) => BigInt(gross) * BigInt(WHOLE))
  return roundTogether(exact, BigInt(withTax), Math.round((sum * WHOLE) / withTax))
}

/** Taxable values, by line: each rate's lines together lose no paisa to rounding. */
const taxables = (lines: readonly SoldLine[]): number[] => {
  const found = lines.map(({ gross }) => gross)
  for (const rate of new Set(lines.map((line) => line.rate))) {
    const places = [...lines.keys()].filter((place) => lines[place]?.rate === rate)
    const parts = taxableOf(
      places.map((place) => lines[place]?.gross ?? 0),
      rate,
    )
    for (const [index, place] of places.entries()) found[place] = parts[index] ?? 0
  }
  return found
}

/**
 * Splits prices that contain their tax (contract §14). Halves of an odd paisa go to the center and the state in turn, so
 * that they differ by a paisa at most, in each line and in the whole.
 */
export const taxLines = (
  lines: readonly SoldLine[],
  { isTaxed, isInterState }: Supply,
): TaxLine[] => {
  if (!isTaxed)
    return lines.map((line) => ({
      ...line,
      rate: 0,
      taxable: line.gross,
      cgst: 0,
      sgst: 0,
      igst: 0,
    }))
  let odd = 0
  return taxables(lines).map((taxable, place) => {
    const line = lines[place] ?? { name: '', hsn: '', quantity: 0, gross: 0, rate: 0 }
    const tax = line.gross - taxable
    if (isInterState) return { ...line, taxable, cgst: 0, sgst: 0, igst: tax }
    odd += tax % 2
    const cgst = odd % 2 === 1 ? Math.ceil(tax / 2) : Math.floor(tax / 2)
    return { ...line, taxable, cgst, sgst: tax - cgst, igst: 0 }
  })
}

export const taxTotals = (lines: readonly TaxLine[]): TaxTotals => {
  const sum = (field: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'gross') =>
    lines.reduce((total, line) => total + line[field], 0)
  return {
    taxable: sum('taxable'),
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    igst: sum('igst'),
    total: sum('gross'),
  }
}

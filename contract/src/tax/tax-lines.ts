import { NO_MONEY, paise, subtractPaise, sumPaise, type Paise } from '../shared/money.ts'

/** A sold item, before a discount and with tax in its price. */
export type SoldLine = {
  name: string
  /** '' if the seller entered none. */
  hsn: string
  quantity: number
  /** The price of one unit before the discount; absent, like the next field, in older documents. */
  unitPrice?: Paise
  /** On all of them together. */
  discount?: Paise
  /** What was paid for it. */
  gross: Paise
  /** Percent. */
  rate: number
}

/** A line of a document: gross = taxable + cgst + sgst + igst. */
export type TaxLine = SoldLine & {
  taxable: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
}

export type TaxTotals = { taxable: Paise; cgst: Paise; sgst: Paise; igst: Paise; total: Paise }

/** Whether the seller collects tax, and whether the goods go to another state. */
export type Supply = { isTaxed: boolean; isInterState: boolean }

/** Rates have at most two decimals, so that they are exact as whole numbers. */
const WHOLE = 10_000n

/** The tax in an amount at a rate, or one of `parts` equal parts of it, rounded half up to the paisa. */
const taxIn = (gross: Paise, rate: number, parts: 1n | 2n): Paise => {
  const hundredths = BigInt(Math.round(rate * 100))
  const [part, whole] = [BigInt(gross) * hundredths, parts * (WHOLE + hundredths)]
  return paise(Number((2n * part + whole) / (2n * whole)))
}

const taxesOf = (
  { gross, rate }: SoldLine,
  { isInterState }: Supply,
): Pick<TaxLine, 'cgst' | 'sgst' | 'igst'> => {
  if (isInterState) return { cgst: NO_MONEY, sgst: NO_MONEY, igst: taxIn(gross, rate, 1n) }
  const half = taxIn(gross, rate, 2n)
  return { cgst: half, sgst: half, igst: NO_MONEY }
}

/**
 * Splits prices that include tax, line by line (contract §17): CGST and SGST are equal to the paisa, and the rest is
 * the taxable value.
 */
export const taxLines = (lines: readonly SoldLine[], supply: Supply): TaxLine[] =>
  lines.map((sold) => {
    const line = supply.isTaxed ? sold : { ...sold, rate: 0 }
    const taxes = taxesOf(line, supply)
    const tax = sumPaise([taxes.cgst, taxes.sgst, taxes.igst])
    return { ...line, taxable: subtractPaise(line.gross, tax), ...taxes }
  })

export const taxTotals = (lines: readonly TaxLine[]): TaxTotals => {
  const sum = (field: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'gross') =>
    sumPaise(lines.map((line) => line[field]))
  return {
    taxable: sum('taxable'),
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    igst: sum('igst'),
    total: sum('gross'),
  }
}

import type { Bounds } from './conditions.ts'

export type RowTest = (row: number, slot: number) => boolean

/** Bits for a product's rows that fit all conditions but the price: whether one is in stock, and one at the price. */
const STOCKED = 1
export const FITS = 2
const FITS_UNSTOCKED = 4

/** One without stock fits a price only where none is in stock. */
export const isFit = (marks: number): boolean => (marks & FITS) !== 0 || marks === FITS_UNSTOCKED

export const markOf = (price: number, stock: number, { min, max }: Bounds): number => {
  if (price < min || price > max) return stock === 0 ? 0 : STOCKED
  return stock === 0 ? FITS_UNSTOCKED : STOCKED | FITS
}

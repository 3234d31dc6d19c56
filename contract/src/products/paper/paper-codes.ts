/**
 * Codes of products on a printed list: B12. They are given in turn and never taken back, so that a sheet that hangs in a
 * kitchen for years means what it meant.
 */

/** Without I, O and Q, which are read as 1 and 0. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const SHORT = { from: 10, each: 90 }
const LONG = { from: 100, each: 900 }
const ALL_SHORT = LETTERS.length * SHORT.each

/** More products are on no sheets: their codes are one document of the database. */
export const MAX_PAPER_CODES = 10_000

/** Products of one sheet. */
export const PAPER_PRODUCTS = 120

/** The code that is given next, after so many. */
export const paperCodeAt = (place: number): string => {
  const isShort = place < ALL_SHORT
  const { from, each } = isShort ? SHORT : LONG
  const at = isShort ? place : place - ALL_SHORT
  return `${LETTERS[Math.floor(at / each)]}${from + (at % each)}`
}

/** The turn of a code as somebody types it; undefined if it is none. */
export const placeOfPaperCode = (typed: string): number | undefined => {
  const [, letter = '', digits = ''] = /^([a-z])(\d{2,3})$/i.exec(typed) ?? []
  const row = letter === '' ? -1 : LETTERS.indexOf(letter.toUpperCase())
  if (row < 0) return undefined
  const [{ from, each }, before] = digits.length === 2 ? [SHORT, 0] : [LONG, ALL_SHORT]
  return Number(digits) < from ? undefined : before + row * each + Number(digits) - from
}

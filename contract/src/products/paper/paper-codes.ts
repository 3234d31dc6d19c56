/**
 * Codes of products on a printed list, e.g. B12. They are assigned in order and never reused, so that an old printed
 * list stays valid.
 */

/** Without I, O and Q, which are read as 1 and 0. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const SHORT = { from: 10, each: 90 }
const LONG = { from: 100, each: 900 }
const ALL_SHORT = LETTERS.length * SHORT.each

/** Further products get no code: all codes are in one document. */
export const MAX_PAPER_CODES = 10_000

export const PAPER_PRODUCTS = 120

/** The code at an index of the sequence. */
export const paperCodeAt = (place: number): string => {
  const isShort = place < ALL_SHORT
  const { from, each } = isShort ? SHORT : LONG
  const at = isShort ? place : place - ALL_SHORT
  return `${LETTERS[Math.floor(at / each)]}${from + (at % each)}`
}

/** The index of a typed code; undefined if it isn't one. */
export const placeOfPaperCode = (typed: string): number | undefined => {
  const [, letter = '', digits = ''] = /^([a-z])(\d{2,3})$/i.exec(typed) ?? []
  const row = letter === '' ? -1 : LETTERS.indexOf(letter.toUpperCase())
  if (row < 0) return undefined
  const [{ from, each }, before] = digits.length === 2 ? [SHORT, 0] : [LONG, ALL_SHORT]
  return Number(digits) < from ? undefined : before + row * each + Number(digits) - from
}

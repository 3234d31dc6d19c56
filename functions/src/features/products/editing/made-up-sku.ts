import { randomInt } from 'node:crypto'
import type { Category } from '@bartan/contract/products/rules'

/** Crockford's base 32: no letter is mistaken for another on a label (crockford.com/base32.html). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** For a product that was given none: `KIT-7F3K9Q2M`. */
export const madeUpSku = (category: Category): string => {
  const random = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
  return `${category.slice(0, 3).toUpperCase()}-${random.join('')}`
}

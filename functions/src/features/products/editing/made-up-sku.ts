import { randomInt } from 'node:crypto'
import type { Category } from '@bartan/contract/products/rules'
import { READABLE_LETTERS } from '@bartan/contract/shared/readable-letters'

const LENGTH = 8

/** For a product or variant that was given none: `KIT-7F3K9Q2M`. */
export const madeUpSku = (category: Category): string => {
  const random = Array.from(
    { length: LENGTH },
    () => READABLE_LETTERS[randomInt(READABLE_LETTERS.length)],
  )
  return `${category.slice(0, 3).toUpperCase()}-${random.join('')}`
}

import { randomInt } from 'node:crypto'
import { READABLE_LETTERS } from '@bartan/contract/coupons/readable-letters'
import { asSku, type Sku } from '@bartan/contract/products/product-id'

const LENGTH = 8

/** For a product or variant without one: `KIT-7F3K9Q2M`. */
export const generatedSku = (category: string): Sku => {
  const random = Array.from(
    { length: LENGTH },
    () => READABLE_LETTERS[randomInt(READABLE_LETTERS.length)],
  )
  // Scanners and labels only know Latin letters.
  const beginning = category
    .replaceAll(/[^a-z\d]/gi, '')
    .slice(0, 3)
    .toUpperCase()
  return asSku(`${beginning || 'SKU'}-${random.join('')}`)
}

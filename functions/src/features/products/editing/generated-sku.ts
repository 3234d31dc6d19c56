import { randomInt } from 'node:crypto'
import { READABLE_LETTERS } from '@bartan/contract/shared/readable-letters'

const LENGTH = 8

/** For a product or variant that was given none: `KIT-7F3K9Q2M`. */
export const generatedSku = (category: string): string => {
  const random = Array.from(
    { length: LENGTH },
    () => READABLE_LETTERS[randomInt(READABLE_LETTERS.length)],
  )
  // Scanners and labels know Latin letters alone.
  const beginning = category
    .replaceAll(/[^a-z\d]/gi, '')
    .slice(0, 3)
    .toUpperCase()
  return `${beginning || 'SKU'}-${random.join('')}`
}

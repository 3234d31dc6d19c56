import { FEED_WIDTH, STORED_WIDTHS, type ImageWidth } from '@bartan/contract/images/rules'
import { reason } from '@bartan/contract/reasons/reasons'
import { invalidField } from '#domain/app-error.ts'

/** Without `?w=`: sharp on a phone, and small. */
const DEFAULT_WIDTH = 640

const LARGEST = FEED_WIDTH

/** The smallest of STORED_WIDTHS with at least `w` pixels, or the largest. */
export const imageWidth = (w: unknown): ImageWidth => {
  if (w === undefined || w === '') return DEFAULT_WIDTH
  if (typeof w !== 'string' || !/^[1-9]\d{0,5}$/.test(w))
    throw invalidField('w', reason('field_not_width', { field: 'w' }))
  return STORED_WIDTHS.find((width) => width >= Number(w)) ?? LARGEST
}

/** The width itself, then narrower, then wider ones: a small original has no wide copies. */
export const widthsToTry = (width: ImageWidth): ImageWidth[] => [
  ...STORED_WIDTHS.filter((other) => other <= width).reverse(),
  ...STORED_WIDTHS.filter((other) => other > width),
]

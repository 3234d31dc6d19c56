import { IMAGE_WIDTHS } from '@bartan/contract/image'
import type { ImageWidth } from '@bartan/contract/image'
import { invalidField } from '../../app-error.ts'

/** Without `?w=`: sharp on a phone, light enough for anyone. */
const DEFAULT_WIDTH = 640

const LARGEST = 960 satisfies ImageWidth

/** The ladder's smallest width of at least `w` pixels; its largest for more than that. */
export const pictureWidth = (w: unknown): ImageWidth => {
  if (w === undefined || w === '') return DEFAULT_WIDTH
  if (typeof w !== 'string' || !/^[1-9]\d{0,5}$/.test(w))
    throw invalidField('w', 'w must be a width in pixels')
  return IMAGE_WIDTHS.find((width) => width >= Number(w)) ?? LARGEST
}

/** The width itself, then narrower and at last wider ones: a small original has no wide copies. */
export const widthsToTry = (width: ImageWidth): ImageWidth[] => [
  ...IMAGE_WIDTHS.filter((other) => other <= width).reverse(),
  ...IMAGE_WIDTHS.filter((other) => other > width),
]

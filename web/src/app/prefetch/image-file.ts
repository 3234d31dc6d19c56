import { IMAGE_WIDTHS, imageUrlAt, parseImageUrl } from '@bartan/contract/images/rules'

const [, , , LARGEST] = IMAGE_WIDTHS

const SIZE = /^(?:(\(.+\)) )?([\d.]+)(px|vw)$/

/** Displayed width in pixels of an image with this `sizes` attribute. */
const shownWidth = (sizes: string): number => {
  for (const size of sizes.split(', ')) {
    const [, condition, number, unit] = SIZE.exec(size) ?? []
    if (!condition || matchMedia(condition).matches)
      return Number(number) * (unit === 'vw' ? innerWidth / 100 : 1)
  }
  return Number.NaN
}

/** Predicts the file that the browser will choose from `srcset`; there is no other way without loading it. */
export const imageFile = (url: string, sizes: string): string | undefined => {
  if (!parseImageUrl(url)) return undefined
  const pixels = shownWidth(sizes) * devicePixelRatio
  return imageUrlAt(url, IMAGE_WIDTHS.find((width) => width >= pixels) ?? LARGEST)
}

import { IMAGE_WIDTHS, imageUrlAt, parseImageUrl } from '@bartan/contract/images/rules'

const [, , , LARGEST] = IMAGE_WIDTHS

const SIZE = /^(?:(\(.+\)) )?([\d.]+)(px|vw)$/

/** How wide an image with this `sizes` attribute is shown, in pixels. */
const shownWidth = (sizes: string): number => {
  for (const size of sizes.split(', ')) {
    const [, condition, number, unit] = SIZE.exec(size) ?? []
    if (!condition || matchMedia(condition).matches)
      return Number(number) * (unit === 'vw' ? innerWidth / 100 : 1)
  }
  return Number.NaN
}

/**
 * The file of an image that the browser will choose from its `srcset`, which cannot be found out otherwise without
 * loading it.
 */
export const imageFile = (url: string, sizes: string): string | undefined => {
  if (!parseImageUrl(url)) return undefined
  const pixels = shownWidth(sizes) * devicePixelRatio
  return imageUrlAt(url, IMAGE_WIDTHS.find((width) => width >= pixels) ?? LARGEST)
}

/** Widths of product images: one URL per image, one WebP file per width (contract §7). */

export const IMAGE_WIDTHS = [320, 480, 640, 960] as const

/** For product feeds; made of uploads that are wide enough. Pages use smaller widths. */
export const FEED_WIDTH = 1500

/** The least width that feeds accept. A narrower upload has its width in its name. */
const FEED_LEAST_WIDTH = 800

export const STORED_WIDTHS = [...IMAGE_WIDTHS, FEED_WIDTH] as const
export type ImageWidth = (typeof STORED_WIDTHS)[number]

/** `products/ab12`: folder and name, letters, digits, `-` and `_`. */
const PUBLIC_ID = '[A-Za-z0-9_-]{1,64}(?:/[A-Za-z0-9_-]{1,64}){0,3}'
const PUBLIC_ID_PATTERN = new RegExp(`^${PUBLIC_ID}$`)
const IMAGE_PATH_PATTERN = new RegExp(`/images/upload/v(\\d{1,17})/(${PUBLIC_ID})\\.[A-Za-z0-9]+$`)

export type ImageName = { version: string; publicId: string }

export const isPublicId = (value: string): boolean => PUBLIC_ID_PATTERN.test(value)

/** A product's URL of an image: `/images/upload/v{version}/{public_id}.webp`. */
export const imageUrl = ({ version, publicId }: ImageName): string =>
  `/images/upload/v${version}/${publicId}.webp`

/** The same image in the smallest of its widths with at least `width` pixels. */
export const imageUrlAt = (url: string, width: ImageWidth): string => `${url}?w=${width}`

/** The Cloud Storage object with one width of an image. */
export const imageObject = ({ version, publicId }: ImageName, width: ImageWidth): string =>
  `upload/v${version}/${publicId}/${width}.webp`

const IMAGE_OBJECT_PATTERN = new RegExp(`^upload/v(\\d{1,17})/(${PUBLIC_ID})/\\d{1,5}\\.webp$`)

/** The image and width of an object name; undefined if it isn't one of the shop's. */
export const parseImageObject = (object: string): ImageName | undefined => {
  const [, version, publicId] = IMAGE_OBJECT_PATTERN.exec(object) ?? []
  return version && publicId ? { version, publicId } : undefined
}

export const isImageUrl = (url: string): boolean =>
  /^(?:https?:\/)?\//i.test(url) && URL.canParse(url, 'https://shop.invalid')

/** The folder of review pictures. Unlike product images, they can be withdrawn from public view. */
export const REVIEW_PHOTOS = 'reviews'

export const isReviewPhoto = ({ publicId }: ImageName): boolean =>
  publicId.startsWith(`${REVIEW_PHOTOS}/`)

/** Version and public id of an image URL (path or absolute, query ignored); undefined if it is not one of ours. */
export const parseImageUrl = (url: string): ImageName | undefined => {
  const [, version, publicId] = IMAGE_PATH_PATTERN.exec(url.split(/[?#]/, 1)[0] ?? '') ?? []
  return version && publicId ? { version, publicId } : undefined
}

const NARROW_NAME = /\/[0-9a-f]{24}w(\d{1,3})$/

/** Puts the width of a narrow upload into its name. */
export const nameOfWidth = (name: string, width: number): string =>
  width < FEED_LEAST_WIDTH ? `${name}w${width}` : name

/** The width of a picture that is too narrow for feeds; undefined if it is wide enough or its width unknown. */
export const narrowWidthOf = (url: string): number | undefined => {
  const [, width] = NARROW_NAME.exec(parseImageUrl(url)?.publicId ?? '') ?? []
  return width === undefined ? undefined : Number(width)
}

/** Limits of an uploaded image (contract §7). */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024
export const MAX_UPLOAD_PIXELS = 40_000_000
export const MAX_UPLOAD_SIDE = 20_000
/**
 * A single-color AVIF of 40 megapixels fits into 2 kB, and its decoder takes 20 bytes per pixel. Browsers shrink
 * pictures before they upload.
 */
export const MAX_AVIF_PIXELS = 4_000_000
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** The multipart field that holds the file. */
export const UPLOAD_FIELD = 'image'

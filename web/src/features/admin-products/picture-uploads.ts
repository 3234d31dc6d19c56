import type { ProductImage } from '@bartan/contract/products/schema'
import { UPLOAD_TYPES } from '@bartan/contract/images/rules'
import { isHeic } from '#lib/fit-picture.ts'

/** A picture being uploaded, or one whose upload failed. */
export type PictureUpload = {
  /** In the order in which they were chosen. */
  key: number
  file: File
  /** URL of the local file, for a preview before it is uploaded. */
  previewUrl: string
  part: number
  fault?: string
  /** Whether the same file may go through another time. */
  canRetry?: boolean
}

const isPicture = (file: File): boolean =>
  file.type === '' || isHeic(file) || UPLOAD_TYPES.some((known) => known === file.type)

/** What can be checked before a byte is read; the server decides by the content. */
export const fileFault = (file: File): string | undefined => {
  if (!isPicture(file)) return 'Only JPEG, PNG, WebP and AVIF pictures'
  return file.size === 0 ? 'The file is empty' : undefined
}

/**
 * Puts an uploaded picture before those that were chosen after it, whichever was faster.
 *
 * @param keys of the pictures uploaded here, by URL
 */
export const insertInOrder = (
  pictures: readonly ProductImage[],
  url: string,
  keys: ReadonlyMap<string, number>,
): ProductImage[] => {
  const own = keys.get(url) ?? Infinity
  const at = pictures.findIndex((picture) => (keys.get(picture.url) ?? -1) > own)
  return pictures.toSpliced(at < 0 ? pictures.length : at, 0, { url, altText: '' })
}

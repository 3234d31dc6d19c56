import type { WritableAtom } from 'nanostores'
import type { ProductImage } from '@bartan/contract/products/schema'

/** An image being uploaded, or one whose upload failed. */
export type ImageUpload = {
  /** In the order in which they were chosen. */
  key: number
  file: File
  /** URL of the local file, for a preview before it is uploaded. */
  previewUrl: string
  /** From 0 to 1. A store, so that only its card is shown again as bytes leave, not the whole form. */
  progress: WritableAtom<number>
  fault?: string
  /** Whether the same file may go through another time. */
  canRetry?: boolean
}

/**
 * Puts an uploaded image before those that were chosen after it, whichever was faster.
 *
 * @param keys of the images uploaded here, by URL
 */
export const insertInOrder = (
  images: readonly ProductImage[],
  url: string,
  keys: ReadonlyMap<string, number>,
): ProductImage[] => {
  const own = keys.get(url) ?? Infinity
  const at = images.findIndex((image) => (keys.get(image.url) ?? -1) > own)
  return images.toSpliced(at < 0 ? images.length : at, 0, { url, altText: '' })
}

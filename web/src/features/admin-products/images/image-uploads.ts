import type { ProductImage } from '@bartan/contract/products/schema'
import type { WritableAtom } from 'nanostores'

export type ImageUpload = {
  /** Increases in the order of choosing. */
  key: number
  file: File
  /** URL of the local file for a preview. */
  previewUrl: string
  /** From 0 to 1. A store, so that progress renders only its card, not the whole form. */
  progress: WritableAtom<number>
  fault?: string
  /** Whether another try with the same file may work. */
  canRetry?: boolean
}

/**
 * Inserts an uploaded image before those chosen after it, whichever finished first.
 * @param keys of images uploaded here, by URL
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

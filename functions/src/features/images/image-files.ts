import {
  STORED_WIDTHS,
  imageObject,
  type ImageName,
  type ImageWidth,
} from '@bartan/contract/images/rules'
import type { ShopContext } from '../../shop-context.ts'

export const imageFiles = (
  { storage, log }: ShopContext,
  /** Removes the image from memory. */
  forget: (name: ImageName) => void,
) => {
  const removeAll = async (name: ImageName): Promise<void> => {
    await Promise.all(STORED_WIDTHS.map((width) => storage.remove(imageObject(name, width))))
    forget(name)
  }

  /** Deletes unused images. Failures are left to the search for orphaned images: the caller is already done. */
  const discard = async (names: readonly ImageName[]): Promise<void> => {
    const results = await Promise.allSettled(names.map(removeAll))
    for (const [index, result] of results.entries())
      if (result.status === 'rejected')
        log.error('An image is left over', {
          publicId: names[index]?.publicId,
          cause: String(result.reason),
        })
  }

  return {
    /** In all widths, or not at all. */
    write: async (name: ImageName, resized: Map<ImageWidth, Buffer>): Promise<void> => {
      const written = await Promise.allSettled(
        [...resized].map(([width, copy]) => storage.write(imageObject(name, width), copy)),
      )
      const failed = written.find(({ status }) => status === 'rejected')
      if (failed?.status !== 'rejected') return
      await discard([name])
      throw failed.reason
    },

    remove: removeAll,
    discard,
  }
}

export type ImageFiles = ReturnType<typeof imageFiles>

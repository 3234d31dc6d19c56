import { reason } from '@bartan/contract/reasons/reasons'
import { IMAGE_WIDTHS, imageObject, imageUrl, isPublicId } from '@bartan/contract/images/rules'
import type { ImageName, ImageWidth } from '@bartan/contract/images/rules'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { runPart } from '#platform/keyed-call.ts'
import type { Log } from '#platform/log.ts'

export type UploadPorts = {
  resize: (bytes: Buffer) => Promise<Map<ImageWidth, Buffer>>
  write: (object: string, bytes: Uint8Array) => Promise<void>
  remove: (object: string) => Promise<void>
  /** Every stored version of an image, by its public id. */
  versionsOf: (publicId: string) => Promise<ImageName[]>
  /** A name that nobody can guess and no other upload has. */
  randomName: () => string
  /** On the audit trail; returns the reply. */
  note: <T>(
    by: Caller,
    action: 'image.uploaded' | 'image.deleted',
    publicId: string,
    reply: T,
  ) => Promise<T>
  /** Takes the image out of every product; returns the number of products. */
  takeFromProducts: (publicId: string, by: Caller) => Promise<number>
  /** Stops serving the image from memory. */
  forget: (name: ImageName) => void
  clock: Clock
  log: Log
}

const FOLDER = 'products'

export const uploadService = (ports: UploadPorts) => {
  const { resize, write, remove, versionsOf, randomName, note, takeFromProducts, forget } = ports

  const removeAll = async (name: ImageName): Promise<void> => {
    await Promise.all(IMAGE_WIDTHS.map((width) => remove(imageObject(name, width))))
    forget(name)
  }

  return {
    /** Stores an image in all widths, or not at all. */
    upload: async (bytes: Buffer, by: Caller) => {
      const resized = await resize(bytes)
      const publicId = `${FOLDER}/${randomName()}`
      const name = { version: String(ports.clock.now().getTime()), publicId }
      try {
        const written = await Promise.allSettled(
          [...resized].map(([width, copy]) => write(imageObject(name, width), copy)),
        )
        const failed = written.find(({ status }) => status === 'rejected')
        if (failed?.status === 'rejected') throw failed.reason
        const reply = { imageUrl: imageUrl(name), publicId }
        return await note(by, 'image.uploaded', publicId, reply)
      } catch (error) {
        await removeAll(name).catch((cause: unknown) =>
          ports.log.error('Half an upload is left over', { publicId, cause: String(cause) }),
        )
        throw error
      }
    },

    /**
     * Products let go of it first: a product without an image is better than one with a broken image. That is noted before
     * the files go, so that a repeated call, which may find none of them any more, goes on where it broke off.
     */
    remove: async (publicId: string, by: Caller): Promise<{ message: string }> => {
      const stored = isPublicId(publicId) ? await versionsOf(publicId) : []
      const reply = { message: 'Image deleted' }
      await runPart('noted', async () => {
        const products = isPublicId(publicId) ? await takeFromProducts(publicId, by) : 0
        if (stored.length === 0 && products === 0)
          throw new AppError('not_found', reason('picture_not_found'))
        await note(by, 'image.deleted', publicId, reply)
      })
      await Promise.all(stored.map(removeAll))
      return reply
    },

    /**
     * Removes images that nothing refers to any more. Failures are left to the search for orphaned images: the
     * product is gone already.
     */
    discard: async (names: ImageName[]): Promise<void> => {
      const results = await Promise.allSettled(names.map(removeAll))
      for (const [index, result] of results.entries())
        if (result.status === 'rejected')
          ports.log.error('An image of a deleted product is left over', {
            publicId: names[index]?.publicId,
            cause: String(result.reason),
          })
    },
  }
}

export type UploadService = ReturnType<typeof uploadService>

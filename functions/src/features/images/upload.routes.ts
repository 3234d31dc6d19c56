import { deleteImage, uploadImage } from '@bartan/contract/images/endpoints'
import {
  imageUrl,
  isPublicId,
  nameOfWidth,
  STORED_WIDTHS,
  type ImageName,
  type ImageWidth,
} from '@bartan/contract/images/rules'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError, mayHaveCommitted } from '#domain/app-error.ts'
import type { Author, Caller } from '#domain/caller.ts'
import { randomName } from '#domain/hashed-ids.ts'
import { handle } from '#http/framework/route.ts'
import { runPart } from '#platform/keyed-call.ts'
import type { ShopContext } from '../../shop-context.ts'
import type { ImageFiles } from './image-files.ts'
import { resizeMeasured } from './resize-image.ts'
import { settingsImages } from './settings-images.ts'
import { uploadRepository } from './upload.repository.ts'

type Resizing = {
  widths?: readonly ImageWidth[]
  threads?: number
}

const FOLDER = 'products'

type Stored = { name: ImageName; publicId: string; imageUrl: string }

export const uploadUseCases = (
  { connect, storage, clock }: ShopContext,
  files: ImageFiles,
  /** Removes the image from all products; returns the number of products. */
  takeFromProducts: (publicId: string, by: Caller) => Promise<number>,
) => {
  const { note, versionsOf } = uploadRepository(connect, storage)

  /** In all widths, or not at all. */
  const store = async (
    bytes: Buffer,
    { widths = STORED_WIDTHS, threads = 1 }: Resizing = {},
  ): Promise<Stored> => {
    const { copies, width } = await resizeMeasured(bytes, { widths, threads })
    const publicId = nameOfWidth(`${FOLDER}/${randomName()}`, width)
    const name = { version: String(clock.now().getTime()), publicId }
    await files.write(name, copies)
    return { name, publicId, imageUrl: imageUrl(name) }
  }

  /**
   * Stores an image and records it. If it is unknown whether the record was written, the files stay: a repeated call
   * may return their address; else the search for orphaned images finds them.
   */
  const upload = async (bytes: Buffer, by: Author) => {
    const { name, ...reply } = await store(bytes)
    try {
      return await note(by, 'image.uploaded', reply.publicId, reply)
    } catch (error) {
      if (!mayHaveCommitted(error)) await files.discard([name])
      throw error
    }
  }

  return {
    store,
    routes: [
      handle(uploadImage, async ({ file, caller }) => upload(await file(), caller)),
      /**
       * Removes the image from products first: better no image than a broken one. That is recorded before the files are
       * deleted, so that a repeated call, which may find no product any more, continues where it broke off. The settings
       * keep theirs: product editors may not change those.
       */
      handle(deleteImage, async ({ body: { public_id: publicId }, caller: by }) => {
        const stored = isPublicId(publicId) ? await versionsOf(publicId) : []
        const reply = { message: 'Image deleted' }
        if ((await settingsImages(connect)()).some((image) => image.publicId === publicId))
          throw new AppError('conflict', reason('picture_in_settings'))
        await runPart('noted', async () => {
          const products = isPublicId(publicId) ? await takeFromProducts(publicId, by) : 0
          if (stored.length === 0 && products === 0)
            throw new AppError('not_found', reason('picture_not_found'))
          await note(by, 'image.deleted', publicId, reply)
        })
        await Promise.all(stored.map(files.remove))
        return reply
      }),
    ],
  }
}

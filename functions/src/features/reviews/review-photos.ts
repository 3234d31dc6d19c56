import {
  REVIEW_PHOTOS,
  imageUrl,
  parseImageUrl,
  type ImageName,
  type ImageWidth,
} from '@bartan/contract/images/rules'
import { mayHaveCommitted } from '#domain/app-error.ts'
import { randomName } from '#domain/hashed-ids.ts'
import type { ShopContext } from '../../shop-context.ts'
import { reviewTransactions } from './review-unit.repository.ts'

/** What pictures are drawn and kept by. */
export type Pictures = {
  resize: (bytes: Buffer) => Promise<Map<ImageWidth, Buffer>>
  write: (name: ImageName, resized: Map<ImageWidth, Buffer>) => Promise<void>
  /** Logs failures: the search for orphaned images finds the files. */
  discard: (names: ImageName[]) => Promise<void>
}

/** Pictures kept per review, shown or not; the oldest are deleted first. */
const MAX_SENT = 10

type OwnReview = { id: string; userId: string }

const namesOf = (urls: readonly string[]): ImageName[] =>
  urls.flatMap((url) => parseImageUrl(url) ?? [])

/** Pictures that customers upload before they write the review. */
export const reviewPhotos = ({ connect, clock }: ShopContext, { resize, ...images }: Pictures) => ({
  add: async (
    { id, userId }: OwnReview,
    readBytes: () => Promise<Buffer>,
  ): Promise<{ imageUrl: string }> => {
    const resized = await resize(await readBytes())
    const publicId = `${REVIEW_PHOTOS}/${id}/${randomName()}`
    const name = { version: String(clock.now().getTime()), publicId }
    await images.write(name, resized)
    const url = imageUrl(name)
    let gone: string[] = []
    try {
      const reply = await reviewTransactions(connect)([`photos of ${id}`], async (unit, keep) => {
        const { review } = await unit.find(id)
        const shown = review?.photos ?? []
        const sent = await unit.sentPhotos(id)
        const unused = sent.filter((one) => !shown.includes(one))
        gone = unused.slice(0, Math.max(0, sent.length + 1 - MAX_SENT))
        const urls = [...sent.filter((one) => !gone.includes(one)), url]
        unit.keepPhotos(id, { userId, urls })
        return keep.reply({ imageUrl: url })
      })
      await images.discard(namesOf(gone))
      return reply
    } catch (error) {
      if (!mayHaveCommitted(error)) await images.discard([name])
      throw error
    }
  },

  remove: (urls: readonly string[]): Promise<void> => images.discard(namesOf(urls)),
})

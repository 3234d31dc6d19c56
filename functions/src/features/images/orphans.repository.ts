import { parseImageUrl } from '@bartan/contract/images/rules'
import { SETTINGS } from '#database/stored-settings.ts'
import { pagesOf } from '#database/pages-of.ts'
import type { Connect } from '#database/connect.ts'
import type { ImageStore } from '#platform/firebase/image-store.ts'

/** Anywhere in the settings, so that a later version's pictures are kept too. */
const imageUrlsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return parseImageUrl(value) ? [value] : []
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(imageUrlsIn)
    : []
}

/** For the search for orphaned images, which covers the whole shop: it reads every product. */
export const orphansRepository = (
  connect: Connect,
  imageStore: Pick<ImageStore, 'list' | 'remove'>,
) => ({
  objects: () => imageStore.list('upload/'),

  shown: async (): Promise<string[]> => {
    const { products, reviews, settings } = await connect()
    const urls = imageUrlsIn((await settings.doc(SETTINGS).get()).data())
    for await (const docs of pagesOf(products, { size: 300 }))
      for (const product of docs) {
        const { images, deletedAt } = product.data()
        if (!deletedAt) urls.push(...images.map(({ url }) => url))
      }
    for await (const docs of pagesOf(reviews, { size: 300 }))
      for (const review of docs) urls.push(...(review.data().photos ?? []))
    return urls
  },

  remove: imageStore.remove,
})

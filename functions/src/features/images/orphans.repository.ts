import { imageUrl } from '@bartan/contract/images/rules'
import type { Connect } from '#database/connect.ts'
import { pagesOf } from '#database/pages-of.ts'
import type { ImageStore } from '#platform/firebase/image-store.ts'
import { settingsImages } from './settings-images.ts'

/** For the search for orphaned images: reads every product. */
export const orphansRepository = (
  connect: Connect,
  imageStore: Pick<ImageStore, 'list' | 'remove'>,
) => ({
  objects: () => imageStore.list('upload/'),

  shown: async (): Promise<string[]> => {
    const { products, reviews } = await connect()
    const urls = (await settingsImages(connect)()).map(imageUrl)
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

import { pagesOf } from '#database/pages-of.ts'
import type { Connect } from '#database/connect.ts'
import type { ImageStore } from '#platform/firebase/image-store.ts'

/** For the search for orphaned images, which covers the whole shop: it reads every product. */
export const orphansRepository = (
  connect: Connect,
  imageStore: Pick<ImageStore, 'list' | 'remove'>,
) => ({
  objects: () => imageStore.list('upload/'),

  shown: async (): Promise<string[]> => {
    const { products } = await connect()
    const urls: string[] = []
    for await (const docs of pagesOf(products, { size: 300 }))
      for (const product of docs) {
        const { images, deletedAt } = product.data()
        if (!deletedAt) urls.push(...images.map(({ url }) => url))
      }
    return urls
  },

  remove: imageStore.remove,
})

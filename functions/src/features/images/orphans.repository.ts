import { pagesOf } from '#database/pages-of.ts'
import type { Connect } from '#database/connect.ts'
import type { Images } from '#platform/firebase/images.ts'

/** For the search for orphaned pictures, which covers the whole shop: it reads every product. */
export const orphansRepository = (connect: Connect, images: Pick<Images, 'list' | 'remove'>) => ({
  objects: () => images.list('upload/'),

  shown: async (): Promise<string[]> => {
    const { products } = await connect()
    const urls: string[] = []
    for await (const docs of pagesOf(products, { size: 300 }))
      for (const product of docs) {
        const { images: pictures, deletedAt } = product.data()
        if (!deletedAt) urls.push(...pictures.map(({ url }) => url))
      }
    return urls
  },

  remove: images.remove,
})

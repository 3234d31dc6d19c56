import type { ProductDocument } from '../../database/documents.ts'
import type { Connect } from '../../platform/firestore.ts'
import type { Images } from '../../platform/images.ts'

/** For the search for orphaned pictures, which covers the whole shop: it reads every product. */
export const orphansRepository = (connect: Connect, images: Pick<Images, 'list' | 'remove'>) => ({
  objects: () => images.list('upload/'),

  shown: async (): Promise<string[]> => {
    const { products } = await connect()
    const { docs } = await products.select('images', 'deletedAt').get()
    return docs
      .map((product) => product.data() as Pick<ProductDocument, 'images' | 'deletedAt'>)
      .filter(({ deletedAt }) => !deletedAt)
      .flatMap(({ images: pictures }) => pictures.map(({ url }) => url))
  },

  remove: images.remove,
})

import { parseImageUrl } from '@bartan/contract/images/rules'
import type { CatalogIndex } from './index/catalog-index.ts'

/**
 * Ids of the products that show an image, in any version. It searches the texts first, in which a public id is as
 * it is (isPublicId), so that few are parsed.
 */
export const productsWithImage = ({ rows }: CatalogIndex, publicId: string): string[] =>
  [...rows.slots()]
    .filter((slot) => rows.listJson(slot).includes(`/${publicId}.`))
    .filter((slot) =>
      rows.product(slot).images.some(({ url }) => parseImageUrl(url)?.publicId === publicId),
    )
    .map((slot) => rows.id(slot))

import { parseImageUrl } from '@bartan/contract/images/rules'
import type { CatalogIndex } from './index/catalog-index.ts'

/** Ids of the products that show an image, in any version. It searches the texts first, so that few are parsed. */
export const productsWithImage = ({ rows }: CatalogIndex, publicId: string): string[] =>
  [...rows.slots()]
    .filter((slot) => rows.wire(slot).includes(`/${publicId}.`))
    .filter((slot) =>
      rows.product(slot).images.some(({ url }) => parseImageUrl(url)?.publicId === publicId),
    )
    .map((slot) => rows.id(slot))

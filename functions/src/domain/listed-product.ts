import type { Product } from '@bartan/contract/products/schema'
import { dayOf } from '@bartan/contract/shared/shop-day'

/** What a sitemap tells of a product. */
export type ListedProduct = {
  id: string
  /** When it was last changed. Not the time: a product changes with every unit that is sold. */
  day: string
  images: readonly string[]
}

export const listedProduct = ({ _id: id, updatedAt, images }: Product): ListedProduct => ({
  id,
  day: dayOf(new Date(updatedAt)),
  images: images.map(({ url }) => url).filter(Boolean),
})

import type { Product } from '@bartan/contract/products/schema'
import { dayOf } from '@bartan/contract/shared/shop-day'

export type ListedProduct = {
  id: string
  /** Day of the last change. Not the time, which every sale changes. */
  day: string
  images: readonly string[]
}

export const listedProduct = ({ _id: id, updatedAt, images }: Product): ListedProduct => ({
  id,
  day: dayOf(new Date(updatedAt)),
  images: images.map(({ url }) => url).filter(Boolean),
})

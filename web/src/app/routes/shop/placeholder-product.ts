import type { CartLine } from '@bartan/contract/cart/schema'
import type { OrderLine } from '@bartan/contract/orders/schema'
import type { Suggestion } from '@bartan/contract/products/listed-schema'
import type { Product } from '@bartan/contract/products/schema'
import type { QueryClient } from '@tanstack/react-query'
import type { ProductPreview } from '#features/product/components/product-detail-skeleton.tsx'
import { findInCache } from '#lib/api/find-in-cache.ts'

/** A product from any cached list, shown immediately while its latest state is fetched. */
export const placeholderProduct = (client: QueryClient, id: string): Product | undefined =>
  findInCache(
    client,
    (value): value is Product => '_id' in value && value._id === id && 'countInStock' in value,
  )

type Mention = Suggestion | CartLine | OrderLine

/** Data from other mentions of the product: a suggestion, or a line of the cart or an order. */
export const productPreview = (client: QueryClient, id: string): ProductPreview | undefined => {
  const mention = findInCache(
    client,
    (value): value is Mention =>
      (('_id' in value && value._id === id) || ('productId' in value && value.productId === id)) &&
      'name' in value &&
      'image' in value,
  )
  if (!mention) return undefined
  const { name, nameIn, nameHi, image, price } = mention
  // An order's price may differ from the current one.
  const isCurrent = '_id' in mention || 'available' in mention
  return { name, nameIn, nameHi, image, price: isCurrent ? price : undefined }
}

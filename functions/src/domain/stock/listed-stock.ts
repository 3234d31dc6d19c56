import type { Buying } from '@bartan/contract/products/admin-schema'
import type { Named } from '@bartan/contract/products/names'
import type { ProductId, Sku } from '@bartan/contract/products/product-id'

/** A variant, or a product without, and what is told of it to who buys in. */
export type ListedStock = Named &
  Buying & {
    productId: ProductId
    sku: Sku
    size: string
    color: string
    /** Whether it is all of its product, in whatever size and color. */
    isWhole: boolean
    countInStock: number
  }

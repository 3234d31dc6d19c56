import type { Product } from '@bartan/contract/products/schema'
import { AddToCart } from '#features/cart/components/add-to-cart.tsx'
import type { ProductChoice } from '#features/product/use-product-choice.ts'

/** Connects the product detail's choice to the cart feature. */
export const addToCartSlot = (product: Product) => (choice: ProductChoice) => (
  <AddToCart product={product} choice={choice} quantity={choice.quantity} />
)

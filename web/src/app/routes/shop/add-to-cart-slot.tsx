import { AddToCart } from '#features/cart/components/add-to-cart.tsx'
import type { Product } from '@bartan/contract/products/schema'
import type { ProductChoice } from '#features/product/use-product-choice.ts'

/** Adds the product detail's choice to the cart: this is where the two features meet. */
export const addToCartSlot = (product: Product) => (choice: ProductChoice) => (
  <AddToCart product={product} choice={choice} quantity={choice.quantity} />
)

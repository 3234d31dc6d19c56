import type { Product } from '@bartan/contract/products/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { imageForColor } from '#components/commerce/product-name.ts'

export type Addition = {
  product: Product
  choice: { size?: string | undefined; color?: string | undefined }
  quantity: number
}

/** The expected cart line of a product, shown until the server answers. */
export const lineOf = (language: Language, { product, choice, quantity }: Addition) => ({
  productId: product._id,
  name: product.name,
  nameIn: product.nameIn,
  nameHi: product.nameHi,
  image: imageForColor(language, product, choice.color ?? '')?.url ?? '',
  price: product.price,
  size: choice.size ?? '',
  color: choice.color ?? '',
  quantity,
  available: true,
  countInStock: product.countInStock,
})

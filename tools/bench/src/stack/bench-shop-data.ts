import { imageUrl } from '@bartan/contract/images/rules'
import { asSku } from '@bartan/contract/products/product-id'
import { summaryOf } from '@bartan/contract/products/variants'
import { rupees } from '@bartan/contract/shared/money'
import type { ShopData } from '@bartan/contract/shop-data'
import { composeShop } from '@bartan/demo-shop/compose-shop'
import type { DemoProduct } from '@bartan/demo-shop/demo-product'
import { deskOrders } from '../workload/desk-orders.ts'

/** Enough stock for every order of a run, so that none is refused. */
const PLENTY = 1_000_000

/** Placeholder URLs as long as real ones; no measured call opens a picture. */
const imagesOf = ({ sku, name, colors }: DemoProduct) =>
  (colors.length > 0 ? colors : ['Plain']).map((color) => ({
    url: imageUrl({ version: '1760000000', publicId: `products/${sku}-${color}` }),
    altText: `${name}, ${color}`,
  }))

type Product = ShopData['products'][number]

const stocked = (product: Product): Product => ({
  ...product,
  countInStock: product.countInStock === 0 ? 0 : PLENTY,
})

const SIZES = ['1 L', '3 L', '5 L']
const COLORS = ['Red', 'Blue'] as const

/** Adds variants in three sizes and two colors, each size dearer than the one before. */
const withVariants = (product: Product): Product => {
  const [one = COLORS[0], other = COLORS[1]] = product.colors
  const colors = one === other ? COLORS : [one, other]
  const variants = SIZES.flatMap((size, step) =>
    colors.map((color, at) => ({
      size,
      color,
      sku: asSku(`${product.sku}-${step}${at}`),
      countInStock: product.countInStock,
      price: rupees(product.price + 50 * step),
    })),
  )
  return { ...product, variants, ...summaryOf(variants) }
}

/** The generated catalog of tools/demo-shop/src, fully stocked; without orders if products get variants. */
export const benchShopData = (count: number, hasVariants: boolean, orders: number): ShopData => {
  const shop = composeShop(count, imagesOf)
  const products = shop.products.map(stocked)
  return hasVariants
    ? { ...shop, products: products.map(withVariants), orders: [] }
    : { ...shop, products, ...(orders > 0 && { orders: deskOrders(shop, orders) }) }
}

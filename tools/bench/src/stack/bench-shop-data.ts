import { imageUrl } from '@bartan/contract/images/rules'
import type { ShopData } from '@bartan/contract/shop/shop-data'
import { composeShop } from '@bartan/demo-shop/compose-shop'
import type { DemoProduct } from '@bartan/demo-shop/demo-product'

/** Enough for every order of a run, so that none is refused. */
const PLENTY = 1_000_000

/** URLs as long as real ones; no measured call opens a picture, so none is drawn. */
const imagesOf = ({ sku, name, colors }: DemoProduct) =>
  (colors.length > 0 ? colors : ['Plain']).map((color) => ({
    url: imageUrl({ version: '1760000000', publicId: `products/${sku}-${color}` }),
    altText: `${name}, ${color}`,
  }))

/** The generated catalog of tools/demo-shop/src, fully stocked. */
export const benchShopData = (products: number): ShopData => {
  const shop = composeShop(products, imagesOf)
  return {
    ...shop,
    products: shop.products.map((product) => ({
      ...product,
      countInStock: product.countInStock === 0 ? 0 : PLENTY,
    })),
  }
}

import { feeToBring } from '@bartan/contract/delivery/fee-to-bring'
import { googleCategoryOf } from '@bartan/contract/feeds/google-category'
import { isGlobalGtin } from '@bartan/contract/feeds/rules'
import { FEED_WIDTH, parseImageUrl } from '@bartan/contract/images/rules'
import type { Sale } from '@bartan/contract/offers/offer'
import { saleOf } from '@bartan/contract/offers/sale-price'
import { fillPath, PAGE_PATHS } from '@bartan/contract/pages/page-paths'
import { choiceName } from '@bartan/contract/products/names'
import { variantOffer } from '@bartan/contract/products/price/variant-offer'
import { imageOfColor } from '@bartan/contract/products/product-colors'
import type { Sku } from '@bartan/contract/products/product-id'
import type { Product, ProductImage, Variant } from '@bartan/contract/products/schema'
import type { Settings } from '@bartan/contract/settings/settings'
import type { Rupees } from '@bartan/contract/shared/money'
import { etagOf } from '#http/reply/send-reply.ts'

export type FeedItem = {
  id: string
  /** Links the items of one product. */
  group: string | undefined
  title: string
  description: string
  link: string
  image: string
  moreImages: string[]
  isInStock: boolean
  price: Rupees
  salePrice: Rupees | undefined
  /** The period of the sale price, ISO; undefined if unknown. */
  saleTimes: { from: string; to: string } | undefined
  mrp: Rupees | undefined
  brand: string
  gtin: string | undefined
  color: string | undefined
  size: string | undefined
  material: string | undefined
  /** The shop's own category and collection. */
  productType: string
  googleCategory: string
  /** The shipping fee for this item alone: the dearest, as it may depend on the PIN code. */
  shipping: Rupees | undefined
  countryOfOrigin: string
  manufacturer: string
  importer: string
}

/** Google's limits (support.google.com/merchants/answer/7052112); Meta's are wider. */
const MAX_ID = 50
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5000
const MAX_MORE_IMAGES = 10

const cut = (text: string, max: number): string => Array.from(text).slice(0, max).join('')

/** An SKU is unique in the shop; a long one is cut and made unique by its end. */
const idOf = (sku: Sku): string =>
  sku.length <= MAX_ID ? sku : `${sku.slice(0, 30)}-${etagOf(sku).slice(1, 17)}`

export type FeedShop = {
  origin: string
  settings: Pick<Settings, 'name' | 'tagline' | 'categories' | 'shipping' | 'pinRules'>
  sales: readonly Sale[]
}

const pictureAddress = (url: string, origin: string): string =>
  new URL(parseImageUrl(url) ? `${url}?w=${FEED_WIDTH}` : url, origin).href

/** Pictures of the color first, then neutral ones; those of other colors are left out. */
export const picturesOf = (product: Product, color: string | undefined): ProductImage[] => {
  const known = product.images.filter(({ url }) => url !== '')
  const at = color === undefined ? undefined : imageOfColor(product, color)
  const first = at === undefined ? known[0] : (product.images[at] ?? known[0])
  if (!first) return []
  const isOther = (image: ProductImage) =>
    color !== undefined && image.color !== undefined && image.color !== color
  return [first, ...known.filter((image) => image !== first && !isOther(image))]
}

const linkOf = ({ _id }: Product, { size, color }: Pick<Variant, 'size' | 'color'>): string => {
  const search = new URLSearchParams({ ...(color && { color }), ...(size && { size }) }).toString()
  return fillPath(PAGE_PATHS.product, { id: _id }) + (search && `?${search.replaceAll('%2C', ',')}`)
}

/** Programs want both ends, so sales without an end and permanently reduced prices have no period. */
const saleTimesOf = (
  product: Product,
  { saleEndsAt }: { saleEndsAt: string | undefined },
  { sales }: FeedShop,
): FeedItem['saleTimes'] => {
  const sale = saleOf({ ...product, productId: product._id }, sales)
  // Only a price of this very sale gets the sale's period.
  if (!sale?.to || sale.to !== saleEndsAt) return undefined
  return { from: sale.from, to: sale.to }
}

/** Whether feeds include a product: published, with a picture, and not restricted from advertising. */
export const isInFeeds = ({ state, restricted, images }: Product): boolean =>
  state !== 'draft' && restricted === undefined && images.some(({ url }) => url !== '')

/** Without variants a product is one item: its only size or color is stated, a choice isn't. */
const soldOf = (product: Product): Variant[] =>
  product.variants ?? [
    {
      ...product,
      size: product.sizes.length === 1 ? product.sizes[0] : undefined,
      color: product.colors.length === 1 ? product.colors[0] : undefined,
    },
  ]

const itemOf = (product: Product, sold: Variant, shop: FeedShop): FeedItem[] => {
  const { origin, settings } = shop
  const [image, ...others] = picturesOf(product, sold.color)
  if (!image) return []
  const { name, description, brand, material, category, collection, variants } = product
  const offer = variantOffer(product, sold)
  const { price, originalPrice, mrp } = offer
  const choice = variants ? choiceName(sold) : ''
  const { declarations = {} } = product
  return [
    {
      id: idOf(sold.sku),
      group: variants && product._id,
      title: cut([name, choice].filter(Boolean).join(' – '), MAX_TITLE),
      description: cut(description, MAX_DESCRIPTION),
      link: new URL(linkOf(product, variants ? sold : {}), origin).href,
      image: pictureAddress(image.url, origin),
      moreImages: others.slice(0, MAX_MORE_IMAGES).map(({ url }) => pictureAddress(url, origin)),
      isInStock: sold.countInStock > 0,
      price: originalPrice ?? price,
      salePrice: originalPrice && price,
      saleTimes: saleTimesOf(product, offer, shop),
      mrp,
      brand,
      gtin: sold.gtin !== undefined && isGlobalGtin(sold.gtin) ? sold.gtin : undefined,
      color: sold.color,
      size: sold.size,
      material: material || undefined,
      productType: [category, collection].filter(Boolean).join(' > '),
      googleCategory: googleCategoryOf(
        settings.categories.find((one) => one.name === category) ?? { name: category },
      ),
      shipping: feeToBring(price, settings).most,
      countryOfOrigin: declarations.countryOfOrigin ?? '',
      manufacturer: declarations.manufacturer ?? '',
      importer: declarations.importer ?? '',
    },
  ]
}

export const feedItems = (product: Product, shop: FeedShop): FeedItem[] =>
  isInFeeds(product) ? soldOf(product).flatMap((sold) => itemOf(product, sold, shop)) : []

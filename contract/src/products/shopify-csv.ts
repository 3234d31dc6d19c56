import type { Row } from '../csv/write-csv.ts'
import { slugOf } from '../shared/slug.ts'
import { listText } from './fields/field-cells.ts'

type Sold = {
  sku?: string | undefined
  size?: string | undefined
  color?: string | undefined
  price: number
  originalPrice?: number | undefined
  countInStock: number
  gtin?: string | undefined
  cost?: number | undefined
  weight?: number | undefined
}

/** Metafields for what Shopify has no column for. */
export const SHOPIFY_FIELDS = {
  material: 'Material (product.metafields.custom.material)',
  sizes: 'Sizes (product.metafields.custom.sizes)',
  colors: 'Colors (product.metafields.custom.colors)',
} as const

/** Separates the values of such a metafield. */
export const SHOPIFY_LIST_SEPARATOR = ';'

type Exported = Sold & {
  _id: string
  handle?: string | undefined
  name: string
  description: string
  brand: string
  category: string
  collection: string
  material: string
  tags?: readonly string[] | undefined
  seo?: { title: string; description: string } | undefined
  sizes: readonly string[]
  colors: readonly string[]
  state?: string | undefined
  variants?: readonly Sold[] | undefined
  images: readonly { url: string; altText: string; color?: string | undefined }[]
}

/** Shopify's older columns, which every shop reads (help.shopify.com/manual/products/import-export/using-csv). */
const COLUMNS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Variant Barcode',
  'Cost per item',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Variant Image',
  'Status',
  'Collection',
  'SEO Title',
  'SEO Description',
  SHOPIFY_FIELDS.material,
  SHOPIFY_FIELDS.sizes,
  SHOPIFY_FIELDS.colors,
] as const

type Cells = Partial<Record<(typeof COLUMNS)[number], string | number | undefined>>

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const bodyOf = (description: string): string =>
  description
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')

/** Other shops identify a product by its handle alone, so a generated one must be unique. */
export const shopifyHandle = ({
  handle,
  name,
  _id,
}: Pick<Exported, 'handle' | 'name' | '_id'>): string =>
  handle ?? [slugOf(name), _id.slice(0, 6).toLowerCase()].filter(Boolean).join('-')

const aboutProduct = (product: Exported): Cells => {
  const { name, description, brand, category, collection, material, seo, tags = [] } = product
  const isPublished = product.state !== 'draft'
  // Sizes and colors with one price and one stock aren't variants.
  const { sizes, colors } = product.variants ? { sizes: [], colors: [] } : product
  return {
    Title: name,
    'Body (HTML)': bodyOf(description),
    Vendor: brand,
    Type: category,
    Tags: listText(tags),
    Published: String(isPublished),
    Status: isPublished ? 'active' : 'draft',
    Collection: collection,
    'SEO Title': seo?.title,
    'SEO Description': seo?.description,
    [SHOPIFY_FIELDS.material]: material,
    [SHOPIFY_FIELDS.sizes]: sizes.join(SHOPIFY_LIST_SEPARATOR),
    [SHOPIFY_FIELDS.colors]: colors.join(SHOPIFY_LIST_SEPARATOR),
  }
}

const soldOf = (product: Exported): readonly Sold[] => product.variants ?? [product]

/** Columns of options: named in each row, with a value if the product has one. */
const optionsOf = (sold: Sold, all: readonly Sold[]): Cells => {
  const options = (
    [
      ['Size', 'size'],
      ['Color', 'color'],
    ] as const
  ).filter(([, field]) => all.some((one) => one[field] !== undefined))
  const [[name, field] = ['Title', undefined] as const, second] = options
  return {
    'Option1 Name': name,
    'Option1 Value': field ? sold[field] : 'Default Title',
    ...(second && { 'Option2 Name': second[0], 'Option2 Value': sold[second[1]] }),
  }
}

const variantCells = (sold: Sold, product: Exported, addressOf: (url: string) => string) => {
  const { sku, color, price, originalPrice, countInStock, gtin } = sold
  const { cost = product.cost, weight = product.weight } = sold
  const shown = product.images.find((image) => image.color !== undefined && image.color === color)
  return {
    ...optionsOf(sold, soldOf(product)),
    'Variant SKU': sku,
    'Variant Grams': weight,
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': countInStock,
    'Variant Inventory Policy': 'deny',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': price,
    'Variant Compare At Price': originalPrice,
    'Variant Requires Shipping': 'true',
    'Variant Taxable': 'true',
    'Variant Barcode': gtin,
    'Cost per item': cost,
    ...(shown && { 'Variant Image': addressOf(shown.url) }),
  } satisfies Cells
}

/** A row per variant and per picture, side by side; the first row has the product's data. */
const rowsOf = (product: Exported, addressOf: (url: string) => string): Cells[] => {
  const sold = soldOf(product)
  const images = product.images.filter(({ url }) => url !== '')
  return Array.from({ length: Math.max(sold.length, images.length) }, (_, at) => {
    const [variant, image] = [sold[at], images[at]]
    return {
      Handle: shopifyHandle(product),
      ...(at === 0 && aboutProduct(product)),
      ...(variant && variantCells(variant, product, addressOf)),
      ...(image && {
        'Image Src': addressOf(image.url),
        'Image Position': at + 1,
        'Image Alt Text': image.altText,
      }),
    }
  })
}

/** All products in Shopify's format; pictures stay at the shop's address. */
export const shopifyRows = (products: readonly Exported[], origin: string): Row[] => {
  const addressOf = (url: string) => new URL(url, origin).href
  const rows = products.flatMap((product) => rowsOf(product, addressOf))
  return [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))]
}

import type { EditableField, Product } from '@bartan/contract/products/schema'
import { LEGAL_COLUMNS, legalCells } from './legal-columns.ts'
import type { LegalColumn } from './legal-columns.ts'
import { TEXT_COLUMNS, textCells, textColumnsFor } from './text-columns.ts'
import type { TextColumn } from './text-columns.ts'
import { VARIANT_COLUMNS, variantCells } from './variant-columns.ts'
import type { VariantColumn } from './variant-columns.ts'
import type { Shop } from '#lib/shop-settings.ts'

/** Fields that admins edit, and the stock at export. */
export type ProductColumn =
  | Exclude<EditableField, 'nameIn' | 'descriptionIn'>
  | 'countInStockWas'
  | 'facts'
  | 'state'

export type CsvColumn = ProductColumn | TextColumn | LegalColumn | VariantColumn

/** Separates facts and image URLs, which may contain spaces and commas. */
const LIST_SEPARATOR = ' | '

const factText = ({ name, value }: { name: string; value: string }): string => `${name}: ${value}`

/** Cells of an export, in an order that reads well in a spreadsheet. */
const CELLS: Record<ProductColumn, (product: Product) => string | number | undefined> = {
  sku: ({ sku }) => sku,
  name: ({ name }) => name,
  price: ({ price }) => price,
  originalPrice: ({ originalPrice }) => originalPrice,
  countInStock: ({ countInStock }) => countInStock,
  countInStockWas: ({ countInStock }) => countInStock,
  category: ({ category }) => category,
  brand: ({ brand }) => brand,
  sizes: ({ sizes }) => sizes.join(', '),
  colors: ({ colors }) => colors.join(', '),
  collection: ({ collection }) => collection,
  material: ({ material }) => material,
  returnable: ({ returnable }) => (returnable === false ? 'no' : 'yes'),
  description: ({ description }) => description,
  facts: ({ facts = [] }) => facts.map(factText).join(LIST_SEPARATOR),
  state: ({ state }) => state ?? 'published',
  images: ({ images }) => images.map(({ url }) => url).join(LIST_SEPARATOR),
}

const PRODUCT_COLUMNS = Object.keys(CELLS) as ProductColumn[]

/** Columns that an import accepts. */
export const CSV_COLUMNS: CsvColumn[] = [
  ...PRODUCT_COLUMNS,
  ...TEXT_COLUMNS,
  ...LEGAL_COLUMNS,
  ...VARIANT_COLUMNS,
]

export const csvColumns = (shop: Shop, products: readonly Product[] = []): CsvColumn[] => [
  ...PRODUCT_COLUMNS,
  ...textColumnsFor(products, shop.languages),
  ...LEGAL_COLUMNS,
  ...VARIANT_COLUMNS,
]

/** Fields that each variant sets itself. */
export const SET_BY_VARIANTS: ReadonlySet<string> = new Set<ProductColumn>([
  'price',
  'originalPrice',
  'countInStock',
  'countInStockWas',
  'sizes',
  'colors',
])

const productCells = (product: Product): (string | number)[] =>
  PRODUCT_COLUMNS.map((column) =>
    product.variants && SET_BY_VARIANTS.has(column) ? '' : (CELLS[column](product) ?? ''),
  )

const onlySku = ({ sku }: Product): string[] =>
  PRODUCT_COLUMNS.map((column) => (column === 'sku' ? sku : ''))

const rowsOf = (product: Product, texts: readonly TextColumn[]): (string | number)[][] =>
  (product.variants ?? [undefined]).map((variant, index) => [
    ...(index === 0
      ? [...productCells(product), ...textCells(product, texts), ...legalCells(product)]
      : [...onlySku(product), ...[...texts, ...LEGAL_COLUMNS].map(() => '')]),
    ...variantCells(variant),
  ])

/** Cells in the order of csvColumns. */
export const csvRows = (shop: Shop, products: readonly Product[]): (string | number)[][] => {
  const texts = textColumnsFor(products, shop.languages)
  return products.flatMap((product) => rowsOf(product, texts))
}

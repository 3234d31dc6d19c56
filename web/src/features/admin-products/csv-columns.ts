import type { Product } from '@bartan/contract/product'

/** The columns of an export, in an order that reads well in a spreadsheet; an import takes any of them. */
export const CSV_COLUMNS = [
  'sku',
  'name',
  'price',
  'originalPrice',
  'countInStock',
  'countInStockWas',
  'category',
  'brand',
  'sizes',
  'colors',
  'collection',
  'material',
  'returnable',
  'description',
  'nameHi',
  'descriptionHi',
  'images',
] as const

export type CsvColumn = (typeof CSV_COLUMNS)[number]

/** Separates the URLs of pictures, which may themselves contain blanks and commas. */
const IMAGE_SEPARATOR = ' | '

const cellOf = (product: Product, column: CsvColumn): string | number => {
  if (column === 'images') return product.images.map(({ url }) => url).join(IMAGE_SEPARATOR)
  if (column === 'countInStockWas') return product.countInStock
  if (column === 'returnable') return product.returnable === false ? 'no' : 'yes'
  const value = product[column] ?? ''
  return Array.isArray(value) ? value.join(', ') : value
}

export const csvRow = (product: Product): (string | number)[] =>
  CSV_COLUMNS.map((column) => cellOf(product, column))

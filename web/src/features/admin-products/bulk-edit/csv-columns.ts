import type { EditableField, Product } from '@bartan/contract/products/schema'

/** The stock when the file was made, beside what an admin sets of a product. */
export type CsvColumn = EditableField | 'countInStockWas'

/** Separates the URLs of images, which may themselves contain blanks and commas. */
const IMAGE_SEPARATOR = ' | '

/** What an export writes, in an order that reads well in a spreadsheet. */
const CELLS: Record<CsvColumn, (product: Product) => string | number | undefined> = {
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
  nameHi: ({ nameHi }) => nameHi,
  descriptionHi: ({ descriptionHi }) => descriptionHi,
  images: ({ images }) => images.map(({ url }) => url).join(IMAGE_SEPARATOR),
}

/** The columns of an export; an import takes any of them. */
export const CSV_COLUMNS = Object.keys(CELLS) as CsvColumn[]

export const csvRow = (product: Product): (string | number)[] =>
  CSV_COLUMNS.map((column) => CELLS[column](product) ?? '')

import { csvText } from '@bartan/contract/csv/write-csv'
import { CATEGORIES } from '@bartan/contract/products/rules'

export const PICTURES_EACH = 3

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
  'Variant SKU',
  'Variant Inventory Qty',
  'Variant Price',
  'Image Src',
  'Image Position',
  'Status',
]

const SIZES = ['1 L', '3 L', '5 L']

const BODY = `<p>${'Heavy gauge steel that lasts, for every day. '.repeat(12)}</p><ul><li>Dishwasher safe</li></ul>`

/** Creates a Shopify export: each product in three sizes, with three pictures. */
export const shopifyList = (products: number, picturesAt: string): string => {
  const rows = Array.from({ length: products }, (_, product) =>
    SIZES.map((size, place) => {
      const about = [
        `Tiffin ${product}`,
        BODY,
        'Omax',
        CATEGORIES[product % CATEGORIES.length] ?? '',
        'Steel, Lunch',
        'true',
        'Size',
      ]
      const picture = `${picturesAt}/${product * PICTURES_EACH + place}.jpg`
      return [
        `tiffin-${product}`,
        ...(place === 0 ? about : about.map(() => '')),
        size,
        `TIF-${product}-${place}`,
        7,
        400 + place * 100,
        picture,
        place + 1,
        place === 0 ? 'active' : '',
      ]
    }),
  ).flat()
  return csvText([COLUMNS, ...rows])
}

import { inputOf, readCell } from '@bartan/contract/products/fields/field-cells'
import {
  FIELD_NAMES,
  TRANSLATED_COLUMNS,
  VARIANT_COLUMNS,
  fieldAt,
  fieldOf,
  pathOf,
} from '@bartan/contract/products/fields/fields'
import { skuKey } from '@bartan/contract/products/fields/sku'
import type { ImportFault } from '@bartan/contract/products/import-schema'
import { productChangeSchema } from '@bartan/contract/products/input-schema'
import { reasonOfIssue } from '@bartan/contract/reasons/issues'
import { slugOf } from '@bartan/contract/shared/slug'
import { inSlices } from '#platform/concurrency/in-slices.ts'
import { faultOf, priceIn, type Draft, type DraftVariant, type ReadOptions } from './draft.ts'
import { htmlText } from './html-text.ts'
import type { Table, TableRow } from './table.ts'

/** This shop's own columns: the names of product fields (contract §15). */
export const isBartan = ({ columns }: Table): boolean => columns.has('name') && columns.has('price')

/** Fields that a draft holds itself; all others go along as their definitions read them. */
const OF_DRAFT: ReadonlySet<string> = new Set([
  'sku',
  'name',
  'description',
  'price',
  'originalPrice',
  'countInStock',
  'countInStockWas',
  'category',
  'brand',
  'images',
  'gtin',
  'handle',
  'state',
])

const OF_VARIANT: ReadonlySet<string> = new Set([
  'variantSku',
  'variantSize',
  'variantColor',
  'variantPrice',
  'variantOriginalPrice',
  'variantCountInStock',
  'variantCountInStockWas',
  'variantGtin',
])

const MORE = [...FIELD_NAMES, ...TRANSLATED_COLUMNS].filter((column) => !OF_DRAFT.has(column))
const MORE_OF_VARIANTS = VARIANT_COLUMNS.filter((column) => !OF_VARIANT.has(column))

/** What these columns say of a product or variant, as the API takes it. Empty cells are left out. */
const saidIn = (row: TableRow, columns: readonly string[]): Record<string, unknown> =>
  inputOf(
    new Map(
      columns.flatMap((column): [string, unknown][] => {
        const key = column.toLowerCase()
        const value = readCell(column, fieldOf(column).isLong ? row.text(key) : row.cell(key))
        return value === undefined ? [] : [[column, value]]
      }),
    ),
    undefined,
  )

/** As their definitions read them: what can't be read is kept, and the schema reports it. */
const PLAIN_OF_SOLD = ['countInStock', 'countInStockWas', 'gtin'] as const

const ofVariant = (field: string) => `variant${field[0]?.toUpperCase()}${field.slice(1)}`

const soldOf = (
  row: TableRow,
  table: Table,
  faults: ImportFault[],
  column = (field: string) => field,
) => {
  const price = (field: string) => {
    const name = column(field).toLowerCase()
    return priceIn({ row: row.row, field: table.nameOf(name), text: row.cell(name) }, faults)
  }
  const [now, before] = [price('price'), price('originalPrice')]
  const sku = row.code(column('sku').toLowerCase())
  return {
    ...(sku && { sku }),
    ...(now !== undefined && { price: now }),
    ...(now !== undefined && before !== undefined && { originalPrice: before }),
    ...saidIn(row, PLAIN_OF_SOLD.map(column)),
  }
}

const VARIANT = ['variantsku', 'variantsize', 'variantcolor', 'variantprice']

const isVariant = (row: TableRow): boolean => VARIANT.some((column) => row.cell(column) !== '')

const variantOf = (row: TableRow, table: Table, faults: ImportFault[]): DraftVariant => {
  const [size, color] = [row.cell('variantsize'), row.cell('variantcolor')]
  return {
    row: row.row,
    ...(size && { size }),
    ...(color && { color }),
    ...saidIn(row, MORE_OF_VARIANTS),
    ...soldOf(row, table, faults, ofVariant),
  }
}

/** Whether a text was written for a page. A plain one may have single signs: `<5 L`, `R&D`. */
const HTML = /<\/?[a-z][^<>]*>|&(?:#\w+|[a-z]+);/i

/** This shop's own texts are plain, and stay as they are. */
const descriptionOf = async (text: string): Promise<string> =>
  HTML.test(text) ? htmlText(text) : text

/** The file's own columns by field; of a field in several the first. */
const columnsOf = (table: Table): Draft['columns'] => {
  const fields = [
    ...FIELD_NAMES.map((name) => [name, name]),
    ...VARIANT_COLUMNS.map((name) => [`variants.${pathOf(name)[0]}`, name]).toReversed(),
  ] as const
  return Object.fromEntries(
    fields.map(([field = '', name = '']) => [field, table.nameOf(name.toLowerCase())]),
  )
}

const OF_PRODUCT = [...FIELD_NAMES, ...TRANSLATED_COLUMNS]
  .filter((column) => column !== 'sku')
  .map((column) => column.toLowerCase())

/** Whether a row says something of its product besides its SKU. */
const isOfProduct = (row: TableRow): boolean => OF_PRODUCT.some((column) => row.text(column) !== '')

const draftOf = async (rows: [TableRow, ...TableRow[]], table: Table): Promise<Draft> => {
  const row = rows.find(isOfProduct) ?? rows[0]
  const faults: ImportFault[] = []
  const name = row.cell('name')
  const handle = row.cell('handle')
  const variants = rows.filter(isVariant).map((one) => variantOf(one, table, faults))
  const column = (field: string) => table.nameOf(field.toLowerCase())
  const sku = row.code('sku')
  // Where there are variants, it is the product's own.
  const more = { ...saidIn(row, MORE), ...(variants.length > 0 && sku && { sku }) }
  const stated = { ...more, ...saidIn(row, ['state']) }
  const { error } = productChangeSchema.safeParse(stated)
  for (const one of error?.issues ?? []) {
    const field = column(fieldAt(one.path.join('.')) ?? String(one.path[0]))
    faults.push(faultOf({ row: row.row, field }, reasonOfIssue(one)))
  }
  const hasSku = sku !== '' || variants.some((variant) => variant.sku !== undefined)
  return {
    row: row.row,
    // The key of what has no SKU.
    handle: slugOf(handle || (hasSku ? '' : name)),
    isHandleKnown: handle !== '',
    name,
    description: await descriptionOf(row.text('description')),
    brand: row.cell('brand'),
    types: [row.cell('category')],
    single: soldOf(row, table, faults),
    ...(variants.length > 0 && { variants }),
    more,
    isPublished: row.cell('state').toLowerCase() === 'published',
    pictures: (readCell('images', row.text('images')) as Draft['pictures'] | undefined) ?? [],
    columns: columnsOf(table),
    faults: [...faults, ...rows.flatMap((one) => one.faults())],
  }
}

/** Rows of one SKU with variants are one product, as in this shop's export. */
export const readBartan = async (table: Table, _options: ReadOptions) => {
  const products: [TableRow, ...TableRow[]][] = []
  const bySku = new Map<string, [TableRow, ...TableRow[]]>()
  for (const row of table.rows) {
    const sku = skuKey(row.code('sku'))
    const known = sku === '' || !isVariant(row) ? undefined : bySku.get(sku)
    if (known) known.push(row)
    else {
      const product: [TableRow, ...TableRow[]] = [row]
      products.push(product)
      if (sku !== '') bySku.set(sku, product)
    }
  }
  const drafts = await inSlices(products, (rows) => draftOf(rows, table))
  return { drafts, faults: [], leftOut: [], optionNames: [] }
}

import type { ImportFault } from '@bartan/contract/products/import-schema'
import type { EditableField } from '@bartan/contract/products/schema'
import { slugOf } from '@bartan/contract/shared/slug'
import { cellYesNo } from '@bartan/contract/csv/read-cell'
import { reason } from '@bartan/contract/reasons/reasons'
import { faultOf, gtinIn, priceIn, pricesOf, stockIn } from './draft.ts'
import type { Draft, DraftVariant, ReadOptions } from './draft.ts'
import { inSlices } from '#platform/concurrency/in-slices.ts'
import { htmlText } from './html-text.ts'
import type { Table, TableRow } from './table.ts'

/** This shop's own columns: the names of product fields (contract §15). */
export const isBartan = ({ columns }: Table): boolean => columns.has('name') && columns.has('price')

/** How each cell is read; the compiler asks for new fields. */
const CELLS = {
  sku: 'own',
  name: 'own',
  nameIn: 'own',
  description: 'own',
  descriptionIn: 'own',
  price: 'own',
  originalPrice: 'own',
  countInStock: 'own',
  brand: 'own',
  category: 'own',
  collection: 'text',
  material: 'text',
  sizes: 'text',
  colors: 'text',
  returnable: 'yesOrNo',
  facts: 'own',
  images: 'own',
} as const satisfies Record<EditableField | 'facts', 'own' | 'text' | 'yesOrNo'>

const fieldsThatAre = (kind: 'text' | 'yesOrNo') =>
  Object.entries(CELLS).flatMap(([field, cell]) => (cell === kind ? [field] : []))

/** Fields passed on as text, or split later; missing columns and empty cells are left out. */
const TEXTS = [...fieldsThatAre('text'), 'tags', 'hsn', 'restricted']

const LABEL = ['manufacturer', 'packer', 'importer', 'countryOfOrigin', 'genericName'] as const

/** Empty cells are left out; one that is neither yes nor no is an error. */
const answersIn = (row: TableRow, table: Table, faults: ImportFault[]) =>
  Object.fromEntries(
    fieldsThatAre('yesOrNo').flatMap((name): [string, boolean][] => {
      const text = row.cell(name.toLowerCase())
      const answer = cellYesNo(text)
      if (typeof answer === 'boolean') return [[name, answer]]
      const field = table.nameOf(name.toLowerCase())
      if (answer === undefined)
        faults.push(faultOf({ row: row.row, field }, reason('field_not_yes_or_no', { field })))
      return []
    }),
  )

/** In other languages, in columns such as `name:hi`. */
const textsIn = (row: TableRow, field: string, { columns }: Table) => {
  const texts = [...columns]
    .flatMap((column) => (column.startsWith(`${field}:`) ? [column] : []))
    .map((column): [string, string] => [column.slice(field.length + 1), row.cell(column)])
    .filter(([, text]) => text !== '')
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

/** `Capacity: 1.5 L | Weight: 300 g` */
const factsIn = (text: string) =>
  text
    .split('|')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [name = '', ...value] = part.split(':')
      return { name: name.trim(), value: value.join(':').trim() }
    })

const numberIn = (text: string): number | undefined => (text === '' ? undefined : Number(text))

const moreOf = (row: TableRow, table: Table, faults: ImportFault[]) => {
  const facts = factsIn(row.cell('facts'))
  const said = (names: readonly string[]) =>
    Object.fromEntries(
      names
        .map((name): [string, string] => [name, row.cell(name.toLowerCase())])
        .filter(([, text]) => text !== ''),
    )
  const label = said(LABEL)
  const mrp = numberIn(row.cell('mrp'))
  const gstRate = numberIn(row.cell('gstrate'))
  const nameIn = textsIn(row, 'name', table)
  const descriptionIn = textsIn(row, 'description', table)
  return {
    ...said(TEXTS),
    ...answersIn(row, table, faults),
    ...(facts.length > 0 && { facts }),
    ...(mrp !== undefined && { mrp }),
    ...(gstRate !== undefined && { gstRate }),
    ...(Object.keys(label).length > 0 && { declarations: label }),
    ...(nameIn && { nameIn }),
    ...(descriptionIn && { descriptionIn }),
  }
}

const soldOf = (row: TableRow, table: Table, faults: ImportFault[], prefix = '') => {
  const name = (field: string) => (prefix ? `${prefix}${field}` : field).toLowerCase()
  const price = (field: string) =>
    priceIn({ row: row.row, field: table.nameOf(name(field)), text: row.cell(name(field)) }, faults)
  const stock = name('countInStock')
  const countInStock = stockIn(
    { row: row.row, field: table.nameOf(stock), text: row.cell(stock) },
    faults,
  )
  const gtin = gtinIn(row.code(name('gtin')))
  const sku = row.code(name('sku'))
  return {
    ...(sku && { sku }),
    ...pricesOf(price('price'), price('originalPrice')),
    ...(countInStock !== undefined && { countInStock }),
    ...(gtin && { gtin }),
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
    ...soldOf(row, table, faults, 'variant'),
  }
}

/** Addresses have no blanks; this shop's exports separate them by bars. */
const urlsIn = (text: string): string[] =>
  text
    .split(/[,|]\s*(?=https?:|\/)/i)
    .map((url) => url.trim())
    .filter(Boolean)

const draftOf = async (rows: [TableRow, ...TableRow[]], table: Table): Promise<Draft> => {
  const [row] = rows
  const faults: ImportFault[] = []
  const name = row.cell('name')
  const handle = row.cell('handle')
  const variants = rows.filter(isVariant).map((one) => variantOf(one, table, faults))
  const column = (field: string) => table.nameOf(field.toLowerCase())
  const columns = [
    'name',
    'description',
    'brand',
    'category',
    'sku',
    'price',
    'originalPrice',
    'countInStock',
    'gtin',
    'images',
    'handle',
    'mrp',
    'gstRate',
    'facts',
    ...TEXTS,
    ...LABEL,
  ]
  return {
    row: row.row,
    handle: slugOf(handle || name),
    isHandleKnown: handle !== '',
    name,
    description: await htmlText(row.text('description')),
    brand: row.cell('brand'),
    types: [row.cell('category')],
    single: soldOf(row, table, faults),
    ...(variants.length > 0 && { variants }),
    more: moreOf(row, table, faults),
    isPublished: row.cell('state').toLowerCase() === 'published',
    pictures: urlsIn(row.cell('images')).map((url) => ({ url, altText: '' })),
    columns: Object.fromEntries(columns.map((field) => [field, column(field)])),
    faults: [...faults, ...rows.flatMap((one) => one.faults())],
  }
}

/** Rows of one SKU with variants are one product, as in this shop's export. */
export const readBartan = async (table: Table, _options: ReadOptions) => {
  const products: [TableRow, ...TableRow[]][] = []
  const bySku = new Map<string, [TableRow, ...TableRow[]]>()
  for (const row of table.rows) {
    const sku = row.cell('sku')
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

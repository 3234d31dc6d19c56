import type { ImportFault } from '@bartan/contract/products/import-schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { cutText } from '#domain/cut-text.ts'
import { inSlices } from '#platform/concurrency/in-slices.ts'
import {
  choiceOf,
  faultOf,
  gtinIn,
  pricesOf,
  priceIn,
  stockIn,
  uncountedIn,
  weightIn,
  withColors,
  type Draft,
  type DraftVariant,
  type ReadOptions,
} from './draft.ts'
import { htmlText } from './html-text.ts'
import { fieldsOfShopify, pathIn } from './shopify-extras.ts'
import type { Table, TableRow } from './table.ts'

/** Shopify's columns until and since 2025 (help.shopify.com/manual/products/import-export/using-csv). */
const COLUMNS = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'description'],
  vendor: ['vendor'],
  type: ['type', 'custom product type'],
  categoryPath: ['product category', 'standardized product type', 'standard product type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  sku: ['variant sku', 'sku'],
  price: ['variant price', 'price'],
  before: ['variant compare at price', 'compare-at price', 'compare at price'],
  stock: ['variant inventory qty', 'inventory quantity'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  isSent: ['variant requires shipping', 'requires shipping'],
  giftCard: ['gift card'],
  barcode: ['variant barcode', 'barcode'],
  cost: ['cost per item'],
  /** In grams, whatever unit the other shop shows. */
  weight: ['variant grams', 'weight value (grams)'],
  image: ['image src', 'product image url'],
  imageAlt: ['image alt text'],
  imagePosition: ['image position'],
  variantImage: ['variant image', 'variant image url'],
} as const

const OPTIONS = [1, 2, 3].map((place) => ({
  name: `option${place} name`,
  value: `option${place} value`,
}))

/** A column with one location's stock, in shops with several. */
const OF_A_PLACE = /^inventory (?:available|quantity)\s*[:/]/

export const isShopify = ({ columns }: Table): boolean =>
  (columns.has('handle') || columns.has('url handle')) &&
  columns.has('title') &&
  (columns.has('option1 value') || columns.has('variant price') || columns.has('vendor'))

const at = (row: TableRow, field: keyof typeof COLUMNS) => row.cell(...COLUMNS[field])

const readerOf = (table: Table, options: ReadOptions) => {
  const places = [...table.columns].filter((column) => OF_A_PLACE.test(column))
  const column = (field: keyof typeof COLUMNS) => table.nameOf(...COLUMNS[field])
  const stockText = (row: TableRow): string => {
    const own = at(row, 'stock')
    const counts = places.map((place) => row.cell(place)).filter((text) => text !== '')
    if (own !== '' || counts.length === 0) return own
    return String(counts.reduce((sum, text) => sum + (Number(text) || 0), 0))
  }
  /** The column that identifies the variant. */
  const choice = table.nameOf('option1 value')
  const more = (row: TableRow, isSingle: boolean) => fieldsOfShopify(row, table, isSingle)
  /** Whether the other shop counts the stock of this row, and sells no more than that. */
  const isCounted = (row: TableRow): boolean =>
    (at(row, 'tracker') !== '' || !COLUMNS.tracker.some((name) => table.columns.has(name))) &&
    !/^(?:continue|true)$/i.test(at(row, 'policy'))
  return { column, stockText, choice, more, isCounted, options }
}

type Reader = ReturnType<typeof readerOf>

const isVariant = (row: TableRow): boolean =>
  row.cell('option1 value') !== '' || at(row, 'price') !== '' || at(row, 'sku') !== ''

const isTrue = (text: string): boolean => /^(?:true|yes|1)$/i.test(text)

/** Older files have no status: then being published is enough. */
const isPublished = (row: TableRow): boolean =>
  isTrue(at(row, 'published')) && /^(?:active|)$/i.test(at(row, 'status'))

const variantOf = (row: TableRow, names: string[], reader: Reader, faults: ImportFault[]) => {
  const { column, stockText, isCounted, options: chosen } = reader
  const cell = (field: 'price' | 'before' | 'cost', text = at(row, field)) =>
    priceIn({ row: row.row, field: column(field), text }, faults)
  const options = OPTIONS.map(({ value }, place): [string, string] => [
    names[place] ?? '',
    row.cell(value),
  ])
  const countInStock = isCounted(row)
    ? stockIn({ row: row.row, field: column('stock'), text: stockText(row) }, faults)
    : uncountedIn(row.row, chosen, faults)
  const gtin = gtinIn(row.code(...COLUMNS.barcode))
  const [cost, before] = [cell('cost'), cell('before')]
  const weight = weightIn(
    { row: row.row, field: column('weight'), text: at(row, 'weight') },
    1,
    faults,
  )
  const sku = row.code(...COLUMNS.sku)
  const variant: DraftVariant = {
    row: row.row,
    ...choiceOf(
      options.filter(([name, value]) => !(name === 'Title' && value === 'Default Title')),
      chosen.options,
    ),
    ...(sku && { sku }),
    ...pricesOf(cell('price'), before),
    ...(chosen.mrpFrom && before !== undefined && { mrp: before }),
    ...(countInStock !== undefined && { countInStock }),
    ...(gtin && { gtin }),
    ...(cost !== undefined && { cost }),
    ...(weight !== undefined && { weight }),
  }
  return variant
}

const picturesOf = (rows: TableRow[], variants: DraftVariant[]) => {
  const own = rows
    .filter((row) => at(row, 'image') !== '')
    .map((row) => ({
      url: at(row, 'image'),
      altText: cutText(at(row, 'imageAlt'), 200),
      place: Number(at(row, 'imagePosition')) || Infinity,
    }))
    .toSorted((one, other) => (one.place === other.place ? 0 : one.place - other.place))
    .map(({ url, altText }) => ({ url, altText }))
  const shown = rows.map((row) => ({
    url: at(row, 'variantImage'),
    color: variants.find((variant) => variant.row === row.row)?.color,
  }))
  return withColors(own, shown)
}

const draftOf = async (handle: string, rows: TableRow[], reader: Reader): Promise<Draft> => {
  const { column, choice, more } = reader
  const [first] = rows
  const faults: ImportFault[] = []
  const main = rows.find((row) => at(row, 'title') !== '') ?? first
  const said = (field: keyof typeof COLUMNS) => (main ? at(main, field) : '')
  const names = OPTIONS.map(({ name }) => rows.map((row) => row.cell(name)).find(Boolean) ?? '')
  const variants = rows
    .filter((row) => isVariant(row))
    .map((row) => variantOf(row, names, reader, faults))
  const [only = { row: first?.row ?? 1 }] = variants
  const isSingle = variants.length <= 1 && !only.size && !only.color
  const { row: _row, ...single } = only
  return {
    row: first?.row ?? 1,
    handle: handle.toLowerCase(),
    isHandleKnown: true,
    name: said('title'),
    description: await htmlText(main?.text(...COLUMNS.body) ?? ''),
    brand: said('vendor'),
    types: [said('type'), ...pathIn(said('categoryPath'))].filter(Boolean),
    single,
    ...(!isSingle && { variants }),
    more: main ? more(main, isSingle) : {},
    isPublished: main !== undefined && isPublished(main),
    pictures: picturesOf(rows, variants),
    columns: {
      name: column('title'),
      description: column('body'),
      brand: column('vendor'),
      category: column('type'),
      sku: column('sku'),
      price: column('price'),
      originalPrice: column('before'),
      countInStock: column('stock'),
      gtin: column('barcode'),
      images: column('image'),
      handle: column('handle'),
      tags: column('tags'),
      cost: column('cost'),
      weight: column('weight'),
      variants: column('handle'),
      size: choice,
      color: choice,
      mrp: column('before'),
    },
    faults: [...faults, ...rows.flatMap((row) => row.faults())],
  }
}

const isTold = (row: TableRow, field: 'giftCard' | 'isSent', value: RegExp): boolean =>
  value.test(at(row, field))

/** Why nothing of a product can be sent by parcel. */
const noGood = (rows: readonly TableRow[]) =>
  rows.some((row) => isTold(row, 'giftCard', /^(?:true|yes|1)$/i))
    ? 'giftCard'
    : rows.some((row) => isTold(row, 'isSent', /^(?:false|no|0)$/i)) &&
        !rows.some((row) => isTold(row, 'isSent', /^(?:true|yes|1)$/i))
      ? 'isSent'
      : undefined

/** Rows of one handle are one product. */
export const readShopify = async (table: Table, options: ReadOptions) => {
  const reader = readerOf(table, options)
  const faults: ImportFault[] = []
  const leftOut: ImportFault[] = []
  const byHandle = new Map<string, TableRow[]>()
  for (const row of table.rows) {
    const handle = at(row, 'handle')
    if (handle === '')
      faults.push(
        faultOf({ row: row.row, field: reader.column('handle') }, reason('import_handle_missing')),
      )
    else if (byHandle.has(handle)) byHandle.get(handle)?.push(row)
    else byHandle.set(handle, [row])
  }
  const goods = [...byHandle].filter(([, rows]) => {
    const field = noGood(rows)
    const [first] = rows
    if (!field || !first) return true
    leftOut.push(
      faultOf({ row: first.row, field: reader.column(field) }, reason('import_nothing_to_send')),
    )
    return false
  })
  const drafts = await inSlices(goods, ([handle, rows]) => draftOf(handle, rows, reader))
  const optionNames = [
    ...new Set(table.rows.flatMap((row) => OPTIONS.map(({ name }) => row.cell(name)))),
  ]
  return { drafts, faults, leftOut, optionNames }
}

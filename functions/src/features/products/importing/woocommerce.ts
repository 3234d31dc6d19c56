import { cutText } from '#domain/cut-text.ts'
import type { ImportFault } from '@bartan/contract/products/import-schema'
import { MAX_FACTS } from '@bartan/contract/products/rules'
import { reason } from '@bartan/contract/reasons/reasons'
import { slugOf } from '@bartan/contract/shared/slug'
import {
  choiceOf,
  faultOf,
  gtinIn,
  priceIn,
  pricesOf,
  stockIn,
  tagsIn,
  withColors,
} from './draft.ts'
import type { Draft, DraftVariant } from './draft.ts'
import { htmlText } from './html-text.ts'
import type { Table, TableRow } from './table.ts'

/** WooCommerce's columns (woocommerce.com/document/product-csv-importer-exporter). */
export const isWoocommerce = ({ columns }: Table): boolean =>
  columns.has('name') &&
  columns.has('type') &&
  (columns.has('regular price') || columns.has('in stock?') || columns.has('parent'))

const GTIN = ['gtin, upc, ean, or isbn', 'meta: _global_unique_id', 'meta: _gtin', 'gtin', 'ean']

/** Goods sold by themselves or in variations; downloads and links to other shops aren't goods. */
const KNOWN = new Set(['simple', 'variable', 'variation'])

/** A type may have flags: `simple, downloadable, virtual`. */
const typeOf = (row: TableRow): string =>
  row.cell('type').split(',')[0]?.trim().toLowerCase() || 'simple'

const attributesOf = (row: TableRow, { columns }: Table): [name: string, value: string][] =>
  [...columns]
    .flatMap((column) => /^attribute (\d+) name$/.exec(column)?.[1] ?? [])
    .map((place): [string, string] => [
      row.cell(`attribute ${place} name`),
      row.cell(`attribute ${place} value(s)`),
    ])
    .filter(([name, value]) => name !== '' && value !== '')

const isNamed =
  (wanted: string) =>
  ([name]: [string, string]) =>
    name.toLowerCase().replace(/^pa_/, '') === wanted

/** A product's facts: its attributes other than options. */
const factsOf = (attributes: [string, string][]) =>
  attributes
    .filter((one) => !['brand', 'material'].some((known) => isNamed(known)(one)))
    .slice(0, MAX_FACTS)
    .map(([name, value]) => ({ name: cutText(name, 60), value: cutText(value, 300) }))

const soldOf = (row: TableRow, table: Table, faults: ImportFault[]) => {
  const price = (column: string) =>
    priceIn({ row: row.row, field: table.nameOf(column), text: row.cell(column) }, faults)
  const [regular, sale] = [price('regular price'), price('sale price')]
  const text = row.cell('stock')
  const countInStock = stockIn({ row: row.row, field: table.nameOf('stock'), text }, faults)
  const gtin = gtinIn(row.cell(...GTIN))
  const sku = row.cell('sku')
  return {
    ...(sku && { sku }),
    ...pricesOf(sale ?? regular, regular),
    ...(countInStock !== undefined && { countInStock }),
    ...(gtin && { gtin }),
  }
}

/** Addresses have no blanks; there may be blanks after the commas. */
const urlsIn = (text: string): string[] =>
  text
    .split(/,\s*(?=https?:|\/)/i)
    .map((url) => url.trim())
    .filter(Boolean)

const variantOf = (row: TableRow, table: Table, faults: ImportFault[]): DraftVariant => ({
  row: row.row,
  ...choiceOf(attributesOf(row, table)),
  ...soldOf(row, table, faults),
})

/** The names in `Kitchen > Steel, Sale`, the innermost first. */
const typesIn = (text: string): string[] =>
  text.split(/,\s*/).flatMap((path) =>
    path
      .split('>')
      .map((name) => name.trim())
      .toReversed(),
  )

const draftOf = async (row: TableRow, variations: TableRow[], table: Table): Promise<Draft> => {
  const faults: ImportFault[] = []
  const attributes = attributesOf(row, table)
  const variants = variations.map((one) => variantOf(one, table, faults))
  const brand = row.cell('brands', 'brand') || (attributes.find(isNamed('brand'))?.[1] ?? '')
  const material = attributes.find(isNamed('material'))?.[1]
  const facts = variations.length > 0 ? [] : factsOf(attributes)
  const tags = tagsIn(row.cell('tags'))
  const name = row.cell('name')
  const own = urlsIn(row.cell('images')).map((url) => ({ url, altText: '' }))
  const shown = variations.flatMap((one, place) =>
    urlsIn(one.cell('images')).map((url) => ({ url, color: variants[place]?.color })),
  )
  const column = (...names: string[]) => table.nameOf(...names)
  return {
    row: row.row,
    handle: slugOf(row.cell('slug') || name),
    isHandleKnown: row.cell('slug') !== '',
    name,
    description: await htmlText(row.cell('description') || row.cell('short description')),
    brand,
    types: typesIn(row.cell('categories')),
    single: soldOf(row, table, faults),
    ...(variants.length > 0 && { variants }),
    more: {
      ...(material && { material: cutText(material, 60) }),
      ...(facts.length > 0 && { facts }),
      ...(tags.length > 0 && { tags }),
    },
    isPublished: row.cell('published') === '1',
    pictures: withColors(own, shown),
    columns: {
      name: column('name'),
      description: column('description'),
      brand: column('brands', 'brand'),
      category: column('categories'),
      sku: column('sku'),
      price: column('regular price'),
      originalPrice: column('regular price'),
      countInStock: column('stock'),
      gtin: column(...GTIN),
      images: column('images'),
      tags: column('tags'),
      variants: column('parent'),
      size: column('attribute 1 value(s)'),
      color: column('attribute 1 value(s)'),
    },
    faults,
  }
}

/** Variations refer to their product by `id:12`, or by its SKU. */
export const readWoocommerce = async (table: Table) => {
  const faults: ImportFault[] = []
  const parents = new Map<string, TableRow>()
  const variations = new Map<TableRow, TableRow[]>()
  for (const row of table.rows) {
    if (typeOf(row) === 'variation') continue
    variations.set(row, [])
    if (row.cell('id') !== '') parents.set(`id:${row.cell('id')}`, row)
    if (row.cell('sku') !== '') parents.set(row.cell('sku'), row)
  }
  for (const row of table.rows) {
    if (typeOf(row) !== 'variation') continue
    const value = row.cell('parent')
    const parent = parents.get(value)
    if (parent) variations.get(parent)?.push(row)
    else
      faults.push(
        faultOf(
          { row: row.row, field: table.nameOf('parent') },
          reason('import_parent_unknown', { value: cutText(value, 60) }),
        ),
      )
  }
  const drafts: Draft[] = []
  for (const [row, own] of variations) {
    const type = typeOf(row)
    if (KNOWN.has(type)) drafts.push(await draftOf(row, own, table))
    else
      faults.push(
        faultOf(
          { row: row.row, field: table.nameOf('type') },
          reason('import_type_unknown', { value: cutText(type, 60) }),
        ),
      )
  }
  return { drafts, faults }
}

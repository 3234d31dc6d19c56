import { partsAt } from '@bartan/contract/products/fields/field-cells'
import { MAX_FACTS } from '@bartan/contract/products/fields/input-rules'
import { skuKey } from '@bartan/contract/products/fields/sku'
import type { ImportFault } from '@bartan/contract/products/import-schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { slugOf } from '@bartan/contract/shared/slug'
import { cutText } from '#domain/cut-text.ts'
import { inSlices } from '#platform/concurrency/in-slices.ts'
import { faultOf, withColors, type Draft, type ReadOptions } from './draft.ts'
import { htmlText } from './html-text.ts'
import type { Table, TableRow } from './table.ts'
import {
  attributeColumns,
  attributesOf,
  hasValue,
  saleOfAll,
  soldOf,
  variationsOf,
  weightColumn,
  weightOf,
  WOO_GTIN,
  type WooFile,
} from './woocommerce-rows.ts'

/** WooCommerce's columns (woocommerce.com/document/product-csv-importer-exporter). */
export const isWoocommerce = ({ columns }: Table): boolean =>
  columns.has('name') &&
  columns.has('type') &&
  (columns.has('regular price') || columns.has('in stock?') || columns.has('parent'))

/** Goods sold by themselves or in variations; downloads and links to other shops aren't goods. */
const KNOWN = new Set(['simple', 'variable', 'variation'])

/** A type may have flags: `simple, downloadable, virtual`. */
const typesOf = (row: TableRow): [kind: string, ...flags: string[]] => {
  const [kind = '', ...flags] = row
    .cell('type')
    .split(',')
    .map((one) => one.trim().toLowerCase())
  return [kind || 'simple', ...flags]
}

const typeOf = (row: TableRow): string => typesOf(row)[0]

/** Nothing is sent: a download, a service, a gift card as plugins call it (gift-card, pw-gift-card, gift_card). */
const isNoGood = (row: TableRow): boolean =>
  typesOf(row).some((type) => /^(?:virtual|downloadable)$|gift[\s_-]?card/.test(type))

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

/** Addresses have no blanks; there may be blanks after the commas. */
const urlsIn = (text: string): string[] =>
  text
    .split(/,\s*(?=https?:|\/)/i)
    .map((url) => url.trim())
    .filter(Boolean)

/** The names in `Kitchen > Steel, Sale`, the innermost first. */
const typesIn = (text: string): string[] =>
  text.split(/,\s*/).flatMap((path) =>
    path
      .split('>')
      .map((name) => name.trim())
      .toReversed(),
  )

const draftOf = async (
  row: TableRow,
  variations: TableRow[],
  { leftOut, ...shop }: WooFile & { leftOut: ImportFault[] },
): Promise<Draft> => {
  const { table } = shop
  const faults: ImportFault[] = []
  const attributes = attributesOf(row, shop).filter(hasValue)
  const found = variationsOf({ row, variations }, attributes, shop, faults)
  const variants = found.flatMap((one) => one.variants)
  const own = variations.length > 0 ? undefined : soldOf(row, shop, faults)
  const sale = own ? own.sale : saleOfAll(found)
  const unmatched = sale ? undefined : variations.find((_, place) => found[place]?.sale)
  if (unmatched)
    leftOut.push(
      faultOf(
        { row: unmatched.row, field: table.nameOf('sale price') },
        reason('import_sale_of_some'),
      ),
    )
  const brand = row.cell('brands', 'brand') || (attributes.find(isNamed('brand'))?.[1] ?? '')
  const material = attributes.find(isNamed('material'))?.[1]
  const facts = variations.length > 0 ? [] : factsOf(attributes)
  const tags = partsAt(row.cell('tags'), ',')
  const name = row.cell('name')
  const sku = row.code('sku')
  const isOfVariation = variants.some((one) => skuKey(one.sku ?? '') === skuKey(sku))
  const weight = own ? undefined : weightOf(row, shop, faults)
  const pictures = urlsIn(row.cell('images')).map((url) => ({ url, altText: '' }))
  const shown = variations.flatMap((one, place) =>
    urlsIn(one.cell('images')).map((url) => ({ url, color: found[place]?.variants[0]?.color })),
  )
  const column = (...names: string[]) => table.nameOf(...names)
  return {
    row: row.row,
    handle: slugOf(row.cell('slug') || name),
    isHandleKnown: row.cell('slug') !== '',
    name,
    description: await htmlText(row.text('description') || row.text('short description')),
    brand,
    types: typesIn(row.cell('categories')),
    single: own?.sold ?? {},
    ...(sale && { sale }),
    ...(variants.length > 0 && { variants }),
    more: {
      ...(material && { material: cutText(material, 60) }),
      ...(facts.length > 0 && { facts }),
      ...(tags.length > 0 && { tags }),
      ...(!own && !isOfVariation && sku && { sku }),
      ...(weight !== undefined && { weight }),
    },
    isPublished:
      row.cell('published') === '1' && row.cell('visibility in catalog').toLowerCase() !== 'hidden',
    pictures: withColors(pictures, shown),
    columns: {
      name: column('name'),
      description: column('description'),
      brand: column('brands', 'brand'),
      category: column('categories'),
      sku: column('sku'),
      price: column('regular price'),
      originalPrice: column('regular price'),
      countInStock: column('stock'),
      gtin: column(...WOO_GTIN),
      images: column('images'),
      tags: column('tags'),
      variants: column('parent'),
      size: column('attribute 1 value(s)'),
      color: column('attribute 1 value(s)'),
      reorderAt: column('low stock amount'),
      weight: column(weightColumn(table)[0]),
      mrp: column('regular price'),
      sale: column('sale price'),
    },
    faults: [...faults, ...[row, ...variations].flatMap((one) => one.faults())],
  }
}

/** Variations refer to their product by `id:12`, or by its SKU. */
export const readWoocommerce = async (table: Table, options: ReadOptions) => {
  const shop = { table, options, attributes: attributeColumns(table) }
  const faults: ImportFault[] = []
  const leftOut: ImportFault[] = []
  const parents = new Map<string, TableRow>()
  const variations = new Map<TableRow, TableRow[]>()
  for (const row of table.rows) {
    if (typeOf(row) === 'variation') continue
    variations.set(row, [])
    if (row.code('id') !== '') parents.set(`id:${row.code('id')}`, row)
    if (row.code('sku') !== '') parents.set(row.code('sku'), row)
  }
  for (const row of table.rows) {
    if (typeOf(row) !== 'variation') continue
    const value = row.code('parent')
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
  const goods = [...variations].filter(([row]) => {
    const why = isNoGood(row)
      ? reason('import_nothing_to_send')
      : KNOWN.has(typeOf(row))
        ? undefined
        : reason('import_type_unknown', { value: cutText(typeOf(row), 60) })
    if (!why) return true
    const list = isNoGood(row) ? leftOut : faults
    list.push(faultOf({ row: row.row, field: table.nameOf('type') }, why))
    return false
  })
  const drafts = await inSlices(goods, ([row, own]) => draftOf(row, own, { ...shop, leftOut }))
  const names = [
    ...new Set(table.rows.flatMap((row) => attributesOf(row, shop)).map(([name]) => name)),
  ]
  return { drafts, faults, leftOut, optionNames: names }
}

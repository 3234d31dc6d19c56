import type { LeftRows } from '@bartan/contract/csv/read-table'
import { PRODUCT_HEADINGS } from '@bartan/contract/products/fields/product-headings'
import { skuKey } from '@bartan/contract/products/fields/sku'
import type { ImportFault, ImportFormat } from '@bartan/contract/products/import-schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { invalidField } from '#domain/app-error.ts'
import { isBartan, readBartan } from './bartan.ts'
import { faultOf, ownSkuOf, type Draft, type ReadOptions } from './draft.ts'
import { openOption, type OptionKind } from './option-kind.ts'
import { isShopify, readShopify } from './shopify.ts'
import { readTable, type Table } from './table.ts'
import { isWoocommerce, readWoocommerce } from './woocommerce.ts'

type Read = (
  table: Table,
  options: ReadOptions,
) => Promise<{
  drafts: Draft[]
  faults: ImportFault[]
  /** Kinds of goods that the shop doesn't sell. */
  leftOut: ImportFault[]
  optionNames: string[]
}>

const FORMATS: [ImportFormat, (table: Table) => boolean, Read][] = [
  ['shopify', isShopify, readShopify],
  ['woocommerce', isWoocommerce, readWoocommerce],
  ['bartan', isBartan, readBartan],
]

type Sold = { row: number; sku?: string }

const soldIn = ({ row, single, variants, more }: Draft): Sold[] => {
  const [own, sold] = [ownSkuOf({ more }), variants ?? [{ row, ...single }]]
  const isOfVariant = sold.some(({ sku }) => sku && own && skuKey(sku) === skuKey(own))
  return own === undefined || isOfVariant ? sold : [...sold, { row, sku: own }]
}

/** Without an SKU, a product is identified by its handle alone. */
const hasSku = (draft: Draft): boolean => soldIn(draft).some(({ sku }) => sku !== undefined)

/** Reports products that repeat an earlier row's SKU, or its handle if they have no SKU. */
const tellRepeated = (drafts: readonly Draft[]): void => {
  const skus = new Set<string>()
  const handles = new Set<string>()
  for (const draft of drafts) {
    const repeat = (row: number, field = '') =>
      draft.faults.push(faultOf({ row, field, code: 'sku_taken' }, reason('sku_repeated')))
    for (const { row, sku } of soldIn(draft)) {
      if (sku === undefined) continue
      if (skus.has(skuKey(sku))) repeat(row, draft.columns['sku'])
      skus.add(skuKey(sku))
    }
    if (!hasSku(draft) && handles.has(draft.handle)) repeat(draft.row, draft.columns['name'])
    handles.add(draft.handle)
  }
}

export type ProductFile = {
  format: ImportFormat
  /** Valid products in the file's order: the same at every reading. */
  drafts: Draft[]
  faults: ImportFault[]
  leftOut: ImportFault[]
  left: LeftRows
  /** Options whose names leave open what they mean. */
  options: { name: string; as: OptionKind }[]
}

/** Reads the products of another shop's file, or this shop's own. Throws if it is neither, or too large. */
export const readProducts = async (csv: string, options: ReadOptions): Promise<ProductFile> => {
  const table = await readTable(csv, PRODUCT_HEADINGS)
  const known = FORMATS.find(([, isOne]) => isOne(table))
  if (!known) throw invalidField('csv', reason('import_format_unknown'))
  const [format, , read] = known
  const { drafts, faults, leftOut, optionNames } = await read(table, options)
  tellRepeated(drafts)
  return {
    format,
    drafts: drafts.filter((draft) => draft.faults.length === 0),
    faults: [...faults, ...drafts.flatMap((draft) => draft.faults)],
    leftOut,
    left: table.left,
    options: optionNames.flatMap((name) => {
      const as = options.options?.[name.trim()] ?? 'size'
      return openOption(name) ? [{ name: name.trim(), as }] : []
    }),
  }
}

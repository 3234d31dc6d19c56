import { choiceOf } from '#components/commerce/choice-of.ts'
import type { Product, Variant } from '@bartan/contract/products/schema'
import { skuKey } from '@bartan/contract/products/rules'
import { choiceKey } from '@bartan/contract/products/variants'
import { numberOf } from '../form/typed-values.ts'
import type { Language } from '@bartan/contract/shop/languages'

/** One row per variant: each has the product's SKU, and the first one the product's fields as well. */
const CELLS = {
  variantSku: ({ sku }) => sku,
  variantSize: ({ size }) => size,
  variantColor: ({ color }) => color,
  variantPrice: ({ price }) => price,
  variantOriginalPrice: ({ originalPrice }) => originalPrice,
  variantCountInStock: ({ countInStock }) => countInStock,
  variantCountInStockWas: ({ countInStock }) => countInStock,
  variantGtin: ({ gtin }) => gtin,
} as const satisfies Record<string, (variant: Variant) => string | number | undefined>

export type VariantColumn = keyof typeof CELLS

export const VARIANT_COLUMNS = Object.keys(CELLS) as VariantColumn[]

export const variantCells = (variant: Variant | undefined): (string | number)[] =>
  VARIANT_COLUMNS.map((column) => (variant && CELLS[column](variant)) ?? '')

type Cells = Partial<Record<string, string>>

/** Tells whether a row describes a variant. */
export const hasVariant = (cells: Cells): boolean =>
  VARIANT_COLUMNS.some((column) => (cells[column] ?? '') !== '')

/** A variant in the API's form, not validated yet. */
export type VariantInput = {
  sku?: string | undefined
  size?: string | undefined
  color?: string | undefined
  price?: unknown
  originalPrice?: unknown
  countInStock?: unknown
  countInStockWas?: unknown
  gtin?: string | undefined
}

const said = (text: string | undefined): string | undefined => text || undefined
const numberIn = (text: string | undefined): unknown => (text ? numberOf(text) : undefined)

/** An empty or missing cell keeps the value, except that an empty original price or GTIN removes it. */
const valuesOf = (cells: Cells, known: Variant | undefined): VariantInput => {
  const { variantOriginalPrice: struck, variantGtin: gtin } = cells
  return {
    sku: said(cells['variantSku']) ?? known?.sku,
    size: said(cells['variantSize']) ?? known?.size,
    color: said(cells['variantColor']) ?? known?.color,
    price: numberIn(cells['variantPrice']) ?? known?.price,
    originalPrice: struck === undefined ? known?.originalPrice : (numberIn(struck) ?? null),
    gtin: gtin === undefined ? known?.gtin : said(gtin),
  }
}

/** A cell equal to the stock at export keeps the current stock. */
const stockOf = (cells: Cells, known: Variant | undefined) => {
  const was = numberIn(cells['variantCountInStockWas']) ?? known?.countInStock
  const count = numberIn(cells['variantCountInStock'])
  if (known && (count === undefined || count === was)) return unmoved(known)
  return { countInStock: count ?? 0, ...(known && { countInStockWas: was }) }
}

const unmoved = ({ countInStock }: Variant) => ({ countInStock, countInStockWas: countInStock })

const isNamed = (cells: Cells) => {
  const { variantSku: sku, variantSize: size, variantColor: color } = cells
  return (variant: Variant): boolean =>
    sku ? skuKey(variant.sku) === skuKey(sku) : choiceKey(variant) === choiceKey({ size, color })
}

/**
 * A product's variants after its rows: named variants change, others stay, and rows without a match are new variants.
 */
export const variantsAfter = (
  rows: readonly Cells[],
  product: Product | undefined,
): VariantInput[] => {
  const variants = product?.variants ?? []
  const find = (cells: Cells) => variants.find(isNamed(cells))
  const cellsOf = new Map(rows.map((cells) => [find(cells), cells]))
  const changed = variants.map((variant) => {
    const cells = cellsOf.get(variant)
    return cells
      ? { ...valuesOf(cells, variant), ...stockOf(cells, variant) }
      : { ...variant, ...unmoved(variant) }
  })
  const added = rows
    .filter((cells) => !find(cells))
    .map((cells) => ({ ...valuesOf(cells, undefined), ...stockOf(cells, undefined) }))
  return [...changed, ...added]
}

type FieldChange = { variant: string; field: string; from: unknown; to: unknown; was?: unknown }

/** A change of stock, with the file's value if it isn't the current one. */
export const basedOn = <Change extends { from: unknown }>(
  was: unknown,
  change: Change,
): Change & { was?: unknown } =>
  was === undefined || was === change.from ? change : { ...change, was }

const COMPARED = ['sku', 'size', 'color', 'price', 'originalPrice', 'countInStock', 'gtin'] as const

const nameOf = (language: Language, variant: VariantInput): string =>
  choiceOf(language, variant) || (variant.sku ?? '')

/** Changes by variant, in place: existing variants keep their position. */
export const variantChanges = (
  language: Language,
  before: readonly Variant[] = [],
  after: readonly VariantInput[],
): FieldChange[] =>
  after.flatMap((variant, index) => {
    const known: VariantInput | undefined = before[index]
    return COMPARED.flatMap((field) => {
      const [from, to] = [known?.[field] ?? undefined, variant[field] ?? undefined]
      if (from === to) return []
      const change = { variant: nameOf(language, known ?? variant), field, from, to }
      return [field === 'countInStock' ? basedOn(variant.countInStockWas, change) : change]
    })
  })

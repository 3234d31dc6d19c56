import { skuKey } from '@bartan/contract/products/fields/sku'
import { formerOf } from '@bartan/contract/products/former-variant'
import type { ProductChange } from '@bartan/contract/products/input-schema'
import type { VariantInput } from '@bartan/contract/products/variant-schema'
import { highestPrice, summaryOf } from '@bartan/contract/products/variants'
import { reason } from '@bartan/contract/reasons/reasons'
import { toPaise, type Paise, type Rupees } from '@bartan/contract/shared/money'
import type { ProductDocument, VariantDocument } from '#database/product-documents.ts'
import { invalidField } from '#domain/app-error.ts'
import type { EveryField } from '../every-field.ts'
import { generatedSku } from './generated-sku.ts'
import { stockAfter } from './stock/stock-after.ts'

type Stored = { cost?: Paise | undefined; reorderAt?: number | undefined }

type Said = { cost?: Rupees | null | undefined; reorderAt?: number | null | undefined }

/** The cost and reorder point of a product or variant after a change: null removes one, an unnamed one stays. */
export const buyingAfter = (before: Stored, { cost, reorderAt }: Said): EveryField<Stored> => ({
  cost: cost === undefined ? before.cost : cost === null ? undefined : toPaise(cost),
  reorderAt: reorderAt === undefined ? before.reorderAt : (reorderAt ?? undefined),
})

/** Defaults for variants without their own price. Rupees. */
type Defaults = Pick<ProductChange, 'price' | 'originalPrice'>

type Prices = Pick<VariantDocument, 'price' | 'originalPrice'>

type Before = Pick<ProductDocument, 'price' | 'originalPrice' | 'variants'>

/** The price shared by the whole product, if there is one. */
const onePrice = (before: Before | undefined): Prices | undefined =>
  before?.variants && highestPrice(before.variants) !== undefined ? undefined : before

const pricesOf = (
  { price, originalPrice }: VariantInput,
  defaults: Defaults,
  known: Prices | undefined,
  path: string,
): Prices => {
  const own = price ?? defaults.price
  const paise = own === undefined ? known?.price : toPaise(own)
  if (paise === undefined)
    throw invalidField(`${path}.price`, reason('field_required', { field: 'variants.price' }))
  const struck = originalPrice === undefined ? defaults.originalPrice : originalPrice
  // The struck-through price stays with its price.
  const kept = price === undefined && struck === undefined ? known?.originalPrice : undefined
  const original = struck == null ? kept : toPaise(struck)
  if (struck != null && original !== undefined && original < paise)
    throw invalidField(
      `${path}.originalPrice`,
      reason('field_below_price', { field: 'variants.originalPrice' }),
    )
  return {
    price: paise,
    ...(original !== undefined && original >= paise && { originalPrice: original }),
  }
}

type OfUnit = Pick<VariantDocument, 'mrp' | 'netQuantity' | 'weight'>

/** What a variant has itself instead of its product's: null removes one, an unnamed one stays. */
const ofUnit = ({ mrp, netQuantity, weight }: VariantInput, old: OfUnit = {}): OfUnit => {
  const highest = mrp === undefined ? old.mrp : mrp === null ? undefined : toPaise(mrp)
  const quantity = netQuantity === undefined ? old.netQuantity : (netQuantity ?? undefined)
  const grams = weight === undefined ? old.weight : (weight ?? undefined)
  return {
    ...(highest !== undefined && { mrp: highest }),
    ...(quantity !== undefined && { netQuantity: quantity }),
    ...(grams !== undefined && { weight: grams }),
  }
}

/** Nothing may be sold above its printed price. */
const refuseAboveOwnMrp = (
  { price, mrp }: Pick<VariantDocument, 'price' | 'mrp'>,
  path: string,
) => {
  if (mrp !== undefined && mrp < price)
    throw invalidField(`${path}.mrp`, reason('field_below_price', { field: 'variants.mrp' }))
}

type Setting = { defaults: Defaults; category: string; before?: Before }

/**
 * Variants as they are stored. What isn't said of a variant stays as its size and color had it, or its SKU where these
 * were written otherwise; a new one gets a generated SKU, and the price that all others share.
 */
export const variantsOf = (
  inputs: readonly VariantInput[],
  { defaults, category, before }: Setting,
): VariantDocument[] => {
  const former = formerOf(before?.variants ?? [], inputs)
  return inputs.map((input, index) => {
    const { size, color, gtin, countInStock, countInStockWas } = input
    const old = former(input)
    const path = `variants.${index}`
    const { cost, reorderAt } = buyingAfter(old ?? {}, input)
    const prices = pricesOf(input, defaults, old ?? onePrice(before), path)
    const own = ofUnit(input, old)
    refuseAboveOwnMrp({ ...prices, ...own }, path)
    return {
      ...(size !== undefined && { size }),
      ...(color !== undefined && { color }),
      sku: input.sku || old?.sku || generatedSku(category),
      countInStock: stockAfter(
        old?.countInStock ?? 0,
        { countInStock, countInStockWas },
        `${path}.countInStock`,
      ),
      ...prices,
      ...(gtin !== undefined && { gtin }),
      ...own,
      ...(cost !== undefined && { cost }),
      ...(reorderAt !== undefined && { reorderAt }),
    }
  })
}

export const fieldsOfVariants = (variants: VariantDocument[]) => ({
  variants,
  ...summaryOf(variants),
})

const SET_BY_VARIANTS = ['countInStock', 'sizes', 'colors', 'price', 'originalPrice'] as const

export const variantsAfter = (
  variants: readonly VariantDocument[],
  change: ProductChange,
): readonly VariantDocument[] => {
  for (const field of SET_BY_VARIANTS)
    if (change[field] !== undefined)
      throw invalidField(field, reason('variants_have_it', { field }))
  const { sku, stockChange, countInStockWas } = change
  if (stockChange === undefined) return variants
  if (sku === undefined)
    throw invalidField('sku', reason('sku_of_variant_missing', { field: 'sku' }))
  const named = variants.find((variant) => skuKey(variant.sku) === skuKey(sku))
  if (!named) throw invalidField('sku', reason('variant_not_found', { sku }))
  const countInStock = stockAfter(named.countInStock, { countInStockWas, stockChange })
  return variants.map((variant) => (variant === named ? { ...named, countInStock } : variant))
}

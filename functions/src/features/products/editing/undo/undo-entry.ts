import { isDeepStrictEqual } from 'node:util'
import { isGstRate } from '@bartan/contract/products/law/declarations'
import { summaryOf } from '@bartan/contract/products/variants'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import type { Translations } from '@bartan/contract/shop/languages'
import { fieldChanges, type FieldChanges } from '#domain/field-changes.ts'
import type { OpenEntry } from '../edit.ts'
import type { ProductFields } from '../product-fields.ts'
import { areSame, fieldsBefore, setsFields, variantsBefore, variantsIn } from './undo-variants.ts'

const withHindi = (texts: Translations, hindi: unknown): Translations | null => {
  const { hi: _hi, ...others } = texts
  const all = { ...others, ...(typeof hindi === 'string' && { hi: hindi }) }
  return Object.keys(all).length > 0 ? all : null
}

const changeOf = (texts: Translations = {}, { from, to }: FieldChanges[string]) => ({
  from: withHindi(texts, from),
  to: withHindi(texts, to),
})

/** Older audited changes, which have Hindi texts only, in the current form by language. */
const changesByLanguage = (
  { nameHi, descriptionHi, ...changes }: FieldChanges,
  now: Pick<ProductFields, 'nameIn' | 'descriptionIn'>,
): FieldChanges => ({
  ...changes,
  ...(nameHi && { nameIn: changeOf(now.nameIn, nameHi) }),
  ...(descriptionHi && { descriptionIn: changeOf(now.descriptionIn, descriptionHi) }),
})

const OF_PRODUCTS: ReadonlySet<string> = new Set(['product.created', 'product.changed'])

/** A product after undoing an entry, or why it can't be undone. */
export type Undone = { fields: ProductFields } | { isRemoved: true } | { refusal: PlainReason }

const isAsMade = (field: string, now: unknown, { from, to }: FieldChanges[string]): boolean => {
  if (field !== 'variants') return isDeepStrictEqual(now ?? null, to)
  return setsFields({ from, to })
    ? fieldsBefore(variantsIn(now), { from, to }) !== undefined
    : areSame(now, to)
}

/** What variants add up to. */
const OF_VARIANTS: ReadonlySet<string> = new Set([
  'price',
  'originalPrice',
  'countInStock',
  'sizes',
  'colors',
])

/** Without stock, which is undone by its difference. */
const changedSince = (now: ProductFields, changes: OpenEntry['changes']): string[] => {
  const values = new Map<string, unknown>(Object.entries(now))
  const { variants } = changes
  // The product got variants after the change: its old stock or price can't be divided among them.
  if (now.variants && !variants && Object.keys(changes).some((field) => OF_VARIANTS.has(field)))
    return ['variants']
  const followsVariants = variants !== undefined && setsFields(variants)
  return Object.entries(changes)
    .filter(([field]) => field !== 'countInStock')
    .filter(([field]) => !(followsVariants && OF_VARIANTS.has(field)))
    .filter(([field, change]) => !isAsMade(field, values.get(field), change))
    .map(([field]) => field)
}

const ofVariantsBefore = (
  now: ProductFields,
  changes: OpenEntry['changes'],
): Partial<ProductFields> | undefined => {
  const { variants: change } = changes
  const variants = change && setsFields(change) && fieldsBefore(now.variants, change)
  return variants ? { variants, ...summaryOf(variants) } : variantsBefore(now, changes)
}

const soldOf = (fields: ProductFields) => fields.variants ?? [fields]

/** What was changed since so that the old price or MRP would leave a price above the MRP. */
const aboveMrpSince = (fields: ProductFields, changes: FieldChanges): string[] => {
  const isPriced = ['price', 'mrp', 'variants'].some((field) => field in changes)
  const isAbove = soldOf(fields).some(({ price, mrp = fields.mrp }) => mrp != null && mrp < price)
  if (!isPriced || !isAbove) return []
  return ['mrp' in changes ? 'price' : 'mrp']
}

/** A rate that would come back although it was abolished. */
const pastRateIn = (
  { gstRate, gstRateNext }: ProductFields,
  changes: FieldChanges,
): number | undefined =>
  [
    ...('gstRate' in changes ? [gstRate] : []),
    ...('gstRateNext' in changes ? [gstRateNext?.rate] : []),
  ].find((rate) => rate !== undefined && !isGstRate(rate))

const undoChange = (now: ProductFields, entry: OpenEntry): Undone => {
  const changes = changesByLanguage(entry.changes, now)
  const others = changedSince(now, changes)
  if (others.length > 0) return { refusal: reason('undo_changed_again', { fields: others }) }
  const before = Object.fromEntries(
    Object.entries(changes).map(([field, { from }]) => [field, from ?? undefined]),
  )
  const fields: ProductFields = { ...now, ...before }
  const stock = changes['countInStock']
  // Units have been sold meanwhile: undo subtracts what the edit added, and keeps the sales.
  if (stock)
    fields.countInStock = Math.max(0, now.countInStock + Number(stock.from) - Number(stock.to))
  if ('variants' in changes) {
    const ofVariants = ofVariantsBefore(now, changes)
    if (!ofVariants) return { refusal: reason('undo_changed_again', { fields: ['countInStock'] }) }
    Object.assign(fields, ofVariants)
  }
  if (soldOf(fields).some((one) => one.originalPrice != null && one.originalPrice < one.price))
    return { refusal: reason('undo_original_price_changed') }
  const rate = pastRateIn(fields, changes)
  if (rate !== undefined) return { refusal: reason('undo_not_valid', { name: `${rate}%` }) }
  const since = aboveMrpSince(fields, changes)
  return since.length > 0
    ? { refusal: reason('undo_changed_again', { fields: since }) }
    : { fields }
}

export const undoEntry = (now: ProductFields | undefined, entry: OpenEntry): Undone => {
  if (!OF_PRODUCTS.has(entry.action)) return { refusal: reason('undo_not_possible') }
  if (!now) return { refusal: reason('undo_product_gone') }
  if (entry.action === 'product.changed') return undoChange(now, entry)
  const created = Object.fromEntries(
    Object.entries(changesByLanguage(entry.changes, {})).map(([field, { to }]) => [field, to]),
  )
  const since = Object.keys(fieldChanges(created, now))
  if (since.length > 0) return { refusal: reason('undo_changed_since_created', { fields: since }) }
  return { isRemoved: true }
}

import { isDeepStrictEqual } from 'node:util'
import { aboveMrp } from '@bartan/contract/products/price/above-mrp'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import type { Translations } from '@bartan/contract/shop/languages'
import { fieldChanges, type FieldChanges } from '#domain/field-changes.ts'
import type { OpenEntry } from '../edit.ts'
import type { ProductFields } from '../product-fields.ts'
import { areSame, variantsBefore } from './undo-variants.ts'

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

const isAsMade = (field: string, now: unknown, to: unknown): boolean =>
  field === 'variants' ? areSame(now, to) : isDeepStrictEqual(now ?? null, to)

/** Without stock, which is undone by its difference. */
const changedSince = (now: ProductFields, changes: OpenEntry['changes']): string[] => {
  const values = new Map<string, unknown>(Object.entries(now))
  return Object.entries(changes)
    .filter(([field]) => field !== 'countInStock')
    .filter(([field, { to }]) => !isAsMade(field, values.get(field), to))
    .map(([field]) => field)
}

/** What was changed since so that the old price or MRP would leave a price above the MRP. */
const aboveMrpSince = (fields: ProductFields, changes: FieldChanges): string[] => {
  const isPriced = ['price', 'mrp', 'variants'].some((field) => field in changes)
  if (!isPriced || aboveMrp(fields.variants ?? [{ price: fields.price }], fields).length === 0)
    return []
  return ['mrp' in changes ? 'price' : 'mrp']
}

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
    const ofVariants = variantsBefore(now, changes)
    if (!ofVariants) return { refusal: reason('undo_changed_again', { fields: ['countInStock'] }) }
    Object.assign(fields, ofVariants)
  }
  if (fields.originalPrice != null && fields.originalPrice < fields.price)
    return { refusal: reason('undo_original_price_changed') }
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

import { fieldAt } from '@bartan/contract/products/fields/fields'
import { skuKey } from '@bartan/contract/products/fields/sku'
import type { ImportFault } from '@bartan/contract/products/import-schema'
import { newProductSchema, productChangeSchema } from '@bartan/contract/products/input-schema'
import {
  missingDeclarations,
  type RequiredDeclaration,
} from '@bartan/contract/products/law/declarations'
import type { ProductImage } from '@bartan/contract/products/schema'
import { shopifyHandle } from '@bartan/contract/products/shopify-csv'
import { choiceKey } from '@bartan/contract/products/variants'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import { paise, toRupees } from '@bartan/contract/shared/money'
import type { VariantDocument } from '#database/product-documents.ts'
import { AppError, invalidField } from '#domain/app-error.ts'
import { cutText } from '#domain/cut-text.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import { parseWith } from '#http/request/parse-input.ts'
import type { Edit, StoredProduct, Trace } from '../editing/edit.ts'
import { generatedSku } from '../editing/generated-sku.ts'
import { changedFields, newFields, type ProductFields } from '../editing/product-fields.ts'
import { refuseTaken } from '../editing/sku-owners.ts'
import { fieldsOfVariants } from '../editing/variant-fields.ts'
import { faultOf, ownSkuOf, type Draft, type DraftVariant } from './draft.ts'

/** What an import depends on besides the file. */
export type ImportSettings = {
  /** For products whose type is no category of the shop. */
  category: string | undefined
  /** For products without a brand. */
  brand: string
}

/** The stored products that match those in the file. */
export type Present = {
  owners: ReadonlyMap<string, StoredProduct>
  byHandle: ReadonlyMap<string, StoredProduct>
  categories: readonly string[]
}

const skusOf = ({ single, variants, more }: Draft): string[] =>
  [...(variants ?? [single]), { sku: ownSkuOf({ more }) }].flatMap(
    ({ sku }: { sku?: string | undefined }) => sku ?? [],
  )

/** Reads the stored products: by SKU, else by handle. */
export const presentOf = async (unit: Edit, drafts: readonly Draft[]): Promise<Present> => {
  const handles = drafts
    .filter((draft) => draft.isHandleKnown || skusOf(draft).length === 0)
    .map(({ handle }) => handle)
    .filter(Boolean)
  const [owners, byHandle, categories] = await Promise.all([
    unit.bySku(drafts.flatMap(skusOf).map(skuKey)),
    unit.byHandle(handles),
    unit.categories(),
  ])
  return { owners, byHandle, categories }
}

const storedOf = (draft: Draft, { owners, byHandle }: Present): StoredProduct | undefined => {
  const found = new Map(
    skusOf(draft).flatMap((sku) => {
      const owner = owners.get(skuKey(sku))
      return owner ? [[owner.id, owner] as const] : []
    }),
  )
  if (found.size > 1) throw invalidField('sku', reason('import_skus_of_several'))
  const [known] = found.values()
  return known ?? byHandle.get(draft.handle)
}

const categoryOf = (
  { types }: Draft,
  { categories }: Present,
  { category: chosen }: ImportSettings,
): string => {
  const named = (wanted: string) =>
    categories.find((name) => name.toLowerCase() === wanted.trim().toLowerCase())
  const category = types.map(named).find(Boolean) ?? (chosen && named(chosen))
  if (category) return category
  const value = cutText(types[0] ?? '', 60)
  throw invalidField('category', reason('import_category_unknown', { value }))
}

const newInput = (
  draft: Draft,
  { category, images }: { category: string; images: ProductImage[] },
  { brand }: ImportSettings,
) => {
  const { name, description, variants, single, more, handle, isPublished } = draft
  return {
    ...more,
    name,
    description: description || name,
    brand: draft.brand || brand,
    category,
    images,
    handle,
    state: isPublished ? 'published' : 'draft',
    ...(variants
      ? {
          variants: variants.map(
            ({ row: _row, countInStock = 0, countInStockWas: _was, ...variant }) => ({
              ...variant,
              countInStock,
            }),
          ),
        }
      : { sizes: [], colors: [], ...pick(more, 'sizes', 'colors'), ...single }),
  }
}

const pick = (from: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (name in from ? [[name, from[name]]] : [])))

const isSame = (variant: DraftVariant, stored: VariantDocument): boolean =>
  variant.sku === undefined
    ? choiceKey(variant) === choiceKey(stored)
    : skuKey(variant.sku) === skuKey(stored.sku)

/** In rupees. */
const unchanged = ({ price, originalPrice, mrp, cost, ...variant }: VariantDocument) => ({
  ...variant,
  price: toRupees(price),
  originalPrice: originalPrice === undefined ? null : toRupees(originalPrice),
  ...(mrp !== undefined && { mrp: toRupees(mrp) }),
  ...(cost !== undefined && { cost: toRupees(cost) }),
})

type SaidStock = Pick<DraftVariant, 'countInStock' | 'countInStockWas'>

/** A stock that is as when the file was made, or already as the file wants it, keeps what was sold since. */
const stockOf = ({ countInStock, countInStockWas }: SaidStock, now: number): SaidStock =>
  countInStock === undefined || countInStock === countInStockWas || countInStock === now
    ? { countInStock: now }
    : { countInStock, ...(countInStockWas !== undefined && { countInStockWas }) }

/** The file's variants replace stored ones of the same size and color; others stay. */
const variantsAfter = (variants: readonly DraftVariant[], stored: readonly VariantDocument[]) => {
  const changed = variants.map((variant) => {
    const before = stored.find((one) => isSame(variant, one))
    const { row: _row, cost, countInStock = 0, countInStockWas: _was, ...said } = variant
    return {
      // The stored cost is the average of received goods.
      ...(before ? unchanged(before) : cost !== undefined && { cost }),
      ...said,
      ...(before ? stockOf(variant, before.countInStock) : { countInStock }),
      ...(said.price !== undefined && { originalPrice: said.originalPrice ?? null }),
    }
  })
  const keys = new Set(changed.map(choiceKey))
  const others = stored.filter(
    (one) => !keys.has(choiceKey(one)) && !variants.some((variant) => isSame(variant, one)),
  )
  return [...changed, ...others.map(unchanged)]
}

/** Variants that a product has already keep their places, whatever the order of a file; new ones follow. */
const inTheirPlaces = (after: ProductFields, { variants: before = [] }: ProductFields) => {
  if (!after.variants) return after
  const places = new Map(before.map(({ sku }, place) => [skuKey(sku), place]))
  const placeOf = ({ sku }: VariantDocument) => places.get(skuKey(sku)) ?? before.length
  const variants = after.variants.toSorted((one, other) => placeOf(one) - placeOf(other))
  return { ...after, ...fieldsOfVariants(variants) }
}

/** Takes price, stock and texts, and an MRP that the call asks for; state, pictures and other fields stay (contract §15). */
const changeOf = (draft: Draft, { id, fields }: StoredProduct) => {
  const { name, description, variants, single, handle } = draft
  const { price, originalPrice, mrp } = single
  const prices = price !== undefined && { price, originalPrice: originalPrice ?? null }
  return {
    // Rows of variants alone have none.
    ...((name || !variants) && { name }),
    ...(description && { description }),
    ...pick(draft.more, 'nameIn', 'descriptionIn'),
    // The one in this shop's own export is made up.
    ...(fields.handle === undefined &&
      handle &&
      handle !== shopifyHandle({ _id: id, name: fields.name }) && { handle }),
    ...(variants
      ? { variants: variantsAfter(variants, fields.variants ?? []) }
      : {
          ...prices,
          ...(single.countInStock !== undefined && stockOf(single, fields.countInStock)),
          ...(mrp !== undefined && { mrp }),
        }),
  }
}

export type Plan = {
  outcome: 'create' | 'update' | 'skip'
  /** Legally required values that a new product lacks. */
  missing: RequiredDeclaration[]
  /** Writes it, with these pictures if it is new; returns the product's id. */
  write: (images: ProductImage[], trace: Trace) => string
}

const missingIn = ({ hsn, gstRate, mrp, declarations, price, variants }: ProductFields) =>
  missingDeclarations({
    hsn,
    gstRate,
    declarations,
    mrp: mrp === undefined ? undefined : toRupees(mrp),
    price: toRupees(price),
    priceMax: toRupees(paise(Math.max(price, ...(variants ?? []).map((one) => one.price)))),
    variants: variants?.map(unchanged),
  })

/** What importing a product does. Throws if it is invalid. */
export const planProduct = (
  unit: Edit,
  draft: Draft,
  { present, settings }: { present: Present; settings: ImportSettings },
): Plan => {
  const stored = storedOf(draft, present)
  const isTaken = (key: string) => (present.owners.get(key)?.id ?? stored?.id) !== stored?.id
  if (stored) {
    const change = parseWith(productChangeSchema, changeOf(draft, stored))
    const after = inTheirPlaces(changedFields(stored.fields, change), stored.fields)
    refuseTaken(after, isTaken)
    const isChanged = Object.keys(fieldChanges(stored.fields, after)).length > 0
    return {
      outcome: isChanged ? 'update' : 'skip',
      missing: [],
      write: (_images, trace) => {
        if (isChanged) unit.change(stored, after, trace)
        return stored.id
      },
    }
  }
  const category = categoryOf(draft, present, settings)
  const made = (images: ProductImage[]) => {
    const input = parseWith(newProductSchema, newInput(draft, { category, images }, settings))
    return newFields({ ...input, sku: input.sku || generatedSku(category) })
  }
  const pictureless = made([])
  refuseTaken(pictureless, isTaken)
  return {
    outcome: 'create',
    missing: missingIn(pictureless),
    write: (images, trace) => unit.create(made(images), trace),
  }
}

const OF_VARIANT = /^variants\.(\d+)(?:\.(\w+))?/

/** The place in the file of what a rule refused. Rethrows other errors. */
export const faultsOf = (error: unknown, { row, columns, variants }: Draft): ImportFault[] => {
  if (!(error instanceof AppError) || error.code === 'unavailable') throw error
  const { code, details } = error
  const isOfStock = code === 'changed_meanwhile'
  const fields =
    details.fields ?? (isOfStock ? { countInStock: error.reason as PlainReason } : undefined)
  if (!fields) throw error
  return Object.entries(fields).map(([path, why]) => {
    const [, place, ofVariant] = OF_VARIANT.exec(path) ?? []
    const variant = place === undefined ? undefined : variants?.[Number(place)]
    // An error about a whole variant is about its choice: an earlier variant has it.
    const own = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
    const name = place === undefined ? (fieldAt(path) ?? own) : (ofVariant ?? 'size')
    const column = (place === undefined ? undefined : columns[`variants.${name}`]) ?? columns[name]
    return faultOf({ row: variant?.row ?? row, field: column ?? name, code }, why)
  })
}

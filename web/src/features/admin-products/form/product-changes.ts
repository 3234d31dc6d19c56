import type { CallInput } from '@bartan/contract/api'
import { newProductSchema, productChangeSchema } from '@bartan/contract/products/input-schema'
import { isSameJson } from '#lib/is-same-json.ts'
import { LEGAL_NAMES, legalChange } from '../legal-details/legal-texts.ts'
import { areSameRows, changedVariants, type ChangedVariant } from '../variants/variant-input.ts'
import { inputOf, isSetByVariants } from './product-faults.ts'
import {
  OTHER_NAMES,
  TEXT_NAMES,
  TRANSLATED_NAMES,
  type ProductFields,
  type TranslatedName,
} from './product-fields.ts'

/** Removes empty languages. */
const given = (texts: Partial<Record<TranslatedName, Record<string, string>>>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, typed]) => {
      const filled = Object.entries(typed).filter(([, text]) => text !== '')
      return filled.length > 0 ? [[name, Object.fromEntries(filled)]] : []
    }),
  )

/** Fields of a valid form in the form of POST /api/products. */
export const newProductOf = (fields: ProductFields): CallInput<'POST /api/products'>['body'] => {
  const {
    originalPrice,
    nameIn,
    descriptionIn,
    gtin,
    restricted,
    tags,
    seo: _seo,
    ...rest
  } = newProductSchema.parse(inputOf(fields))
  return {
    ...rest,
    ...(originalPrice != null && { originalPrice }),
    ...(gtin != null && { gtin }),
    ...(restricted != null && { restricted }),
    ...(tags?.length && { tags }),
    ...given({ nameIn, descriptionIn }),
  }
}

const FIELD_NAMES = [
  ...TEXT_NAMES,
  ...TRANSLATED_NAMES,
  ...OTHER_NAMES,
  ...LEGAL_NAMES,
  'none',
  'hasVariants',
  'variants',
] as const

/** Form fields that differ from the saved values. */
export const differencesOf = (
  before: ProductFields,
  after: ProductFields,
): Partial<ProductFields> =>
  Object.fromEntries(
    FIELD_NAMES.filter((name) => !isSameJson(before[name], after[name])).map((name) => [
      name,
      after[name],
    ]),
  )

export type ProductChangeBody = Omit<CallInput<'PUT /api/products/:id'>['body'], 'variants'> & {
  variants?: ChangedVariant[] | null
}

const variantsChange = (before: ProductFields, after: ProductFields): ProductChangeBody => {
  if (!after.hasVariants) return before.hasVariants ? { variants: null } : {}
  if (before.hasVariants && areSameRows(before.variants, after.variants)) return {}
  const { variants } = newProductSchema.parse(inputOf(after))
  return {
    variants: changedVariants(variants ?? [], after.variants, before.variants),
    // The stock that was divided among the variants.
    ...(!before.hasVariants && { countInStockWas: Number(before.countInStock) }),
  }
}

/** Writes each language separately, so that other users' changes in other languages stay. */
const textsChange = (before: ProductFields, after: ProductFields): ProductChangeBody =>
  Object.fromEntries(
    TRANSLATED_NAMES.flatMap((name) => {
      const texts = new Map(Object.entries(before[name]))
      const changed = Object.entries(after[name]).filter(
        ([language, text]) => text.trim() !== texts.get(language),
      )
      return changed.length > 0 ? [[name, Object.fromEntries(changed)]] : []
    }),
  )

/** Writes only changed fields, so that other admins' changes to other fields stay. */
export const changeOf = (before: ProductFields, after: ProductFields): ProductChangeBody => {
  const all: Partial<Record<string, unknown>> = newProductSchema.parse(inputOf(after))
  const changed = [...TEXT_NAMES, ...OTHER_NAMES].filter(
    (name) => !isSetByVariants(name, after) && !isSameJson(before[name], after[name]),
  )
  return {
    ...Object.fromEntries(changed.map((name) => [name, all[name] ?? null])),
    ...textsChange(before, after),
    ...productChangeSchema.parse(legalChange(before, after)),
    ...variantsChange(before, after),
  }
}

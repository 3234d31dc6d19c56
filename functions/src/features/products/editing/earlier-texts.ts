import type { Translations } from '@bartan/contract/shop/languages'
import type { FieldChanges } from '#domain/field-changes.ts'
import type { ProductFields } from './product-fields.ts'

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
export const changesByLanguage = (
  { nameHi, descriptionHi, ...changes }: FieldChanges,
  now: Pick<ProductFields, 'nameIn' | 'descriptionIn'>,
): FieldChanges => ({
  ...changes,
  ...(nameHi && { nameIn: changeOf(now.nameIn, nameHi) }),
  ...(descriptionHi && { descriptionIn: changeOf(now.descriptionIn, descriptionHi) }),
})

import { choiceKey } from '@bartan/contract/products/variants'
import type { Language } from '@bartan/contract/shop/languages'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { fieldWords, valueWords } from './audit-words.ts'
import { textIn } from './texts.ts'

/** A changed field with its old and new value in words. */
export type ChangeWords = { what: string; from: string; to: string }

type Variant = { size?: string; color?: string } & Partial<Record<string, unknown>>

const isVariant = (value: unknown): value is Variant => typeof value === 'object' && value !== null

const variantsIn = (value: unknown): Variant[] =>
  Array.isArray(value) ? value.filter(isVariant) : []

const byKey = (variants: Variant[]) =>
  new Map(variants.map((variant) => [choiceKey(variant), variant]))

const COMPARED = ['price', 'originalPrice', 'countInStock', 'sku', 'gtin'] as const

/** Text for an added or removed variant. */
const offerWords = (language: Language, variant: Variant | undefined): string =>
  variant
    ? textIn(language, 'variantNow', {
        price: valueWords(language, 'price', variant['price']),
        count: valueWords(language, 'countInStock', variant['countInStock']),
      })
    : valueWords(language, 'variants', null)

const linesOf = (
  language: Language,
  before: Variant | undefined,
  after: Variant | undefined,
): ChangeWords[] => {
  const name = choiceOf(language, after ?? before ?? {})
  if (!before || !after)
    return [{ what: name, from: offerWords(language, before), to: offerWords(language, after) }]
  return COMPARED.filter((field) => before[field] !== after[field]).map((field) => ({
    what: `${name}: ${fieldWords(language, field)}`,
    from: valueWords(language, field, before[field]),
    to: valueWords(language, field, after[field]),
  }))
}

export const variantChanges = (language: Language, from: unknown, to: unknown): ChangeWords[] => {
  const [before, after] = [byKey(variantsIn(from)), byKey(variantsIn(to))]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) =>
    linesOf(language, before.get(key), after.get(key)),
  )
}

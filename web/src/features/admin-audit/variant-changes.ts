import { choiceKey } from '@bartan/contract/products/variants'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { fieldWords, valueWords } from './audit-words.ts'
import { t } from './texts.ts'

/** A line of an entry: what was changed, and its old and new value in words. */
export type ChangeWords = { what: string; from: string; to: string }

type Variant = { size?: string; color?: string } & Partial<Record<string, unknown>>

const isVariant = (value: unknown): value is Variant => typeof value === 'object' && value !== null

const variantsIn = (value: unknown): Variant[] =>
  Array.isArray(value) ? value.filter(isVariant) : []

const byKey = (variants: Variant[]) =>
  new Map(variants.map((variant) => [choiceKey(variant), variant]))

const COMPARED = ['price', 'originalPrice', 'countInStock', 'sku', 'gtin'] as const

/** What one that came or went offers. */
const offerWords = (variant: Variant | undefined): string =>
  variant
    ? t('variantNow', {
        price: valueWords('price', variant['price']),
        count: valueWords('countInStock', variant['countInStock']),
      })
    : valueWords('variants', null)

const linesOf = (before: Variant | undefined, after: Variant | undefined): ChangeWords[] => {
  const name = choiceOf(after ?? before ?? {})
  if (!before || !after) return [{ what: name, from: offerWords(before), to: offerWords(after) }]
  return COMPARED.filter((field) => before[field] !== after[field]).map((field) => ({
    what: `${name}: ${fieldWords(field)}`,
    from: valueWords(field, before[field]),
    to: valueWords(field, after[field]),
  }))
}

/** What became of each variant. */
export const variantChanges = (from: unknown, to: unknown): ChangeWords[] => {
  const [before, after] = [byKey(variantsIn(from)), byKey(variantsIn(to))]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) =>
    linesOf(before.get(key), after.get(key)),
  )
}

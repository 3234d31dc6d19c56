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

const COMPARED = [
  'price',
  'originalPrice',
  'countInStock',
  'sku',
  'gtin',
  'mrp',
  'cost',
  'reorderAt',
  'weight',
  'netQuantity',
] as const

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
  const former = choiceOf(language, before)
  return [
    ...(former === name
      ? []
      : [{ what: fieldWords(language, 'variants'), from: former, to: name }]),
    ...COMPARED.map((field) => ({
      what: `${name}: ${fieldWords(language, field)}`,
      from: valueWords(language, field, before[field]),
      to: valueWords(language, field, after[field]),
    })).filter(({ from, to }) => from !== to),
  ]
}

const isOfSku = (one: Variant, other: Variant): boolean =>
  one['sku'] !== undefined && one['sku'] === other['sku']

export const variantChanges = (language: Language, from: unknown, to: unknown): ChangeWords[] => {
  const [before, after] = [variantsIn(from), variantsIn(to)]
  /** Has the SKU that a variant keeps when it is renamed, else its size and color. */
  const laterOf = (one: Variant) =>
    after.find((other) => isOfSku(one, other)) ??
    after.find(
      (other) =>
        choiceKey(one) === choiceKey(other) && !before.some((third) => isOfSku(third, other)),
    )
  const pairs = before.map((one) => [one, laterOf(one)] as const)
  const known = new Set(pairs.map(([, other]) => other))
  return [
    ...pairs.flatMap(([one, other]) => linesOf(language, one, other)),
    ...after
      .filter((other) => !known.has(other))
      .flatMap((other) => linesOf(language, undefined, other)),
  ]
}

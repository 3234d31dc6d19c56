import { RULE_LISTS, type RuledCollection, type RuleList } from '@bartan/contract/seo/rules'
import { NO_HEAD } from '@bartan/contract/shared/head'
import { slugOf } from '@bartan/contract/shared/slug'
import { typedAmount } from '@bartan/contract/shared/typed-amount'
import type { SeoBody } from './seo-calls.ts'

export type CollectionDraft = Omit<RuledCollection, 'rule'> & {
  lists: Record<RuleList, readonly string[]>
  /** Comma-separated tags as typed. */
  tags: string
  minPrice: string
  maxPrice: string
}

export const emptyDraft: CollectionDraft = {
  slug: '',
  title: '',
  titleIn: {},
  text: '',
  textIn: {},
  picture: '',
  head: NO_HEAD,
  lists: { categories: [], materials: [], brands: [], tags: [], collections: [] },
  tags: '',
  minPrice: '',
  maxPrice: '',
}

export const draftOf = ({ rule, ...collection }: RuledCollection): CollectionDraft => ({
  ...collection,
  lists: Object.fromEntries(RULE_LISTS.map((list) => [list, rule[list] ?? []])) as Record<
    RuleList,
    string[]
  >,
  tags: (rule.tags ?? []).join(', '),
  minPrice: String(rule.minPrice ?? ''),
  maxPrice: String(rule.maxPrice ?? ''),
})

const tagsIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)

/** NaN for an invalid amount, which the server refuses with the field's name. */
const amountIn = (typed: string): number | undefined =>
  typed.trim() === '' ? undefined : (typedAmount(typed) ?? Number.NaN)

/** Derived from the title until one is typed. */
export const slugFor = ({ slug, title }: Pick<CollectionDraft, 'slug' | 'title'>): string =>
  slug || slugOf(title)

type Body = NonNullable<SeoBody['collections']>[number]

export const bodyOf = ({
  lists,
  tags,
  minPrice,
  maxPrice,
  ...collection
}: CollectionDraft): Body => ({
  ...collection,
  slug: slugFor(collection),
  rule: {
    ...Object.fromEntries(
      Object.entries({ ...lists, tags: tagsIn(tags) }).filter(([, values]) => values.length > 0),
    ),
    ...(minPrice.trim() !== '' && { minPrice: amountIn(minPrice) }),
    ...(maxPrice.trim() !== '' && { maxPrice: amountIn(maxPrice) }),
  },
})

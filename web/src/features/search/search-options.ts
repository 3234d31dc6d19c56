import type { Suggestion } from '@bartan/contract/products/listed-schema'
import type { Language } from '@bartan/contract/shop/languages'
import { paths } from '#lib/paths.ts'
import { textIn } from './texts.ts'

export type SearchOption =
  | { kind: 'product'; to: string; product: Suggestion }
  | { kind: 'search'; to: string; label: string }

const searchFor = (search: string, label = search): SearchOption => ({
  kind: 'search',
  to: paths.collection({ search }),
  label,
})

/** Popular searches, shown for an empty field or without results. */
const popular = (language: Language) =>
  textIn(language, 'popularWords')
    .split(', ')
    .map((words) => searchFor(words))

type SearchOptions = {
  /** Heading of the list, if needed. */
  heading?: string
  options: readonly SearchOption[]
}

/** `suggestions` are undefined while they load for the first time. */
export const optionsFor = (
  language: Language,
  typed: string,
  suggestions: readonly Suggestion[] | undefined,
): SearchOptions => {
  if (typed === '') return { heading: textIn(language, 'popular'), options: popular(language) }
  if (!suggestions) return { options: [] }
  if (suggestions.length === 0)
    return { heading: textIn(language, 'nothing', { typed }), options: popular(language) }
  const products = suggestions.map((product): SearchOption => ({
    kind: 'product',
    to: paths.product(product._id, product.match),
    product,
  }))
  return { options: [...products, searchFor(typed, textIn(language, 'allResults', { typed }))] }
}

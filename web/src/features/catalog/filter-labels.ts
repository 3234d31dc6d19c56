import { ALL_COLLECTION } from '@bartan/contract/products/rules'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { translateValue } from '#i18n/translate.ts'
import { categoryName, categoryNames, shopText } from '#lib/shop-settings.ts'
import { textIn } from './texts.ts'
import { LISTS, ON_OFFER, toggle } from './filters.ts'
import type { Filters } from './filters.ts'
import { rupees } from '@bartan/contract/shared/money'
import type { CollectionIntro } from '@bartan/contract/products/schema'
import type { Language } from '@bartan/contract/shop/languages'
import type { Shop } from '#lib/shop-settings.ts'

/** A filter in use: its chip's label, and the filters without it. */
export type ActiveFilter = { key: string; label: string; without: Partial<Filters> }

/** Formats "On offer" or "25 % off or more". */
export const discountLabel = (language: Language, percent: number): string =>
  percent === ON_OFFER
    ? textIn(language, 'onOffer')
    : textIn(language, 'discountFrom', { percent: String(percent) })

export const activeFilters = (language: Language, shop: Shop, filters: Filters): ActiveFilter[] => {
  const active: ActiveFilter[] = []
  const { category, color } = filters
  if (category)
    active.push({
      key: 'category',
      label: categoriesTitle(language, shop, category),
      without: { category: undefined },
    })
  if (color)
    active.push({
      key: 'color',
      label: translateValue(language, color),
      without: { color: undefined },
    })
  for (const name of LISTS)
    for (const value of filters[name])
      active.push({
        key: `${name}-${value}`,
        label: translateValue(language, value),
        without: { [name]: toggle(filters[name], value) },
      })
  if (filters.minPrice !== undefined)
    active.push({
      key: 'minPrice',
      label: textIn(language, 'from', { price: formatRupees(rupees(filters.minPrice)) }),
      without: { minPrice: undefined },
    })
  if (filters.maxPrice !== undefined)
    active.push({
      key: 'maxPrice',
      label: textIn(language, 'upTo', { price: formatRupees(rupees(filters.maxPrice)) }),
      without: { maxPrice: undefined },
    })
  if (filters.inStock)
    active.push({ key: 'inStock', label: textIn(language, 'inStock'), without: { inStock: false } })
  if (filters.discount !== undefined)
    active.push({
      key: 'discount',
      label: discountLabel(language, filters.discount),
      without: { discount: undefined },
    })
  if (filters.rating !== undefined)
    active.push({
      key: 'rating',
      label: textIn(language, 'ratingFrom', { stars: filters.rating }),
      without: { rating: undefined },
    })
  return active
}

/** A category's name may contain a comma, and an address may list several, separated by commas. */
const categoriesTitle = (language: Language, shop: Shop, category: string): string =>
  categoryNames(shop).includes(category)
    ? categoryName(language, shop, category)
    : category
        .split(',')
        .map((name) => categoryName(language, shop, name))
        .join(', ')

/** Heading of a collection page: the search, else the category, else the collection. */
export const collectionTitle = (
  language: Language,
  shop: Shop,
  collection: string,
  {
    search,
    category,
    made,
  }: Pick<Filters, 'search' | 'category'> & { made?: CollectionIntro | undefined },
): string => {
  if (search) return textIn(language, 'resultsFor', { search })
  if (category) return categoriesTitle(language, shop, category)
  if (made) return shopText(language, made.title, made.titleIn)
  return collection === ALL_COLLECTION
    ? textIn(language, 'allProducts')
    : translateValue(language, collection)
}

/** Title of the tab with the filters in use, so that tabs and bookmarks differ. */
export const tabTitle = (
  language: Language,
  shop: Shop,
  collection: string,
  { made, ...filters }: Filters & { made?: CollectionIntro | undefined },
): string => {
  const heading = collectionTitle(language, shop, collection, { ...filters, made })
  const others = activeFilters(language, shop, filters).map(({ label }) => label)
  return [heading, ...others.filter((label) => label !== heading)].join(', ')
}

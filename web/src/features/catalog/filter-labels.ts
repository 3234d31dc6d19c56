import type { RangeName } from '@bartan/contract/products/fields/plain-fields'
import { ALL_COLLECTION } from '@bartan/contract/products/rules'
import type { CollectionIntro } from '@bartan/contract/products/schema'
import { rupees } from '@bartan/contract/shared/money'
import type { Language } from '@bartan/contract/shop/languages'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { translateValue } from '#i18n/translate.ts'
import { categoryName, categoryNames, shopText, type Shop } from '#lib/shop-settings.ts'
import { LISTS, ON_OFFER, toggle, type Filters } from './filters.ts'
import { sizeChoices } from './size-ranges.ts'
import { textIn } from './texts.ts'

/** A filter in use: its chip's label, and the filters without it. */
export type ActiveFilter = { key: string; label: string; without: Partial<Filters> }

/** Formats "On offer" or "25 % off or more". */
export const discountLabel = (language: Language, percent: number): string =>
  percent === ON_OFFER
    ? textIn(language, 'onOffer')
    : textIn(language, 'discountFrom', { percent: String(percent) })

export const activeFilters = (language: Language, shop: Shop, filters: Filters): ActiveFilter[] => {
  const active: ActiveFilter[] = []
  const add = (key: string, label: string, without: Partial<Filters> = { [key]: undefined }) =>
    active.push({ key, label, without })
  const { category, color, minPrice, maxPrice, inStock, discount, rating, ranges } = filters
  const priceText = (id: 'from' | 'upTo', amount: number) =>
    textIn(language, id, { price: formatRupees(rupees(amount)) })
  if (category) add('category', categoriesTitle(language, shop, category))
  if (color) add('color', translateValue(language, color))
  for (const name of LISTS)
    for (const { label, sizes } of sizeChoices(language, filters[name]))
      add(`${name}-${sizes[0]}`, label, {
        [name]: filters[name].filter((value) => !sizes.includes(value)),
      })
  if (minPrice !== undefined) add('minPrice', priceText('from', minPrice))
  if (maxPrice !== undefined) add('maxPrice', priceText('upTo', maxPrice))
  if (inStock) add('inStock', textIn(language, 'inStock'), { inStock: false })
  if (discount !== undefined) add('discount', discountLabel(language, discount))
  if (rating !== undefined) add('rating', textIn(language, 'ratingFrom', { stars: rating }))
  for (const range of ranges) {
    const [name = '', min = '', max = ''] = range.split(/[.-]/)
    const values = { min, max, price: min || max }
    const bounds = textIn(language, min ? (max ? 'fromTo' : 'from') : 'upTo', values)
    add(name, `${textIn(language, name as RangeName)}: ${bounds}`, {
      ranges: toggle(ranges, range),
    })
  }
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

/** Heading of a collection page: the search, else the category, else the collection; of all offers as on their page. */
export const collectionTitle = (
  language: Language,
  shop: Shop,
  collection: string,
  {
    search,
    category,
    discount,
    made,
  }: Pick<Filters, 'search' | 'category' | 'discount'> & { made?: CollectionIntro | undefined },
): string => {
  if (search) return textIn(language, 'resultsFor', { search })
  if (category) return categoriesTitle(language, shop, category)
  if (made) return shopText(language, made.title, made.titleIn)
  return collection === ALL_COLLECTION
    ? textIn(language, discount ? 'offers' : 'allProducts')
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

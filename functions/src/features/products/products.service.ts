import type { Match, Suggestion } from '@bartan/contract/products/listed-schema'
import { chosenMatch, type Choice } from '@bartan/contract/products/price/match-of'
import type { ProductId } from '@bartan/contract/products/product-id'
import type {
  Facets,
  CollectionIntro,
  Product,
  ProductFilters,
  ProductListQuery,
} from '@bartan/contract/products/schema'
import {
  bothBounds,
  readSearchPrice,
} from '@bartan/contract/products/search-price/read-search-price'
import { reason } from '@bartan/contract/reasons/reasons'
import type { CollectionRule } from '@bartan/contract/seo/rules'
import {
  NEW_ARRIVALS_LIMIT,
  SIMILAR_LIMIT,
  SUGGEST_LIMIT,
  LIST_LIMIT,
} from '@bartan/contract/shared/list-limits'
import { AppError } from '#domain/app-error.ts'
import type { CatalogIndex } from './index/catalog-index.ts'
import { countFacets } from './index/count-facets.ts'
import {
  bestSeller,
  listProducts,
  newestProducts,
  type ProductList,
} from './index/list-products.ts'
import { narrowestFilter } from './index/narrowest-filter.ts'
import { filterKey, type CatalogFilters } from './index/select-products.ts'
import { similarProducts } from './index/similar-products.ts'
import { jsonList, mergeJson } from './json-text.ts'
import type { ProductsContext } from './products-context.ts'
import { ReplyCache, type CatalogReply } from './reply-cache.ts'

/** A ruled collection. */
type RuledCollection = (
  collection: string,
) => Promise<(CollectionIntro & { rule: CollectionRule }) | undefined>

const notFound = () => new AppError('not_found', reason('product_not_found'))

const asList = (
  index: CatalogIndex,
  slots: readonly number[],
  matchAt?: (slot: number, place: number) => Match | undefined,
) =>
  jsonList(
    slots.map((slot, place) => {
      const match = matchAt?.(slot, place)
      const json = index.rows.listJson(slot)
      return match ? mergeJson(json, JSON.stringify({ match })) : json
    }),
  )

/** Each product with what of it fits the conditions. */
const asMatchedList = (index: CatalogIndex, { slots, matches }: ProductList) =>
  asList(index, slots, (_slot, place) => matches[place])

const slotOf = (index: CatalogIndex, id: string): number => {
  const slot = index.rows.slotOf(id)
  if (slot === undefined) throw notFound()
  return slot
}

/** A search ignores case and blanks. */
const searchKey = (search: string): string => search.toLowerCase().replaceAll(/\s+/g, ' ')

const withSearchKey = <F extends ProductFilters>(filters: F): F =>
  filters.search ? { ...filters, search: searchKey(filters.search) } : filters

const IS_WORD = /[\p{L}\p{N}]/u

/** A price in the search is a filter; it and the price filter both apply. */
const withSearchPrice = <F extends ProductFilters>(filters: F): F => {
  if (!filters.search) return filters
  const { words, price, ...bounds } = readSearchPrice(filters.search)
  // Marks that are left of a price are no search.
  const search = IS_WORD.test(words) ? words : ''
  return price === '' ? filters : { ...filters, ...bothBounds(filters, bounds), search }
}

/** The existing products of these; '-' if no ids were given. */
const idsKey = ({ rows }: CatalogIndex, ids: readonly string[] = []): string =>
  ids.length === 0
    ? '-'
    : [...new Set(ids)]
        .filter((id) => rows.slotOf(id) !== undefined)
        .sort()
        .join(',')

const spellingFor = (index: CatalogIndex, search: string): string | undefined => {
  const { words, price } = readSearchPrice(search)
  const better = index.search.didYouMean(words, index.orders.popularity.slots)
  return better && [better, price].filter((part) => part !== '').join(' ')
}

const facetsOf = (index: CatalogIndex, asked: CatalogFilters): Facets => {
  const filters = withSearchPrice(asked)
  const facets = countFacets(index, filters)
  if (facets.total > 0) return facets
  return {
    ...facets,
    didYouMean: asked.search ? spellingFor(index, asked.search) : undefined,
    narrowest: narrowestFilter(index, filters),
  }
}

const foundBy = (index: CatalogIndex, search: string | undefined) =>
  search ? index.search.find(search, index.orders.popularity.slots) : undefined

/** Words that a search left out, and measures that nothing has which passes the filters. */
const leftOutOf = (
  index: CatalogIndex,
  filters: CatalogFilters,
  list?: ProductList,
): readonly string[] | undefined => {
  const found = foundBy(index, filters.search)
  if (!found || found.measures.length === 0) return found?.leftOut
  const query = { filters, sortBy: 'default', limit: 1, page: 1 } as const
  return [...found.leftOut, ...(list ?? listProducts(index, query)).unmet]
}

const suggestionsFor = (index: CatalogIndex, filters: ProductFilters): Suggestion[] => {
  if (!foundBy(index, filters.search)) return []
  const query = { filters, sortBy: 'default', limit: SUGGEST_LIMIT, page: 1 } as const
  const { slots, matches } = listProducts(index, query)
  return slots.map((slot, place) => {
    const { _id, name, nameIn, nameHi, price, priceMax, images, originalPrice, saleEndsAt } =
      index.rows.product(slot)
    const prices = { price, priceMax, originalPrice, saleEndsAt }
    const match = matches[place]
    return { _id, name, nameIn, nameHi, ...prices, image: images[0]?.url ?? '', match }
  })
}

/** Adds the rule of a ruled collection to the filters. */
const ruledBy =
  (ruledCollection: RuledCollection) =>
  async <F extends ProductFilters>(asked: F): Promise<F & CatalogFilters> => {
    const made =
      asked.collection === undefined ? undefined : await ruledCollection(asked.collection)
    return made ? { ...asked, rule: made.rule } : asked
  }

/** A collection's texts, without its rule. */
const collectionIntro = async (
  ruledCollection: RuledCollection,
  { collection }: ProductFilters,
): Promise<CollectionIntro | undefined> => {
  const made = collection === undefined ? undefined : await ruledCollection(collection)
  if (!made) return undefined
  const { title, titleIn, text, textIn, picture } = made
  return { title, titleIn, text, textIn, picture }
}

/** A product's reviews in the catalog in memory; `version` changes with them. */
const reviewsOf = ({ rows }: CatalogIndex, id: ProductId) => {
  const slot = rows.slotOf(id)
  if (slot === undefined) return undefined
  const { rating, starCounts } = rows.product(slot)
  return { _id: id, version: rows.version(slot), count: rating?.count ?? 0, starCounts }
}

/** The results and meaning of a search, for counting searches. */
const findingsOf = (index: CatalogIndex, asked: string) => {
  const filters = withSearchPrice<ProductFilters>({ search: searchKey(asked) })
  const { total } = listProducts(index, { filters, sortBy: 'default', limit: 1, page: 1 })
  return { total, leftOut: foundBy(index, filters.search)?.leftOut ?? [] }
}

/** Caches replies as long as the catalog is unchanged. */
const keptReplies = (catalog: () => Promise<CatalogIndex>) => {
  const replies = new ReplyCache()
  return async (
    key: string | ((index: CatalogIndex) => string),
    make: (index: CatalogIndex) => { text: string; total: number; leftOut?: readonly string[] },
  ): Promise<CatalogReply> => {
    const index = await catalog()
    const known = typeof key === 'string' ? key : key(index)
    return replies.get(index.version, known, () => make(index))
  }
}

type Sources = Pick<ProductsContext, 'catalog' | 'settings'>

/** Calls for the catalog also refresh the settings, so that no later call has to read them. */
const currentCatalog =
  ({ catalog, settings }: Sources) =>
  async (): Promise<CatalogIndex> => {
    const [index, { synonyms }] = await Promise.all([catalog.current(), settings()])
    index.learn(synonyms)
    return index
  }

/** Shoppers' catalog replies as ready texts: no document is read, and nothing is serialized twice. */
export const productsService = (context: Sources, ruledCollection: RuledCollection) => {
  const catalog = currentCatalog(context)
  const reply = keptReplies(catalog)
  const withRule = ruledBy(ruledCollection)

  return {
    list: async ({ sortBy, limit = LIST_LIMIT, page = 1, ids, ...asked }: ProductListQuery) => {
      const filters = await withRule(withSearchKey(asked))
      return reply(
        (index) =>
          `list ${idsKey(index, ids)} ${sortBy} ${limit} ${page} ${filterKey(index, filters)}`,
        (index) => {
          const query = { filters: withSearchPrice(filters), ids, sortBy, limit, page }
          const list = listProducts(index, query)
          const leftOut = leftOutOf(index, query.filters, list)
          return { text: asMatchedList(index, list), total: list.total, leftOut }
        },
      )
    },

    facets: async (asked: ProductFilters) => {
      const filters = await withRule(withSearchKey(asked))
      const made = await collectionIntro(ruledCollection, asked)
      return reply(
        (index) => `facets ${filterKey(index, filters)} ${JSON.stringify(made)}`,
        (index) => {
          const facets: Facets = { ...facetsOf(index, filters), made }
          const leftOut = leftOutOf(index, withSearchPrice(filters))
          return { text: JSON.stringify(facets), total: facets.total, leftOut }
        },
      )
    },

    suggest: (asked: string) => {
      const text = searchKey(asked)
      return reply(`suggest ${text}`, (index) => {
        const filters = withSearchPrice<ProductFilters>({ search: text })
        const suggestions = suggestionsFor(index, filters)
        const leftOut = leftOutOf(index, filters)
        return { text: JSON.stringify(suggestions), total: suggestions.length, leftOut }
      })
    },

    newArrivals: () =>
      reply('new-arrivals', (index) => {
        const slots = newestProducts(index, NEW_ARRIVALS_LIMIT)
        return { text: asList(index, slots), total: slots.length }
      }),

    bestSeller: () =>
      reply('best-seller', (index) => {
        const slot = bestSeller(index)
        if (slot === undefined) throw notFound()
        return { text: index.rows.json(slot), total: 1 }
      }),

    similar: (id: string) =>
      reply(`similar ${id}`, (index) => {
        const slots = similarProducts(index, slotOf(index, id), SIMILAR_LIMIT)
        return { text: asList(index, slots), total: slots.length }
      }),

    first: async (filters: ProductFilters, limit: number): Promise<Product[]> => {
      const [index, ruled] = await Promise.all([catalog(), withRule(filters)])
      const { slots } = listProducts(index, { filters: ruled, sortBy: 'default', limit, page: 1 })
      return slots.map(index.rows.product)
    },

    found: async (asked: string) => findingsOf(await catalog(), asked),

    /** The nearest words of the catalog for searches without results. */
    spellings: async (searches: readonly string[]) => {
      const index = await catalog()
      return searches.map((search) => spellingFor(index, searchKey(search)))
    },

    /** These products in this order and in the sizes and colors chosen, without missing ones. For personal lists. */
    listText: async (
      ids: readonly string[],
      choices: Partial<Record<string, Choice>> = {},
    ): Promise<string> => {
      const index = await catalog()
      const slots = ids.flatMap((id) => index.rows.slotOf(id) ?? [])
      return asList(index, slots, (slot) =>
        chosenMatch(index.rows.listedProduct(slot), choices[index.rows.id(slot)]),
      )
    },

    reviewed: async (id: ProductId) => reviewsOf(await catalog(), id),

    get: (id: string) =>
      reply(`product ${id}`, (index) => ({ text: index.rows.json(slotOf(index, id)), total: 1 })),
  }
}

export type ProductsService = ReturnType<typeof productsService>

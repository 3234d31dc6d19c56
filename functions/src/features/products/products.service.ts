import { reason } from '@bartan/contract/reasons/reasons'
import {
  NEW_ARRIVALS_LIMIT,
  SIMILAR_LIMIT,
  SUGGEST_LIMIT,
  LIST_LIMIT,
} from '@bartan/contract/shared/list-limits'
import {
  bothBounds,
  readSearchPrice,
} from '@bartan/contract/products/search-price/read-search-price'
import type {
  Facets,
  ProductFilters,
  ProductListQuery,
  Suggestion,
} from '@bartan/contract/products/schema'
import { AppError } from '#domain/app-error.ts'
import { jsonList } from './json-text.ts'
import type { CatalogIndex } from './index/catalog-index.ts'
import { countFacets } from './index/count-facets.ts'
import { filterKey } from './index/filter-sets.ts'
import { bestSeller, listProducts, newestProducts } from './index/list-products.ts'
import { similarProducts } from './index/similar-products.ts'
import { narrowestFilter } from './index/narrowest-filter.ts'
import { ReplyCache } from './reply-cache.ts'
import type { CatalogReply } from './reply-cache.ts'

type Ports = {
  /** The catalog in memory; throws `unavailable` where there is none yet. */
  catalog: () => Promise<CatalogIndex>
}

const notFound = () => new AppError('not_found', reason('product_not_found'))

const asList = (index: CatalogIndex, slots: readonly number[]) =>
  jsonList(slots.map(index.rows.listJson))

const slotOf = (index: CatalogIndex, id: string): number => {
  const slot = index.rows.slotOf(id)
  if (slot === undefined) throw notFound()
  return slot
}

/** Case and blanks make no difference to a search. */
const searchKey = (search: string): string => search.toLowerCase().replaceAll(/\s+/g, ' ')

const withSearchKey = <F extends ProductFilters>(filters: F): F =>
  filters.search ? { ...filters, search: searchKey(filters.search) } : filters

/** A price that the search names is a filter like the price itself, and holds beside it. */
const withSearchPrice = <F extends ProductFilters>(filters: F): F => {
  if (!filters.search) return filters
  const { words, price, ...bounds } = readSearchPrice(filters.search)
  return price === '' ? filters : { ...filters, ...bothBounds(filters, bounds), search: words }
}

/** Which of these products there are; '-' if no ids were asked for. */
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

const facetsOf = (index: CatalogIndex, asked: ProductFilters): Facets => {
  const filters = withSearchPrice(asked)
  const facets = countFacets(index, filters)
  if (facets.total > 0) return facets
  return {
    ...facets,
    didYouMean: asked.search ? spellingFor(index, asked.search) : undefined,
    narrowest: narrowestFilter(index, filters),
  }
}

const suggestionsFor = (index: CatalogIndex, text: string): Suggestion[] => {
  const filters = withSearchPrice<ProductFilters>({ search: text })
  if (!index.search.find(filters.search ?? '', index.orders.popularity.slots)) return []
  const query = { filters, sortBy: 'default', limit: SUGGEST_LIMIT, page: 1 } as const
  return listProducts(index, query).slots.map((slot) => {
    const { _id, name, nameIn, nameHi, price, priceMax, images } = index.rows.product(slot)
    return { _id, name, nameIn, nameHi, price, priceMax, image: images[0]?.url ?? '' }
  })
}

/** What shoppers read of the catalog, as ready texts: no document is read and nothing is serialized twice. */
export const productsService = ({ catalog }: Ports) => {
  const replies = new ReplyCache()

  const reply = async (
    key: string | ((index: CatalogIndex) => string),
    make: (index: CatalogIndex) => { text: string; total: number },
  ): Promise<CatalogReply> => {
    const index = await catalog()
    const known = typeof key === 'string' ? key : key(index)
    return replies.get(index.version, known, () => make(index))
  }

  return {
    list: ({ sortBy, limit = LIST_LIMIT, page = 1, ids, ...asked }: ProductListQuery) => {
      const filters = withSearchKey(asked)
      return reply(
        (index) =>
          `list ${idsKey(index, ids)} ${sortBy} ${limit} ${page} ${filterKey(index, filters)}`,
        (index) => {
          const query = { filters: withSearchPrice(filters), ids, sortBy, limit, page }
          const { slots, total } = listProducts(index, query)
          return { text: asList(index, slots), total }
        },
      )
    },

    facets: (asked: ProductFilters) => {
      const filters = withSearchKey(asked)
      return reply(
        (index) => `facets ${filterKey(index, filters)}`,
        (index) => {
          const facets = facetsOf(index, filters)
          return { text: JSON.stringify(facets), total: facets.total }
        },
      )
    },

    suggest: (asked: string) => {
      const text = searchKey(asked)
      return reply(`suggest ${text}`, (index) => {
        const suggestions = suggestionsFor(index, text)
        return { text: JSON.stringify(suggestions), total: suggestions.length }
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

    /** These products in this order, without those that don't exist. For lists that belong to one person. */
    listText: async (ids: readonly string[]): Promise<string> => {
      const index = await catalog()
      return asList(
        index,
        ids.flatMap((id) => index.rows.slotOf(id) ?? []),
      )
    },

    /** What the catalog in memory knows of a product's reviews; another `version` after each change of it. */
    reviewed: async (id: string) => {
      const { rows } = await catalog()
      const slot = rows.slotOf(id)
      if (slot === undefined) return undefined
      const { rating, starCounts } = rows.product(slot)
      return { _id: id, version: rows.version(slot), count: rating?.count ?? 0, starCounts }
    },

    get: (id: string) =>
      reply(`product ${id}`, (index) => ({ text: index.rows.json(slotOf(index, id)), total: 1 })),
  }
}

export type ProductsService = ReturnType<typeof productsService>

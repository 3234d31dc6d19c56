import { PAGE_PATHS } from '@bartan/contract/pages/page-paths'
import { ALL_COLLECTION } from '@bartan/contract/products/rules'
import type { Facets, CollectionIntro } from '@bartan/contract/products/schema'
import { listPage } from '@bartan/contract/seo/rules'
import type { QueryClient } from '@tanstack/react-query'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { collectionTitle } from '#features/catalog/filter-labels.ts'
import { readFilters, writeFilters, type Filters } from '#features/catalog/filters.ts'
import { facetsQuery, productsQuery, type ProductsPage } from '#features/catalog/product-queries.ts'
import { popularQuery } from '#features/not-found/components/popular.tsx'
import { paths, toSearch } from '#lib/paths.ts'
import { shopText } from '#lib/shop-settings.ts'
import { pageHeadQuery, ownHead, shippingWords } from './head.ts'
import { previewOfList } from './previews.ts'
import { missingPage, shorten, type Address, type ServedPage } from './served-page.ts'
import { breadcrumbs, listData } from './structured-data.ts'
import { textIn } from './texts.ts'

const pageOf = (search: URLSearchParams): number => {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

const filtersOf = ({ params, search }: Address) => ({
  collection: params['collection'] ?? ALL_COLLECTION,
  filters: readFilters(search),
  page: pageOf(search),
})

/** Tells whether the list is the one that its preview picture shows. */
const isUnfiltered = (filters: Filters): boolean =>
  toSearch(writeFilters({ ...filters, category: undefined })) === ''

const NO_FILTERS = readFilters(new URLSearchParams())

/** A collection without any products doesn't exist, unlike a filter or search without results. */
const isMissing = (client: QueryClient, name: string): boolean =>
  name !== ALL_COLLECTION &&
  client.getQueryData(facetsQuery(name, NO_FILTERS).queryKey)?.total === 0

type Described = Pick<Address, 'language' | 'shop'> & {
  title: string
  made: CollectionIntro | undefined
}

/**
 * The seller's own description of a collection, else a generated one with the number of products and the lowest
 * price.
 */
const descriptionOf = (
  list: ProductsPage | undefined,
  facets: Facets | undefined,
  { language, shop, title, made }: Described,
): string | undefined => {
  const text = made && shopText(language, made.text, made.textIn)
  if (text) return shorten(text)
  return list && facets && list.total > 0
    ? textIn(language, 'collection', {
        name: title,
        count: list.total,
        price: formatRupees(facets.price.min),
        shipping: shippingWords(language, shop),
      })
    : undefined
}

export const collectionPage: ServedPage = {
  path: PAGE_PATHS.collection,
  source: 'src/app/routes/shop/collection-page.tsx',
  reads: (search) => {
    const page = pageOf(search)
    return { ...writeFilters(readFilters(search)), page: page > 1 ? page : undefined }
  },
  load: async (client, address) => {
    const { collection: name, filters, page } = filtersOf(address)
    await Promise.all([
      client.prefetchInfiniteQuery(productsQuery(name, filters, page)),
      client.prefetchQuery(facetsQuery(name, filters)),
      client.prefetchQuery(pageHeadQuery(listPage(name))),
      filters.category !== undefined &&
        client.prefetchQuery(pageHeadQuery(listPage(name, filters.category))),
      name !== ALL_COLLECTION && client.prefetchQuery(facetsQuery(name, NO_FILTERS)),
    ])
    if (isMissing(client, name)) await client.prefetchQuery(popularQuery)
  },
  facts: (client, address, urlOf) => {
    const { language, shop } = address
    const { collection: name, filters, page } = filtersOf(address)
    const list = client.getQueryData(productsQuery(name, filters, page).queryKey)?.pages[0]
    const facets = client.getQueryData(facetsQuery(name, filters).queryKey)
    if (isMissing(client, name)) return missingPage(paths.collection({}, name))
    const products = list?.products ?? []
    const { category } = filters
    const canonical = paths.collection({ category, page: page > 1 ? page : undefined }, name)
    const isPlain = paths.collection({}, name) + toSearch({ category }) === canonical
    const made = facets?.made
    const title = collectionTitle(language, shop, name, { ...filters, made })
    const isWhole = isPlain && isUnfiltered(filters)
    return {
      status: 200,
      canonical,
      // Search results and empty lists must not be indexed.
      isIndexed: !filters.search && products.length > 0,
      own: isWhole ? ownHead(client, listPage(name, category), language) : undefined,
      description: descriptionOf(list, facets, { language, shop, title, made }),
      type: 'website',
      image: previewOfList(products, { name, category, isFirst: isWhole, picture: made?.picture }),
      structured: [
        breadcrumbs(
          [
            { name: textIn(language, 'home'), path: paths.home },
            { name: title, path: canonical },
          ],
          urlOf,
        ),
        ...(isPlain ? [listData(language, products, urlOf)] : []),
      ],
    }
  },
}

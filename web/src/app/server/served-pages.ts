import { descriptionOf } from '@bartan/contract/products/names'
import { categoryName } from '#lib/shop-settings.ts'
import { CONTENT_SLUGS, contentPath } from '@bartan/contract/content/content'
import { PAGE_PATHS } from '@bartan/contract/pages/page-paths'
import { ALL_COLLECTION } from '@bartan/contract/products/rules'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { paths, toSearch } from '#lib/paths.ts'
import { language } from '#i18n/translate.ts'
import { facetsQuery, productsQuery } from '#features/catalog/api/product-queries.ts'
import { collectionTitle } from '#features/catalog/filter-labels.ts'
import { readFilters, writeFilters } from '#features/catalog/filters.ts'
import {
  bestSellerQuery,
  topOfCategoryQuery,
  newArrivalsQuery,
} from '#features/home/api/home-queries.ts'
import { sceneUrl } from '#features/home/scenes.ts'
import { contentQuery } from '#features/info/content-query.ts'
import { popularQuery } from '#features/not-found/api/popular-query.ts'
import { productQuery, similarProductsQuery } from '#features/product/api/product-queries.ts'
import { shippingWords } from './shipping-words.ts'
import { t } from './texts.ts'
import { breadcrumbs, homeData, listData, previewOf, productData } from './structured-data.ts'
import type { Product } from '@bartan/contract/products/schema'
import type { QueryClient } from '@tanstack/react-query'
import type { Params } from '#lib/paths.ts'
import type { Language } from '@bartan/contract/shop/languages'
import type { PageFacts } from './head.ts'
import type { UrlOf } from './structured-data.ts'

type Address = {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  language: Language
  /** Of the settings that the page is rendered with. */
  firstCategory: string
}

type ServedPage = {
  /** As in app/routes/router.tsx. */
  path: string
  /** The page's own file, if it is not in the app's entry file (app/routes/pages.ts). */
  source?: string
  /** The query parameters that make a difference, in the order in which the shop's own links have them. */
  reads?: (search: URLSearchParams) => Params
  /** Loads what the page shows first, with the queries that the page itself uses. */
  load: (client: QueryClient, address: Address) => Promise<unknown>
  /** Called when everything is loaded, and in the page's language. */
  facts: (client: QueryClient, address: Address, urlOf: UrlOf) => PageFacts
}

/** Descriptions are cut to this length: search engines show no more. */
const DESCRIPTION_LENGTH = 155

const shorten = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  const cut = line.slice(0, DESCRIPTION_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_LENGTH / 2))}…`
}

const missing = (canonical: string): PageFacts => ({
  status: 404,
  canonical,
  isIndexed: false,
  type: 'website',
  structured: [],
})

const home: ServedPage = {
  path: paths.home,
  source: 'src/app/routes/shop/home-page.tsx',
  load: async (client, { firstCategory }) => {
    await Promise.all([
      client.prefetchQuery(newArrivalsQuery),
      client.prefetchQuery(topOfCategoryQuery(firstCategory)),
      client.prefetchQuery(bestSellerQuery),
    ])
  },
  facts: (_client, _address, urlOf) => ({
    status: 200,
    canonical: paths.home,
    isIndexed: true,
    type: 'website',
    image: { url: sceneUrl('hero'), alt: '', width: 1440, height: 720 },
    structured: homeData(urlOf),
  }),
}

const pageOf = (search: URLSearchParams): number => {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

const filtersOf = ({ params, search }: Address) => ({
  collection: params['collection'] ?? ALL_COLLECTION,
  filters: readFilters(search),
  page: pageOf(search),
})

const NO_FILTERS = readFilters(new URLSearchParams())

/** A collection without any products does not exist; a filter or a search that finds none is a different case. */
const isMissing = (client: QueryClient, name: string): boolean =>
  name !== ALL_COLLECTION &&
  client.getQueryData(facetsQuery(name, NO_FILTERS).queryKey)?.total === 0

const collection: ServedPage = {
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
      name !== ALL_COLLECTION && client.prefetchQuery(facetsQuery(name, NO_FILTERS)),
    ])
    if (isMissing(client, name)) await client.prefetchQuery(popularQuery)
  },
  facts: (client, address, urlOf) => {
    const { collection: name, filters, page } = filtersOf(address)
    const list = client.getQueryData(productsQuery(name, filters, page).queryKey)?.pages[0]
    const facets = client.getQueryData(facetsQuery(name, filters).queryKey)
    if (isMissing(client, name)) return missing(paths.collection({}, name))
    const products = list?.products ?? []
    const { category } = filters
    const canonical = paths.collection({ category, page: page > 1 ? page : undefined }, name)
    const isPlain = paths.collection({}, name) + toSearch({ category }) === canonical
    const title = collectionTitle(name, filters)
    return {
      status: 200,
      canonical,
      // Search results and empty lists should not be indexed.
      isIndexed: !filters.search && products.length > 0,
      description:
        list && facets && list.total > 0
          ? t('collection', {
              name: title,
              count: list.total,
              price: formatRupees(facets.price.min),
              shipping: shippingWords(),
            })
          : undefined,
      type: 'website',
      image: products[0] && previewOf(products[0]),
      structured: [
        breadcrumbs(
          [
            { name: t('home'), path: paths.home },
            { name: title, path: canonical },
          ],
          urlOf,
        ),
        ...(isPlain ? [listData(products, urlOf)] : []),
      ],
    }
  },
}

const breadcrumbsOf = (product: Product, urlOf: UrlOf) =>
  breadcrumbs(
    [
      { name: t('home'), path: paths.home },
      {
        name: categoryName(product.category),
        path: paths.collection({ category: product.category }),
      },
      { name: nameOf(product), path: paths.product(product._id) },
    ],
    urlOf,
  )

const wantedIn = (search: URLSearchParams) => ({
  color: search.get('color') ?? undefined,
  size: search.get('size') ?? undefined,
})

/** Whether an address names only colors and sizes that there are: nothing else is worth keeping a page for. */
const isOffered = (
  { colors, sizes, variants }: Product,
  { color, size }: ReturnType<typeof wantedIn>,
): boolean =>
  (color === undefined || colors.includes(color)) &&
  (size === undefined || sizes.includes(size)) &&
  (!variants ||
    variants.some((one) => (!color || one.color === color) && (!size || one.size === size)))

const product: ServedPage = {
  path: PAGE_PATHS.product,
  source: 'src/app/routes/shop/product-page.tsx',
  reads: wantedIn,
  load: async (client, { params: { id = '' } }) => {
    await Promise.all([
      client.prefetchQuery(productQuery(id)),
      client.prefetchQuery(similarProductsQuery(id)),
    ])
  },
  facts: (client, { params: { id = '' }, search }, urlOf) => {
    const found = client.getQueryData(productQuery(id).queryKey)
    const canonical = paths.product(id)
    if (!found) return missing(canonical)
    const description = descriptionOf(found, language())
    const wanted = wantedIn(search)
    return {
      status: 200,
      canonical,
      isMadeUp: !isOffered(found, wanted),
      isIndexed: true,
      description: shorten(description),
      type: 'product',
      image: previewOf(found, wanted.color),
      structured: [productData(found, description, urlOf), breadcrumbsOf(found, urlOf)],
    }
  },
}

const info = CONTENT_SLUGS.map((slug): ServedPage => ({
  path: contentPath(slug),
  source: 'src/app/routes/shop/info-page.tsx',
  // The page's language has not been chosen yet.
  load: (client, address) => client.prefetchQuery(contentQuery(slug, address.language)),
  facts: (client, address) => ({
    status: 200,
    canonical: contentPath(slug),
    isIndexed: true,
    description: client.getQueryData(contentQuery(slug, address.language).queryKey)?.intro,
    type: 'website',
    structured: [],
  }),
}))

/** The pages that the server renders: those that people search for and share. */
export const SERVED_PAGES: readonly ServedPage[] = [home, collection, product, ...info]

import {
  countIncomplete,
  listAdminProducts,
  listIncomplete,
  planEdit,
} from '@bartan/contract/products/admin-endpoints'
import {
  getBestSeller,
  getFacets,
  getNewArrivals,
  getProduct,
  getSimilarProducts,
  listProducts,
  suggestProducts,
} from '@bartan/contract/products/endpoints'
import { previewRates } from '@bartan/contract/products/law/rates-endpoints'
import {
  measuresText,
  readSearchMeasures,
} from '@bartan/contract/products/search-measure/read-measures'
import {
  boundsText,
  readSearchPrice,
} from '@bartan/contract/products/search-price/read-search-price'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import type { Response } from 'express'
import { handle, handlePage } from '#http/framework/route.ts'
import { canonicalQuery } from '#http/reply/canonical-query.ts'
import { ListReply } from '#http/reply/list-reply.ts'
import { pageLinks } from '#http/reply/page-links.ts'
import type { AdminListService } from './admin-list.service.ts'
import type { ProductsService } from './products.service.ts'
import type { CatalogReply } from './reply-cache.ts'

/** Headers with what was read from a search, and what was left out of it (contract §3, §11). */
const setSearchHeaders = (
  res: Response,
  search: string | undefined,
  { leftOut }: CatalogReply,
): void => {
  const { words, ...bounds } = readSearchPrice(search ?? '')
  const headers = {
    'X-Search-Price': boundsText(bounds),
    'X-Search-Measure': measuresText(readSearchMeasures(words).measures),
    'X-Search-Left-Out': leftOut.map(encodeURIComponent).join(','),
  }
  res.set(Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')))
}

export const productRoutes = (products: ProductsService) => [
  handle(listProducts, async ({ query, res }) => {
    const found = await products.list(query)
    setSearchHeaders(res, query.search, found)
    const { page = 1, ...others } = query
    const paging = { page, limit: query.limit ?? LIST_LIMIT, total: found.total }
    res.set({
      'X-Total-Count': String(found.total),
      ...pageLinks(listProducts.path, canonicalQuery(others), paging),
    })
    return found.reply
  }),
  handle(getNewArrivals, async () => (await products.newArrivals()).reply),
  handle(getBestSeller, async () => (await products.bestSeller()).reply),
  handle(
    getFacets,
    async ({ query: { sortBy: _sortBy, limit: _limit, page: _page, ...filters }, res }) => {
      const found = await products.facets(filters)
      setSearchHeaders(res, filters.search, found)
      return found.reply
    },
  ),
  handle(suggestProducts, async ({ query, res }) => {
    const found = await products.suggest(query.q)
    setSearchHeaders(res, query.q, found)
    return found.reply
  }),
  handle(getSimilarProducts, async ({ params }) => (await products.similar(params.id)).reply),
  handle(getProduct, async ({ params }) => (await products.get(params.id)).reply),
]

export const adminListRoutes = (products: AdminListService) => [
  handlePage(listAdminProducts, async ({ query }) => {
    const { list, ...paging } = await products.list(query)
    return { list: new ListReply(list), ...paging }
  }),
  handlePage(listIncomplete, ({ query }) => products.incomplete(query)),
  handle(countIncomplete, ({ query }) => products.countIncomplete(query)),
  handle(planEdit, ({ body }) => products.planTable(body.csv)),
  handle(previewRates, ({ query }) => products.rates(query)),
]

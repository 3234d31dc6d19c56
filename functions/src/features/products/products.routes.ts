import type { Response } from 'express'
import { canonicalQuery } from '@bartan/contract/shared/canonical-query'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import {
  getBestSeller,
  getFacets,
  getNewArrivals,
  getProduct,
  getSimilarProducts,
  listProducts,
  suggestProducts,
} from '@bartan/contract/products/endpoints'
import {
  boundsText,
  readSearchPrice,
} from '@bartan/contract/products/search-price/read-search-price'
import { ReadyReply } from '#http/reply/send-reply.ts'
import { handle } from '#http/framework/route.ts'
import { pageLinks } from '#http/reply/page-links.ts'
import type { ProductsService } from './products.service.ts'
import type { CatalogReply } from './reply-cache.ts'
import {
  countIncomplete,
  listAdminProducts,
  listIncomplete,
} from '@bartan/contract/products/admin-endpoints'
import { tellPages } from '#http/reply/tell-pages.ts'
import type { AdminListService } from './admin-list.service.ts'

const ready = ({ text, etag }: CatalogReply) => new ReadyReply(text, etag)

/** Tells which price was read from a search (contract §11). */
const tellSearchPrice = (res: Response, search: string | undefined): void => {
  const bounds = boundsText(readSearchPrice(search ?? ''))
  if (bounds !== '') res.set({ 'X-Search-Price': bounds })
}

export const productRoutes = (products: ProductsService) => [
  handle(listProducts, async ({ query, res }) => {
    const reply = await products.list(query)
    tellSearchPrice(res, query.search)
    const { page = 1, ...others } = query
    const paging = { page, limit: query.limit ?? LIST_LIMIT, total: reply.total }
    res.set({
      'X-Total-Count': String(reply.total),
      ...pageLinks(listProducts.path, canonicalQuery(others), paging),
    })
    return ready(reply)
  }),
  handle(getNewArrivals, async () => ready(await products.newArrivals())),
  handle(getBestSeller, async () => ready(await products.bestSeller())),
  handle(
    getFacets,
    async ({ query: { sortBy: _sortBy, limit: _limit, page: _page, ...filters }, res }) => {
      tellSearchPrice(res, filters.search)
      return ready(await products.facets(filters))
    },
  ),
  handle(suggestProducts, async ({ query, res }) => {
    tellSearchPrice(res, query.q)
    return ready(await products.suggest(query.q))
  }),
  handle(getSimilarProducts, async ({ params }) => ready(await products.similar(params.id))),
  handle(getProduct, async ({ params }) => ready(await products.get(params.id))),
]

export const adminListRoutes = (products: AdminListService) => [
  handle(listAdminProducts, async ({ query, req, res }) => {
    const { text, ...paging } = await products.list(query)
    tellPages(req, res, paging)
    return new ReadyReply(text, '')
  }),
  handle(listIncomplete, async ({ query, req, res }) => {
    const { products: incomplete, ...paging } = await products.incomplete(query)
    tellPages(req, res, paging)
    return incomplete
  }),
  handle(countIncomplete, () => products.countIncomplete()),
]

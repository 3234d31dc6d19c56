import { checkFeeds } from '@bartan/contract/feeds/endpoints'
import { FEED_PATHS, type FeedName } from '@bartan/contract/feeds/rules'
import type { Sale } from '@bartan/contract/offers/offer'
import type { Product } from '@bartan/contract/products/schema'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { Router, type RequestHandler } from 'express'
import { handle } from '#http/framework/route.ts'
import { sendCompressed } from '#http/reply/compressed-reply.ts'
import { DocumentCache } from '#http/reply/document-cache.ts'
import { cacheAtCdn } from '#http/reply/http-cache.ts'
import { setPagingHeaders } from '#http/reply/paging-headers.ts'
import type { ShopContext } from '../../shop-context.ts'
import { faultsOfFeeds } from './check-feeds.ts'
import { feedItems, type FeedItem, type FeedShop } from './feed-items.ts'
import { googleFeed } from './google-feed.ts'
import { metaFeed } from './meta-feed.ts'

/** Products whose items are in memory at a time. */
const LOT = 100

/** Of products and offers. */
type Others = {
  catalog: () => Promise<{
    version: string
    /** Published products, as shoppers see them. */
    products: () => Iterable<Product>
  }>
  sales: () => Promise<readonly Sale[]>
}

/** As long as the catalog's replies, so that sales begin and end everywhere within a minute (contract §16). */
const CDN_SECONDS = 50

const FEEDS = {
  google: { path: FEED_PATHS.google, type: 'application/xml', write: googleFeed },
  meta: {
    path: FEED_PATHS.meta,
    type: 'text/csv; charset=utf-8',
    write: (_shop: FeedShop, lots: Iterable<FeedItem[]>) => metaFeed(lots),
  },
} as const satisfies Record<FeedName, object>

function* lotsOf(products: Iterable<Product>, shop: FeedShop): Generator<FeedItem[]> {
  let lot: FeedItem[] = []
  let count = 0
  for (const product of products) {
    lot.push(...feedItems(product, shop))
    if (++count % LOT !== 0) continue
    yield lot
    lot = []
  }
  yield lot
}

/** The catalog as feeds for Google and Meta (contract §15), made once per version of catalog and settings. */
export const feedUseCases = (
  { settings, siteUrl: origin }: ShopContext,
  { catalog, sales }: Others,
) => {
  const documents = new DocumentCache('feeds')

  const serve = (name: FeedName): RequestHandler => {
    const { path, type, write } = FEEDS[name]
    return async (req, res) => {
      const [{ version, products }, current, running] = await Promise.all([
        catalog(),
        settings(),
        sales(),
      ])
      const shop = { origin, settings: current, sales: running }
      const document = await documents.get(name, {
        version: `${version} ${current.version}`,
        make: () => write(shop, lotsOf(products(), shop)),
      })
      cacheAtCdn(req, res, { path, seconds: CDN_SECONDS })
      sendCompressed(req, res.type(type), document)
    }
  }

  return {
    router: Router({ caseSensitive: true })
      .get(FEEDS.google.path, serve('google'))
      .get(FEEDS.meta.path, serve('meta')),
    routes: [
      handle(checkFeeds, async ({ query: { lacks, page = 1, limit = LIST_LIMIT }, req, res }) => {
        const checked = await faultsOfFeeds((await catalog()).products(), { lacks, page, limit })
        setPagingHeaders(req, res, { page, limit, total: checked.total })
        return checked
      }),
    ],
  }
}

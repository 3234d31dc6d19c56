import { FEED_PATHS, type FeedName } from '@bartan/contract/feeds/rules'
import type { Sale } from '@bartan/contract/offers/offer'
import type { Product } from '@bartan/contract/products/schema'
import type { Settings } from '@bartan/contract/settings/settings'
import type { CompressedDocument } from '#http/reply/compressed-reply.ts'
import { DocumentCache } from '#http/reply/document-cache.ts'
import { checkFeeds } from './check-feeds.ts'
import { feedItems, type FeedItem, type FeedShop } from './feed-items.ts'
import { googleFeed } from './google-feed.ts'
import { metaFeed } from './meta-feed.ts'

/** Products whose items are in memory at a time. */
const LOT = 100

type Ports = {
  catalog: () => Promise<{
    version: string
    /** Published products, as shoppers see them. */
    products: () => Iterable<Product>
  }>
  settings: () => Promise<Settings>
  sales: () => Promise<readonly Sale[]>
  siteUrl: string
}

export const FEEDS = {
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

/** The catalog as feeds for Google and Meta, made once per version of catalog and settings. */
export const feedsService = ({ catalog, settings, sales, siteUrl: origin }: Ports) => {
  const documents = new DocumentCache('feeds')
  return {
    feed: async (name: FeedName): Promise<CompressedDocument> => {
      const [{ version, products }, current, running] = await Promise.all([
        catalog(),
        settings(),
        sales(),
      ])
      const shop = { origin, settings: current, sales: running }
      return documents.get(name, {
        version: `${version} ${current.version}`,
        make: () => FEEDS[name].write(shop, lotsOf(products(), shop)),
      })
    },

    check: async (wanted: Parameters<typeof checkFeeds>[1]) =>
      checkFeeds((await catalog()).products(), wanted),
  }
}

export type FeedsService = ReturnType<typeof feedsService>

import { checkFeeds } from '@bartan/contract/feeds/endpoints'
import type { FeedName } from '@bartan/contract/feeds/rules'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { Router, type RequestHandler } from 'express'
import { handle } from '#http/framework/route.ts'
import { sendCompressed } from '#http/reply/compressed-reply.ts'
import { cacheAtCdn } from '#http/reply/http-cache.ts'
import { setPagingHeaders } from '#http/reply/paging-headers.ts'
import { FEEDS, type FeedsService } from './feeds.service.ts'

/** As long as the catalog's replies, so that sales begin and end everywhere within a minute (contract §16). */
const CDN_SECONDS = 50

/** Serves the catalog as feeds for advertising programs (contract §15). */
export const serveFeeds = (feeds: FeedsService): Router => {
  const router = Router({ caseSensitive: true })
  const serve = (name: FeedName): RequestHandler => {
    const { path, type } = FEEDS[name]
    return async (req, res) => {
      const document = await feeds.feed(name)
      cacheAtCdn(req, res, { path, seconds: CDN_SECONDS })
      sendCompressed(req, res.type(type), document)
    }
  }
  router.get(FEEDS.google.path, serve('google'))
  router.get(FEEDS.meta.path, serve('meta'))
  return router
}

export const feedRoutes = (feeds: FeedsService) => [
  handle(checkFeeds, async ({ query: { lacks, page = 1, limit = LIST_LIMIT }, req, res }) => {
    const checked = await feeds.check({ lacks, page, limit })
    setPagingHeaders(req, res, { page, limit, total: checked.total })
    return checked
  }),
]

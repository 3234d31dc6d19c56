import { shelfOf } from '../service-worker/shelves.ts'
import { keepAnswersOn } from './api-client.ts'
import { connection } from './connection.ts'

/**
 * What the shop said about its goods, for when it can't be reached. Kept by the page and not by the service worker, so
 * that each call stays the page's own. Every answer is asked of the network first; a kept one comes with the news that
 * it may be old (lib/connection.ts).
 */

/** The service worker looks here for what a page without a copy could show. */
const CACHE = 'data'
const MOST_KEPT = 60

const isPublic = (url: string, { method, headers = {} }: RequestInit): boolean =>
  method === 'GET' &&
  shelfOf(new URL(url, location.origin), { mode: 'cors', headers: new Headers(headers) }) === 'data'

const keep = async (url: string, response: Response) => {
  const cache = await caches.open(CACHE)
  await cache.put(url, response)
  const kept = await cache.keys()
  // In the order in which they came.
  for (const old of kept.slice(0, -MOST_KEPT)) await cache.delete(old)
}

export const keepAnswers = (): void => {
  // Not there without https, and not to be used in some private windows: the shop works on without.
  if (!('caches' in globalThis)) return
  keepAnswersOn({
    keep: (url, init, response) => {
      if (!isPublic(url, init)) return
      connection.heard(true)
      if (response.ok) void keep(url, response.clone()).catch(() => undefined)
    },
    find: async (url, init) => {
      if (!isPublic(url, init)) return undefined
      connection.heard(false)
      const cache = await caches.open(CACHE)
      return cache.match(url, { ignoreVary: true })
    },
  })
}

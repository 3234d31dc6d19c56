import { shelfOf } from '#service-worker/shelves.ts'
import { keepAnswersOn } from '#lib/api/api-client.ts'
import { connection } from './connection.ts'

/**
 * The shop's answers about its goods, for when it can't be reached. The page stores them, not the service worker, so
 * that each call stays the page's own. The network is always asked first; a stored answer is marked as possibly old
 * (lib/connection.ts).
 */

/** The service worker looks here to see what a page without a stored copy could show. */
const CACHE = 'data'
const MOST_KEPT = 60

const isPublic = (url: string, { method, headers = {} }: RequestInit): boolean =>
  method === 'GET' &&
  shelfOf(new URL(url, location.origin), { mode: 'cors', headers: new Headers(headers) }) === 'data'

const keep = async (url: string, response: Response) => {
  const cache = await caches.open(CACHE)
  await cache.put(url, response)
  const kept = await cache.keys()
  // In order of arrival.
  for (const old of kept.slice(0, -MOST_KEPT)) await cache.delete(old)
}

export const keepAnswers = (): void => {
  // Missing without https, and refused in some private windows: the shop works without it.
  if (!('caches' in globalThis)) return
  keepAnswersOn({
    keep: (url, init, response) => {
      connection.heard(true)
      if (!isPublic(url, init)) return
      if (response.ok) void keep(url, response.clone()).catch(() => undefined)
    },
    find: async (url, init) => {
      connection.heard(false)
      if (!isPublic(url, init)) return undefined
      const cache = await caches.open(CACHE)
      return cache.match(url, { ignoreVary: true })
    },
  })
}

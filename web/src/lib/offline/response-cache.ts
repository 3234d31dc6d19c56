import { cacheResponsesIn } from '#lib/api/api-client.ts'
import { cacheKindOf } from '#service-worker/cache-rules.ts'
import { storedProduct } from '#service-worker/stored-product.ts'

/**
 * Stores the shop's answers about its products for offline use. The page stores them instead of the service worker,
 * so that each call stays the page's own. The network is always tried first; a stored answer may be old, as the page
 * says then (connection.ts).
 */

/** The service worker reads this cache to find out what a page without a stored copy could show. */
const CACHE = 'data'
const MAX_RESPONSES = 60

const isPublic = (url: string, { method, headers = {} }: RequestInit): boolean =>
  method === 'GET' &&
  cacheKindOf(new URL(url, location.origin), { mode: 'cors', headers: new Headers(headers) }) ===
    'data'

const put = async (url: string, response: Response) => {
  const cache = await caches.open(CACHE)
  await cache.put(url, response)
  const urls = await cache.keys()
  // Removes the oldest, which come first.
  for (const old of urls.slice(0, -MAX_RESPONSES)) await cache.delete(old)
}

export const cacheResponses = (): void => {
  // Missing without https, and refused in some private windows: the shop works without.
  if (!('caches' in globalThis)) return
  cacheResponsesIn({
    put: (url, init, response) => {
      if (!isPublic(url, init)) return
      if (response.ok) void put(url, response.clone()).catch(() => undefined)
    },
    match: async (url, init) => {
      if (!isPublic(url, init)) return undefined
      const cache = await caches.open(CACHE)
      return (
        (await cache.match(url, { ignoreVary: true })) ??
        storedProduct(new URL(url, location.origin).pathname)
      )
    },
  })
}

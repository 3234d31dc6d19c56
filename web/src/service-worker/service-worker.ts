import { DAY_SECONDS } from '@bartan/contract/shared/shop-day'
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
/**
 * The offline shop: its app files, and recently viewed pages and images. Pages come from the network first; without
 * an answer a stored copy is used and marked as such (lib/offline/connection.ts). web/build/service-worker.ts adds
 * the list of files.
 */
import { clientsClaim, type RouteMatchCallbackOptions, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { canBeShown, cacheKindOf, productOf, type CacheKind } from './cache-rules.ts'
import type { MessageToPage, MessageToWorker } from './messages.ts'
import { keepShared, SHARE_PATH } from './shared-message.ts'
import { storedProduct } from './stored-product.ts'

type Client = { id: string; url: string; postMessage: (message: MessageToPage) => void }
type PrecacheEntry = { url: string; revision: string | null }
type MessageEventOf<T> = { data: T; waitUntil: (work: Promise<unknown>) => void; source?: Client }

/** The used parts of TypeScript's library for workers, which can't be combined with the one for pages. */
declare const self: {
  FILES_OF_BUILD: PrecacheEntry[]
  clients: { matchAll: (which?: { includeUncontrolled: true }) => Promise<Client[]> }
  skipWaiting: () => Promise<void>
  addEventListener: ((
    type: 'message',
    listener: (event: MessageEventOf<MessageToWorker>) => void,
  ) => void) &
    ((
      type: 'install' | 'activate',
      listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
    ) => void)
}

const files = self.FILES_OF_BUILD

const SHELL = '/shell.html'
const OFFLINE = '/offline.html'

/** A stored page names its build's files, and is useless without them. */
const PAGES = 'pages-'
const build = files.find(({ url }) => SHELL.endsWith(url))?.revision ?? ''

const CACHES: Record<CacheKind, string> = {
  page: PAGES + build,
  data: 'data',
  // The cache's existing name on devices.
  image: 'pictures',
  file: 'files',
}

/** Whether the last page came from the network: a stored one may be old, and is always marked so. */
let isFromNetwork = true

/** Pages that were opened from storage; forgotten with the worker, whose page then only keeps some empty room. */
const openedFromStorage = new Set<string>()

const noteStored = (event: object) => {
  if ('resultingClientId' in event) openedFromStorage.add(String(event.resultingClientId))
}

const post = (client: Client, message: MessageToPage) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's client is no window, and takes none
  client.postMessage(message)

const tell = async (isNew: boolean) => {
  if (isNew === isFromNetwork) return
  isFromNetwork = isNew
  for (const client of await self.clients.matchAll()) post(client, { isFromNetwork })
}

const tellPages: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    await tell(true)
    return response
  },
  fetchDidFail: async ({ error, event }) => {
    // A request aborted by the page says nothing about the connection.
    if (error.name === 'AbortError') return
    noteStored(event)
    await tell(false)
  },
}

const expiring = (maxEntries: number, maxAgeSeconds: number): WorkboxPlugin[] => [
  new CacheableResponsePlugin({ statuses: [200] }),
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }),
]

/** Answers for a page without connection and stored copy. */
const withoutPage: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const data = await (await caches.open(CACHES.data)).keys()
    const cached = data.map(({ url }) => new URL(url).pathname)
    const { pathname } = new URL(request.url)
    const isShown =
      canBeShown(pathname, cached) || (await storedProduct(productOf(pathname) ?? '')) !== undefined
    return (await matchPrecache(isShown ? SHELL : OFFLINE)) ?? Response.error()
  },
}

/** The same picture in another width, such as a list's, where the wanted one can't be loaded. */
const inAnotherWidth: WorkboxPlugin = {
  handlerDidError: ({ request }) =>
    caches.match(request, { cacheName: CACHES.image, ignoreSearch: true, ignoreVary: true }),
}

/** Pages are the same for everyone, whatever their Vary header says to other caches. */
const matchOptions = { ignoreVary: true }

const strategies = {
  page: new NetworkFirst({
    cacheName: CACHES.page,
    matchOptions,
    plugins: [tellPages, ...expiring(30, 14 * DAY_SECONDS), withoutPage],
  }),
  image: new CacheFirst({
    cacheName: CACHES.image,
    plugins: [...expiring(150, 30 * DAY_SECONDS), inAnotherWidth],
  }),
  file: new CacheFirst({ cacheName: CACHES.file, plugins: expiring(60, 30 * DAY_SECONDS) }),
}

precacheAndRoute(files, { cleanURLs: false, directoryIndex: '' })
cleanupOutdatedCaches()
clientsClaim()

const isOfKind =
  (kind: CacheKind) =>
  ({ sameOrigin, url, request }: RouteMatchCallbackOptions) =>
    sameOrigin && cacheKindOf(url, request) === kind

// The page itself stores data (lib/offline/response-cache.ts).
for (const kind of ['page', 'image', 'file'] as const)
  registerRoute(isOfKind(kind), strategies[kind])

registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({ plugins: [withoutPage] }),
)

/** Receives a message shared to the installed admin area, and opens a page that reads it. */
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === SHARE_PATH,
  async ({ request }) => {
    await keepShared(await request.formData())
    return Response.redirect(SHARE_PATH, 303)
  },
  'POST',
)

/** Stores what was loaded before the worker was active. */
const addToCache = async (urls: readonly string[], mode: 'navigate' | 'cors') => {
  await Promise.allSettled(
    urls.map(async (address) => {
      const url = new URL(address)
      const kind = cacheKindOf(url, { mode, headers: new Headers() })
      if (kind) await (await caches.open(CACHES[kind])).add(url)
    }),
  )
}

const cacheOpenPages = async () => {
  const pages = await self.clients.matchAll({ includeUncontrolled: true })
  await addToCache(
    pages.map(({ url }) => url),
    'navigate',
  )
}

const deleteOtherBuilds = async () => {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(PAGES) && name !== CACHES.page)
  await Promise.all(others.map((name) => caches.delete(name)))
}

self.addEventListener('install', (event) => event.waitUntil(cacheOpenPages()))
self.addEventListener('activate', (event) => event.waitUntil(deleteOtherBuilds()))

self.addEventListener('message', (event) => {
  const { data } = event
  if (data.type === 'get-status' && event.source)
    post(event.source, { isFromNetwork, wasStored: openedFromStorage.has(event.source.id) })
  if (data.type === 'cache') event.waitUntil(addToCache(data.urls, 'cors'))
  if (data.type === 'SKIP_WAITING') void self.skipWaiting()
})

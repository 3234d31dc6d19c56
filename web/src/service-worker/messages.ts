/** What a page tells the service worker. The last is workbox-window's own. */
export type MessageToWorker =
  | { type: 'hello' }
  /** Addresses that were loaded before there was a worker; the first is the page's. */
  | { type: 'keep'; urls: readonly [string, ...string[]] }
  | { type: 'SKIP_WAITING' }

/** What the service worker tells pages: whether the last answer about goods came from the shop, or there was none. */
export type MessageToPage = { isFromNetwork: boolean }

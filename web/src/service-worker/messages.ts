/** What a page tells the service worker. The last is workbox-window's own. */
export type MessageToWorker =
  | { type: 'hello' }
  /** What the page had loaded before there was a worker. */
  | { type: 'keep'; urls: readonly string[] }
  | { type: 'SKIP_WAITING' }

/** What the service worker tells pages: whether the last page came from the shop, or had been kept. */
export type MessageToPage = { isFromNetwork: boolean }

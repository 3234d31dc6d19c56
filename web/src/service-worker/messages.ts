/** Messages from pages to the service worker. The last is workbox-window's own. */
export type MessageToWorker =
  | { type: 'get-status' }
  /** URLs that the page loaded before the worker was active. */
  | { type: 'cache'; urls: readonly string[] }
  | { type: 'SKIP_WAITING' }

/** Messages from the service worker to pages: whether the last page came from the shop or from storage. */
export type MessageToPage = { isFromNetwork: boolean }

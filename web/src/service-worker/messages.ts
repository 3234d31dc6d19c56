/** Messages from pages to the service worker. The last is workbox-window's own. */
export type MessageToWorker =
  | { type: 'get-status' }
  /** URLs that the page loaded before the worker was active. */
  | { type: 'cache'; urls: readonly string[] }
  | { type: 'SKIP_WAITING' }

/** Messages from the service worker to pages. */
export type MessageToPage = {
  /** Whether the last answer came from the shop or from storage. */
  isFromNetwork: boolean
  /** Whether this page itself was opened from storage; told once it asks. */
  wasStored?: boolean
}

/** When the page last loaded itself anew; public/early.js keeps to it as well. */
const KEY = 'renewed'
const AT_MOST_EVERY_MS = 600_000

/**
 * Whether a page that misses a file may load itself anew, for which it then has had its chance: a new document names files
 * that are there, but if it does not help, it must not go round and round.
 */
export const mayRenew = (): boolean => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < AT_MOST_EVERY_MS) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    return false
  }
}

/**
 * Drawers and dialogs, and Back, which closes the one on top. The first that opens adds a copy of the page's entry to the
 * history, so that Back from there stays on the page, even if that was the first one. Closed otherwise, it leaves the copy
 * where it is (going back takes the browser a moment, in which another page may come): the next page takes its
 * place, and Back goes one step further. The router takes the copy for the page itself, and hears of no step between
 * the two.
 */
type Entry = { key?: string; isCopy?: boolean } | null

type Close = () => void

const open: Close[] = []

/** The router's key of the page that is shown. */
let page: string | undefined

export const isCopy = (): boolean => (history.state as Entry)?.isCopy === true

let wasCopy = false

const onPopState = (event: PopStateEvent) => {
  const there = event.state as Entry
  const cameFromCopy = wasCopy
  wasCopy = isCopy()
  // Before its first step the router's page has no key; an address with another hash has no state at all.
  if (!there || (there.key ?? 'default') !== page) return
  // Another page's step, before that page was shown.
  if (wasCopy === cameFromCopy) return
  event.stopImmediatePropagation()
  const top = open.at(-1)
  const areMore = open.length > 1
  if (!cameFromCopy) {
    if (!top) history.forward()
    return
  }
  top?.()
  if (!top) history.back()
  else if (areMore) history.forward()
}

// Loaded before the router listens, and before what asks about unsaved changes (lib/browser/history-gate.ts).
if (typeof window !== 'undefined') addEventListener('popstate', onPopState)

const addCopy = () => {
  if (!isCopy()) history.pushState({ ...(history.state as Entry), isCopy: true }, '')
  wasCopy = true
}

/** Has `close` called by Back. Returns what to call once it is closed. */
export const openOverlay = (close: Close): (() => void) => {
  open.push(close)
  addCopy()
  return () => {
    const index = open.indexOf(close)
    if (index !== -1) open.splice(index, 1)
  }
}

/** To be told of each step that the router writes. */
export const wroteEntry = (): void => {
  wasCopy = isCopy()
}

/** To be told of each page that is shown: what stays open over it, such as the filters, is closed by Back there too. */
export const showsPage = (key: string): void => {
  page = key
  wasCopy = isCopy()
  if (open.length > 0) addCopy()
}

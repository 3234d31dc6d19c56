import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom'

/**
 * Makes Back close the topmost drawer or dialog. The first that opens adds a copy of the page's history entry, so
 * that Back stays on the page, even on the first page of the visit. If an overlay is closed otherwise, the copy stays
 * (going back takes the browser a moment, in which another page may come), and Back goes one step further. The copy
 * has the same key, so the router takes it for the page itself and notices no navigation. Navigating for each overlay
 * would render everything that depends on the address.
 */
type Entry = { key?: string; isCopy?: boolean } | null

type Close = () => void

const open: Close[] = []

/** The router's keys of the current page: several if its copy's address was replaced. */
const keys = new Set<string>()

/** The current page: its entry and address. Below its copy, the entry may have an earlier address. */
let shown: { path: string; state: unknown; href: string } | undefined

/** False while the page of the address is still loading, and the one before stands. */
const isShown = ({ origin, pathname }: globalThis.Location): boolean =>
  shown?.href.split(/[?#]/)[0] === origin + pathname

const isCopy = (): boolean => (history.state as Entry)?.isCopy === true

let wasCopy = false

const onPopState = (event: PopStateEvent) => {
  const there = event.state as Entry
  const cameFromCopy = wasCopy
  wasCopy = isCopy()
  // Before the first navigation the router's entry has no key; an address with another hash has no state.
  if (!there || !keys.has(there.key ?? 'default')) return
  // Navigation of another page, from before this one.
  if (wasCopy === cameFromCopy) return
  event.stopImmediatePropagation()
  const top = open.at(-1)
  const areMore = open.length > 1
  if (!cameFromCopy) {
    if (!top) history.forward()
    return
  }
  top?.()
  // Without an overlay as well: Forward leads here again.
  if (shown && isShown(location) && shown.href !== location.href)
    history.replaceState(shown.state, '', shown.href)
  if (!top) return history.back()
  if (areMore) history.forward()
}

// Registered before the router's listener, and before the question about unsaved changes
// (lib/browser/history-gate.ts).
if (typeof window !== 'undefined') addEventListener('popstate', onPopState)

const addCopy = () => {
  // The page of this entry may still be loading.
  keys.add((history.state as Entry)?.key ?? 'default')
  if (!isCopy()) history.pushState({ ...(history.state as Entry), isCopy: true }, '')
  wasCopy = true
}

/** Makes Back call `close`. Returns a function to call when the overlay is closed. */
export const openOverlay = (close: Close): (() => void) => {
  open.push(close)
  addCopy()
  return () => {
    const index = open.indexOf(close)
    if (index !== -1) open.splice(index, 1)
  }
}

const showPage = ({ key, pathname }: Location, type: NavigationType): void => {
  // A changed query, such as a color or filter, replaced the copy's address: the page's own entry is still below it.
  const isCopyReplaced = type === NavigationType.Replace && wasCopy && pathname === shown?.path
  const state = { ...(history.state as Entry), isCopy: false }
  shown = { path: pathname, state, href: location.href }
  if (isCopyReplaced) history.replaceState({ ...(history.state as Entry), isCopy: true }, '')
  else keys.clear()
  keys.add(key)
  wasCopy = isCopy()
  // An overlay that stays open on the next page, such as the filters, is closed by Back there too.
  if (open.length > 0) addCopy()
}

/** Tells the overlays which page is shown. Call once, inside the router. */
export const useOverlaySteps = (): void => {
  const location = useLocation()
  const type = useNavigationType()
  useLayoutEffect(() => showPage(location, type), [location, type])
}

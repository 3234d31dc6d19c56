import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isReturn } from '../../lib/is-return.ts'

export const MAIN_ID = 'main'

const STORE = 'bartan.scroll'
/** How long a page may take to grow to its previous height before we stop trying to scroll there. */
const PATIENCE_MS = 1500

const readPositions = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/** Scrolls to `top` as soon as the page is tall enough. Returns a function that stops trying. */
const scrollWhenTall = (top: number): (() => void) => {
  const end = performance.now() + PATIENCE_MS
  let frame = 0
  const attempt = () => {
    scrollTo({ top, behavior: 'instant' })
    if (Math.abs(scrollY - top) > 1 && performance.now() < end)
      frame = requestAnimationFrame(attempt)
  }
  attempt()
  return () => cancelAnimationFrame(frame)
}

/**
 * What a browser does by itself between documents: a new page starts at its top, with the focus at its beginning, and
 * going back restores the scroll position. (The router's own ScrollRestoration needs its data mode: 17 kB gz.)
 */
export const usePageChange = (): void => {
  const { key, pathname, search } = useLocation()
  // The key alone is not enough: the first address of every document has the same one.
  const place = `${key} ${pathname}${search}`
  const type = useNavigationType()
  /** Scroll positions of this document; those of the tab's other documents are read when needed. */
  const positions = useRef<Record<string, number>>({})
  const shownPath = useRef<string>(undefined)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () =>
      sessionStorage.setItem(STORE, JSON.stringify({ ...readPositions(), ...positions.current }))
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [])

  useLayoutEffect(() => {
    const known = positions.current
    const isArrival = shownPath.current === undefined
    const isNewPage = !isArrival && shownPath.current !== pathname
    shownPath.current = pathname
    if (isArrival && !isReturn()) known[place] = 0
    const top =
      type === NavigationType.Pop
        ? (known[place] ?? readPositions()[place] ?? 0)
        : isNewPage
          ? 0
          : undefined
    // A document starts at its top by itself, and asking for that would cost a layout of the whole page.
    const stop = top === undefined || (isArrival && top === 0) ? undefined : scrollWhenTall(top)
    if (isNewPage) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })

    const note = () => {
      known[place] = scrollY
    }
    addEventListener('scroll', note, { passive: true })
    return () => {
      removeEventListener('scroll', note)
      stop?.()
    }
  }, [place, pathname, type])
}

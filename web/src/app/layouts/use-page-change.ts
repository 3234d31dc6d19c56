import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isReloadOrBack } from '#lib/browser/is-reload-or-back.ts'
import { session } from '#lib/session/session.ts'
import { PAGE_CHANGE } from '#lib/vitals/page-change.ts'

export const MAIN_ID = 'main'

const STORE = 'bartan.scroll'
/** Gives up restoring the scroll position if the page stops growing for this long. */
const RESTORE_TIMEOUT_MS = 10_000
/** Any user input stops scroll restoration. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const readPositions = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/**
 * Scrolls to `top` as soon as the page is tall enough; a long list loads more pages meanwhile. Returns a function
 * that stops trying.
 */
const scrollWhenTall = (top: number): (() => void) => {
  const { documentElement } = document
  let frame = 0
  let height = 0
  let end = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    documentElement.style.overflowAnchor = ''
    for (const type of OWN_MOVES) removeEventListener(type, stop)
  }
  const attempt = () => {
    const { scrollHeight } = documentElement
    if (scrollHeight !== height) end = performance.now() + RESTORE_TIMEOUT_MS
    height = scrollHeight
    scrollTo({ top, behavior: 'instant' })
    if (Math.abs(scrollY - top) > 1 && performance.now() < end)
      frame = requestAnimationFrame(attempt)
  }
  for (const type of OWN_MOVES) addEventListener(type, stop, { passive: true })
  // A phone may show only the footer at `top` at first. The browser would anchor to the footer, and scroll away from
  // `top` when the list grows above it.
  documentElement.style.overflowAnchor = 'none'
  attempt()
  return stop
}

/**
 * Does what browsers do between documents: a new page starts at its top with the focus at its beginning, and Back
 * restores the scroll position.
 */
export const usePageChange = (): void => {
  const { key, pathname, search } = useLocation()
  // The key alone isn't unique: the first address of every document has the same one.
  const place = `${key} ${pathname}${search}`
  const type = useNavigationType()
  /** Scroll positions of this document; those of the tab's other documents are read when needed. */
  const positions = useRef<Record<string, number>>({})
  const shownPath = useRef<string>(undefined)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const store = () =>
      sessionStorage.setItem(STORE, JSON.stringify({ ...readPositions(), ...positions.current }))
    addEventListener('pagehide', store)
    return () => removeEventListener('pagehide', store)
  }, [])

  // Keys contain addresses with search words, so a logout removes them (lib/session/forget-searches.ts).
  useEffect(
    () =>
      session.store.listen(({ status }) => {
        if (status === 'guest') positions.current = {}
      }),
    [],
  )

  useLayoutEffect(() => {
    const own = positions.current
    const isFirstPage = shownPath.current === undefined
    const isNewPage = !isFirstPage && shownPath.current !== pathname
    shownPath.current = pathname
    if (isFirstPage && !isReloadOrBack()) own[place] = 0
    // A changed query on the same page keeps its scroll position.
    if (!isFirstPage && !isNewPage && type !== NavigationType.Pop) own[place] = scrollY
    const top =
      type === NavigationType.Pop
        ? (own[place] ?? readPositions()[place] ?? 0)
        : isNewPage
          ? 0
          : undefined
    // A document starts at its top anyway, and scrolling there would force a layout.
    const stop = top === undefined || (isFirstPage && top === 0) ? undefined : scrollWhenTall(top)
    if (isNewPage) {
      // Not from the frame's search, or from a menu, that was opened while the page was still coming.
      if (!document.activeElement?.matches('input, details[open] > summary'))
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
      performance.mark(PAGE_CHANGE)
    }

    const note = () => {
      own[place] = scrollY
    }
    addEventListener('scroll', note, { passive: true })
    // The visitor may have scrolled the server's page before hydration.
    const frame = isFirstPage && !stop ? requestAnimationFrame(note) : 0
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', note)
      stop?.()
    }
  }, [place, pathname, type])
}

import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { PAGE_CHANGE } from '#lib/vitals/page-change.ts'
import { isReloadOrBack } from '#lib/browser/is-reload-or-back.ts'
import { session } from '#lib/session/session.ts'

export const MAIN_ID = 'main'

const STORE = 'bartan.scroll'
/** How long a page may stop growing before we give up scrolling to where it was. */
const RESTORE_TIMEOUT_MS = 10_000
/** A visitor who does something wants to stay. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const readPositions = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/**
 * Scrolls to `top` as soon as the page is tall enough; a long list loads page after page meanwhile. Returns a function
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
  // A phone's footer is tall enough to be all that is seen at `top` for now. The browser would stay with it, and so
  // move away from `top`, when the rest of the list appears above it.
  documentElement.style.overflowAnchor = 'none'
  attempt()
  return stop
}

/**
 * What a browser does by itself between documents: a new page starts at its top, with the focus at its beginning, and
 * going back restores the scroll position.
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
    const store = () =>
      sessionStorage.setItem(STORE, JSON.stringify({ ...readPositions(), ...positions.current }))
    addEventListener('pagehide', store)
    return () => removeEventListener('pagehide', store)
  }, [])

  // Their keys are addresses, with what was searched: a logout removes them (lib/session/forget-searches.ts).
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
    // Another query of the same page: the scroll position stays and is remembered.
    if (!isFirstPage && !isNewPage && type !== NavigationType.Pop) own[place] = scrollY
    const top =
      type === NavigationType.Pop
        ? (own[place] ?? readPositions()[place] ?? 0)
        : isNewPage
          ? 0
          : undefined
    // A document starts at its top by itself, and asking for that would cost a layout of the whole page.
    const stop = top === undefined || (isFirstPage && top === 0) ? undefined : scrollWhenTall(top)
    if (isNewPage) {
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
      performance.mark(PAGE_CHANGE)
    }

    const note = () => {
      own[place] = scrollY
    }
    addEventListener('scroll', note, { passive: true })
    // Somebody may have scrolled the server's page before anything listened.
    const frame = isFirstPage && !stop ? requestAnimationFrame(note) : 0
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', note)
      stop?.()
    }
  }, [place, pathname, type])
}

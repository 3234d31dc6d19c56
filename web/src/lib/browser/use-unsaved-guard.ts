import { languageOf, withoutLanguage } from '@bartan/contract/shop/languages'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { setHistoryGate } from '#lib/browser/history-gate.ts'

/** The router numbers its history entries, which shows how far Back or Forward went. */
const indexOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined

const linkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  return isPlain && event.target instanceof Element ? event.target.closest('a[href]') : null
}

/**
 * Asks before unsaved changes are lost: by a link, Back or Forward, or closing or reloading the tab. `wayOut` is set
 * while the user wants to leave; calling it leaves.
 */
export const useUnsavedGuard = (isDirty: boolean) => {
  const navigate = useNavigate()
  const [wayOut, setWayOut] = useState<() => void>()
  const isLeaving = useRef(false)

  useEffect(() => {
    if (!isDirty) return undefined
    const here = indexOf(history.state)
    let isReturning = false

    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || link.target === '_blank' || link.origin !== location.origin) return
      const { pathname, search, hash } = link
      if (hash || link.hasAttribute('download')) return
      event.preventDefault()
      event.stopPropagation()
      setWayOut(() => () => {
        isLeaving.current = true
        // A document keeps its language.
        if (languageOf(pathname) === languageOf(location.pathname))
          navigate(withoutLanguage(pathname) + search)
        else location.assign(link.href)
      })
    }
    const onPopState = (event: PopStateEvent) => {
      if (isLeaving.current) return
      // The router must not see the cancelled navigation, nor the one that cancels it.
      event.stopImmediatePropagation()
      if (isReturning) {
        isReturning = false
        return
      }
      const there = indexOf(event.state)
      const step = here === undefined || there === undefined ? -1 : there - here
      isReturning = true
      history.go(-step)
      setWayOut(() => () => {
        isLeaving.current = true
        history.go(step)
      })
    }
    addEventListener('beforeunload', onBeforeUnload)
    // In the capture phase, so that it runs before the links' own handlers.
    document.addEventListener('click', onClick, true)
    const openGate = setHistoryGate(onPopState)
    return () => {
      removeEventListener('beforeunload', onBeforeUnload)
      document.removeEventListener('click', onClick, true)
      openGate()
    }
  }, [isDirty, navigate])

  return { wayOut, stay: () => setWayOut(undefined) }
}

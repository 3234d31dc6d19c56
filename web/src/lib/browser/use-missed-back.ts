import { useEffect, useEffectEvent } from 'react'
import { useHref, useLocation } from 'react-router-dom'

/**
 * Handles a Back press between the router's first render and its listener, which takes a slow phone a while:
 * otherwise the page would stay under another page's address. Call once, inside the router.
 */
export const useMissedBack = (): void => {
  const rendered = useHref(useLocation())
  const tell = useEffectEvent(() => {
    if (location.href !== location.origin + rendered)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  })
  useEffect(() => tell(), [])
}

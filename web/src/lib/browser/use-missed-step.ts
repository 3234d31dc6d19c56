import { useEffect, useEffectEvent } from 'react'
import { useHref, useLocation } from 'react-router-dom'

/**
 * Back may be pressed after the router's first rendering and before it listens, which takes a slow phone a while. It is
 * told of the step afterwards, or the page would stay while its address is another's. To be called once, under the router.
 */
export const useMissedStep = (): void => {
  const rendered = useHref(useLocation())
  const tell = useEffectEvent(() => {
    if (location.href !== location.origin + rendered)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  })
  useEffect(() => tell(), [])
}

import { useEffect, useState } from 'react'

/** Long enough for what is in sight to come first, short enough that nobody waits below. */
const IDLE_TIMEOUT_MS = 1200

/** False while the page is being built, on the server as well; true once the browser has nothing better to do. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), IDLE_TIMEOUT_MS / 4)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle
}

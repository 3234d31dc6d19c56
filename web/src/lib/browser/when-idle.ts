import { useEffect, useState } from 'react'

/** Long enough for the visible part to come first, short enough for readers who scroll. */
const IDLE_TIMEOUT_MS = 1200

/** Calls back once the browser has nothing better to do. Returns what to call if it need not any more. */
export const whenIdle = (callBack: () => void): (() => void) => {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callBack, IDLE_TIMEOUT_MS / 4)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callBack, { timeout: IDLE_TIMEOUT_MS })
  return () => cancelIdleCallback(handle)
}

/** False while the page is being built, on the server as well; true once the browser has nothing better to do. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}

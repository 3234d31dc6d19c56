import { useEffect, useState } from 'react'

/** Milliseconds: long enough for the visible part to load first, short enough for users who scroll. */
const IDLE_TIMEOUT_MS = 1200

/** Calls back when the browser is idle. Returns a function that cancels it. */
export const whenIdle = (callBack: () => void): (() => void) => {
  // Safari lacks requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callBack, IDLE_TIMEOUT_MS / 4)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callBack, { timeout: IDLE_TIMEOUT_MS })
  return () => cancelIdleCallback(handle)
}

/** False while the page is being built, and on the server; true once the browser is idle. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}

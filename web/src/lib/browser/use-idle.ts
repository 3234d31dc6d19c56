import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** False while the page is being built, on the server as well; true once the browser has nothing better to do. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}

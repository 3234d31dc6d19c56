import { useEffect, useState, type ComponentType } from 'react'
import { mayPrefetch } from './may-prefetch.ts'
import { useIdle } from './when-idle.ts'

/**
 * A component loaded when the page is idle or as soon as it is needed; undefined until then. A failed load is tried
 * again when it is next needed.
 */
export const useOnDemand = <P>(
  load: () => Promise<ComponentType<P>>,
  isWanted: boolean,
): ComponentType<P> | undefined => {
  const [loaded, setLoaded] = useState<ComponentType<P>>()
  const isIdle = useIdle()
  useEffect(() => {
    if (loaded || !(isWanted || (isIdle && mayPrefetch()))) return
    load().then(
      (component) => setLoaded(() => component),
      // Offline, or a new version was deployed.
      () => undefined,
    )
  }, [load, loaded, isWanted, isIdle])
  return loaded
}

import { useEffect, useState } from 'react'
import { mayPrefetch } from './may-prefetch.ts'
import { useIdle } from './when-idle.ts'
import type { ComponentType } from 'react'

/**
 * A component that is loaded once the page has come to rest, or as soon as it is wanted; undefined until then. If it can't
 * be loaded, the next time it is wanted tries again.
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
      // Offline for a moment, or a new version was deployed.
      () => undefined,
    )
  }, [load, loaded, isWanted, isIdle])
  return loaded
}

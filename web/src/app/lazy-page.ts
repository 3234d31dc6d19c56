import { lazy } from 'react'
import type { ComponentType } from 'react'

/** A page that is loaded when it is needed, or a moment earlier by `preload`. */
export const lazyPage = <N extends string>(
  load: () => Promise<Record<N, ComponentType>>,
  name: N,
) => {
  let loading: Promise<{ default: ComponentType }> | undefined
  const preload = () =>
    (loading ??= load().then(
      (module) => ({ default: module[name] }),
      (error: unknown) => {
        // Offline for a moment, or a new version was deployed: the next visit tries again.
        loading = undefined
        throw error
      },
    ))
  return Object.assign(lazy(preload), { preload })
}

import { lazy } from 'react'
import type { ComponentType } from 'react'

type Loaded = { default: ComponentType }

/** A page that is loaded when it is needed, or a moment earlier by `preload`. */
export const lazyPage = <N extends string>(
  load: () => Promise<Record<N, ComponentType>>,
  name: N,
) => {
  let loading: Promise<Loaded> | undefined
  let loaded: Loaded | undefined
  const preload = () =>
    (loading ??= load().then(
      (module) => (loaded = { default: module[name] }),
      (error: unknown) => {
        // Offline for a moment, or a new version was deployed: the next visit tries again.
        loading = undefined
        throw error
      },
    ))
  // React waits for a promise even where it is fulfilled, and shows the fallback meanwhile. What is there already is
  // handed over at once, so that the server renders it, and the browser joins in without a gap.
  const hand = () => {
    const page = loaded
    if (!page) return preload()
    // oxlint-disable-next-line unicorn/no-thenable -- only React's lazy gets it, which takes what it is given at once
    return { then: (take: (page: Loaded) => void) => take(page) } as Promise<Loaded>
  }
  return Object.assign(lazy(hand), { preload })
}

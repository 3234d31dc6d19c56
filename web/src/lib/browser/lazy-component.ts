import { lazy, type ComponentType } from 'react'
import { unreachable } from '#lib/api/api-error.ts'
import { mayPrefetch } from './may-prefetch.ts'

type Loaded<P> = { default: ComponentType<P> }

/**
 * A component loaded on demand, or earlier by `preload`. `Deferred` is the same component but doesn't load its code:
 * it waits until something else does.
 */
export const lazyComponent = <P extends object>(fetchCode: () => Promise<ComponentType<P>>) => {
  let loading: Promise<Loaded<P>> | undefined
  let loaded: Loaded<P> | undefined
  let resolveElsewhere: ((component: Loaded<P>) => void) | undefined
  const loadedElsewhere = new Promise<Loaded<P>>((resolve) => {
    resolveElsewhere = resolve
  })
  const load = () =>
    (loading ??= fetchCode().then(
      (component) => {
        loaded = { default: component }
        resolveElsewhere?.(loaded)
        return loaded
      },
      (error: unknown) => {
        // Offline, or a new version was deployed: the next visit tries again.
        loading = undefined
        throw unreachable(error)
      },
    ))
  const preload = () => {
    if (mayPrefetch()) load().catch(() => undefined)
  }
  // React suspends even for a fulfilled promise. Loaded code is passed synchronously, so that the server renders it
  // and the browser hydrates without a fallback.
  const hand = (wait: () => Promise<Loaded<P>>) => () => {
    const component = loaded
    if (!component) return wait()
    const then = (take: (component: Loaded<P>) => void) => take(component)
    // oxlint-disable-next-line unicorn/no-thenable -- only React's lazy gets it, which takes what it is given at once
    return { then } as Promise<Loaded<P>>
  }
  return Object.assign(lazy(hand(load)), {
    load,
    preload,
    Deferred: lazy(hand(() => loadedElsewhere)),
  })
}

type PropsOf<C> = C extends ComponentType<infer P extends object> ? P : never

/** lazyComponent for a module's named export. */
export const lazyExport = <N extends string, M extends Record<N, ComponentType<never>>>(
  load: () => Promise<M>,
  name: N,
) => lazyComponent(async () => (await load())[name] as ComponentType<PropsOf<M[N]>>)

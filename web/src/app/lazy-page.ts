import { lazyComponent } from '#lib/browser/lazy-component.ts'
import type { ComponentType } from 'react'

/** A page that is loaded when it is needed, or a moment earlier by `preload`. */
export const lazyPage = <N extends string>(
  load: () => Promise<Record<N, ComponentType>>,
  name: N,
) => lazyComponent(async () => (await load())[name])

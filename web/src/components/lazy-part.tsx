import { Suspense } from 'react'
import { lazyComponent } from '../lib/lazy-component.ts'
import type { ComponentType, ReactNode } from 'react'

const loads: (() => Promise<unknown>)[] = []

/** For the server, which renders all of a page: it has no time to wait once it has begun. Parts may have parts. */
export const loadParts = async (): Promise<void> => {
  const known = loads.length
  await Promise.all(loads.map((load) => load()))
  if (loads.length > known) await loadParts()
}

/**
 * A part of a page below what is seen first. The server renders it; the browser shows that, and loads the code that
 * brings it to life after the code of what stands above.
 *
 * @param fallback shown where no server rendered the page; in the part's size, so that nothing jumps
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
) => {
  const Part = lazyComponent(load)
  loads.push(Part.preload)
  return (props: P) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  )
}

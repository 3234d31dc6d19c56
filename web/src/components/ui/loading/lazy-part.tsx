import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { isReloadOrBack } from '#lib/browser/is-reload-or-back.ts'
import { lazyComponent } from '#lib/browser/lazy-component.ts'
import { LoadBoundary } from './load-boundary.tsx'
import type { ComponentType, ReactNode } from 'react'

/** Early enough to be interactive when a scrolling thumb arrives. */
const MARGIN = '200px'

/** What a press does something to; links work by themselves. */
const PRESSABLE = 'button, input:is([type=checkbox], [type=radio])'

const loads: (() => Promise<unknown>)[] = []

/** For the server, which renders the whole page: once it has begun it can't wait. Parts may contain parts. */
export const loadParts = async (): Promise<void> => {
  const known = loads.length
  await Promise.all(loads.map((load) => load()))
  if (loads.length > known) await loadParts()
}

const never = () => () => {}

/** True on the server, and while the browser hydrates what the server rendered. */
const useIsServed = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/**
 * Hydrates a part that the server rendered when it comes into view. A shopper who is faster than its code loses
 * nothing: button presses are replayed once the part is interactive, and links work without it.
 */
const useHydrateInView = (load: () => Promise<unknown>, isHydrated: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  const presses = useRef<HTMLElement[]>([])
  useEffect(() => {
    const element = place.current
    if (!element || isHydrated) return
    // Offline for a moment: the next sign of interest tries again.
    const tryToLoad = () => void load().catch(() => undefined)
    // The scroll position can only be restored on a page as tall as it was.
    if (isReloadOrBack()) tryToLoad()
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tryToLoad()
      },
      { rootMargin: MARGIN },
    )
    const recordPress = (event: Event) => {
      if (!(event.target instanceof Element) || !element.contains(event.target)) return
      tryToLoad()
      const control = event.type === 'click' && event.target.closest<HTMLElement>(PRESSABLE)
      if (!control) return
      // The browser would submit the form, or tick the box, itself.
      event.preventDefault()
      presses.current.push(control)
    }
    observer.observe(element)
    // On the window: React lets no event through to what is not hydrated.
    addEventListener('focusin', recordPress, true)
    addEventListener('click', recordPress, true)
    return () => {
      observer.disconnect()
      removeEventListener('focusin', recordPress, true)
      removeEventListener('click', recordPress, true)
    }
  }, [load, isHydrated])
  useEffect(() => {
    if (!isHydrated) return
    // One after the other, each seeing the result of the one before.
    for (const control of presses.current.splice(0)) setTimeout(() => control.click())
  }, [isHydrated])
  return place
}

type DeferredContentProps = {
  part: ReturnType<typeof lazyComponent<object>>
  onHydrated: () => void
}

const DeferredContent = ({ part: Part, onHydrated }: DeferredContentProps) => {
  // It must stay the variant that it began as: the other would be built from scratch.
  const [isServed] = useState(useIsServed())
  useEffect(onHydrated, [onHydrated])
  return isServed ? <Part.Deferred /> : <Part />
}

/**
 * Whether the address changed while the part slept: what the server rendered is of another one. React would not
 * notice before it hydrates the part, and then keep attributes that are no longer true.
 */
const useIsOutdated = (isHydrated: boolean): boolean => {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [servedAt] = useState(address)
  const [isOutdated, setOutdated] = useState(false)
  if (!isHydrated && !isOutdated && address !== servedAt) setOutdated(true)
  return isOutdated
}

/**
 * A part of a page below the first screen, in a box of its own. The server renders it; the browser shows that, and
 * loads the code that makes it interactive when it comes near the screen. If no server rendered it, or another page
 * is shown by then, it is loaded at once. It takes no properties: React discards the server's rendering if they
 * change before the part is hydrated.
 *
 * @param waiting holds its place where no server rendered it, so that what is below does not move when it comes
 */
export const lazyPart = (load: () => Promise<ComponentType>, waiting?: ReactNode) => {
  const Part = lazyComponent(load)
  loads.push(Part.load)
  return () => {
    const [isHydrated, setHydrated] = useState(false)
    const place = useHydrateInView(Part.load, isHydrated)
    const isOutdated = useIsOutdated(isHydrated)
    const [content] = useState(() => (
      <LoadBoundary>
        <Suspense fallback={waiting}>
          <DeferredContent part={Part} onHydrated={() => setHydrated(true)} />
        </Suspense>
      </LoadBoundary>
    ))
    return (
      <div ref={place} key={isOutdated ? 'new' : 'served'}>
        {content}
      </div>
    )
  }
}

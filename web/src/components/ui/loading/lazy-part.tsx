import {
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useLocation } from 'react-router-dom'
import { isReloadOrBack } from '#lib/browser/is-reload-or-back.ts'
import { lazyComponent } from '#lib/browser/lazy-component.ts'
import { LoadBoundary } from './load-boundary.tsx'

/** Early enough to hydrate before a scrolling user arrives. */
const MARGIN = '200px'

/** Controls that need script; links work without it. */
const PRESSABLE = 'button, input:is([type=checkbox], [type=radio])'

const loads: (() => Promise<unknown>)[] = []

/** Loads all parts on the server, which can't wait once it renders. Parts may contain parts. */
export const loadParts = async (): Promise<void> => {
  const known = loads.length
  await Promise.all(loads.map((load) => load()))
  if (loads.length > known) await loadParts()
}

const never = () => () => {}

/** True on the server, and during hydration. */
const useIsServed = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/**
 * Hydrates a server-rendered part when it comes into view. Presses before that aren't lost: they are replayed after
 * hydration, and links work without it.
 */
const useHydrateInView = (load: () => Promise<unknown>, isHydrated: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  const presses = useRef<HTMLElement[]>([])
  useEffect(() => {
    const element = place.current
    if (!element || isHydrated) return
    // Ignored when offline: the next interaction tries again.
    const tryToLoad = () => void load().catch(() => undefined)
    // Scroll restoration needs a page of the same height.
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
      // Otherwise the browser would submit the form or tick the box itself.
      event.preventDefault()
      presses.current.push(control)
    }
    observer.observe(element)
    // Listens on the window, because React dispatches no events to parts before hydration.
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
    // Separate tasks, so that each press sees the result of the one before.
    for (const control of presses.current.splice(0)) setTimeout(() => control.click())
  }, [isHydrated])
  return place
}

type DeferredContentProps = {
  part: ReturnType<typeof lazyComponent<object>>
  onHydrated: () => void
}

const DeferredContent = ({ part: Part, onHydrated }: DeferredContentProps) => {
  // Keeps its initial variant, because switching would remount the part.
  const [isServed] = useState(useIsServed())
  useEffect(onHydrated, [onHydrated])
  return isServed ? <Part.Deferred /> : <Part />
}

/**
 * Tells whether the address changed before hydration, so that the server's HTML belongs to another address. React
 * notices that only when it hydrates, and then keeps outdated attributes.
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
 * Creates a part of a page below the first screen, in its own box. The server renders it, and the browser loads its
 * code when it comes near the screen. If the server didn't render it, or the page has changed, it loads immediately.
 * It takes no props: React discards server HTML if props change before hydration.
 * @param waiting placeholder that prevents layout shift where the server rendered nothing
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

import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { isReturn } from '#lib/browser/is-return.ts'
import { lazyComponent } from '#lib/browser/lazy-component.ts'
import type { ComponentType } from 'react'

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
const useWaking = (wake: () => Promise<unknown>, isAwake: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  const presses = useRef<HTMLElement[]>([])
  useEffect(() => {
    const element = place.current
    if (!element || isAwake) return
    // Offline for a moment: the next sign of interest tries again.
    const tryToWake = () => void wake().catch(() => undefined)
    // The scroll position can only be restored on a page as tall as it was.
    if (isReturn()) tryToWake()
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tryToWake()
      },
      { rootMargin: MARGIN },
    )
    const keepPress = (event: Event) => {
      if (!(event.target instanceof Element) || !element.contains(event.target)) return
      tryToWake()
      const control = event.type === 'click' && event.target.closest<HTMLElement>(PRESSABLE)
      if (!control) return
      // The browser would submit the form, or tick the box, itself.
      event.preventDefault()
      presses.current.push(control)
    }
    observer.observe(element)
    // On the window: React lets no event through to what is not hydrated.
    addEventListener('focusin', keepPress, true)
    addEventListener('click', keepPress, true)
    return () => {
      observer.disconnect()
      removeEventListener('focusin', keepPress, true)
      removeEventListener('click', keepPress, true)
    }
  }, [wake, isAwake])
  useEffect(() => {
    if (!isAwake) return
    // One after the other, each seeing the result of the one before.
    for (const control of presses.current.splice(0)) setTimeout(() => control.click())
  }, [isAwake])
  return place
}

type SleeperProps = { part: ReturnType<typeof lazyComponent<object>>; onAwake: () => void }

const Sleeper = ({ part: Part, onAwake }: SleeperProps) => {
  // It must stay the variant that it began as: the other would be built from scratch.
  const [isServed] = useState(useIsServed())
  useEffect(onAwake, [onAwake])
  return isServed ? <Part.Patient /> : <Part />
}

/**
 * Whether the address changed while the part slept: what the server rendered is of another one. React would not
 * notice before it hydrates the part, and then keep attributes that are no longer true.
 */
const useIsOutdated = (isAwake: boolean): boolean => {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [servedAt] = useState(address)
  const [isOutdated, setOutdated] = useState(false)
  if (!isAwake && !isOutdated && address !== servedAt) setOutdated(true)
  return isOutdated
}

/**
 * A part of a page below the first screen, in a box of its own. The server renders it; the browser shows that, and
 * loads the code that makes it interactive when it comes near the screen. If no server rendered it, or another page
 * is shown by then, it is loaded at once. It takes no properties: React discards the server's rendering if they
 * change before the part is hydrated.
 */
export const lazyPart = (load: () => Promise<ComponentType>) => {
  const Part = lazyComponent(load)
  loads.push(Part.preload)
  return () => {
    const [isAwake, setAwake] = useState(false)
    const place = useWaking(Part.preload, isAwake)
    const isOutdated = useIsOutdated(isAwake)
    const [content] = useState(() => (
      <Suspense>
        <Sleeper part={Part} onAwake={() => setAwake(true)} />
      </Suspense>
    ))
    return (
      <div ref={place} key={isOutdated ? 'new' : 'served'}>
        {content}
      </div>
    )
  }
}

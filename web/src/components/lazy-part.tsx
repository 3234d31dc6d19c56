import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isReturn } from '../lib/is-return.ts'
import { lazyComponent } from '../lib/lazy-component.ts'
import type { ComponentType } from 'react'

/** Early enough that it is alive when a thumb that scrolls arrives. */
const MARGIN = '200px'

const loads: (() => Promise<unknown>)[] = []

/** For the server, which renders all of a page: it has no time to wait once it has begun. Parts may have parts. */
export const loadParts = async (): Promise<void> => {
  const known = loads.length
  await Promise.all(loads.map((load) => load()))
  if (loads.length > known) await loadParts()
}

const never = () => () => {}

/** True on the server, and while the browser takes over what the server rendered. */
const useIsServed = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/**
 * Wakes a part that the server rendered when it comes into sight. Who is faster than its code loses nothing: presses
 * of buttons are done once the part is alive; links work without.
 */
const useWaking = (wake: () => Promise<unknown>, isAwake: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  const presses = useRef<HTMLElement[]>([])
  useEffect(() => {
    const element = place.current
    if (!element || isAwake) return
    // Offline for a moment: the next sign of interest tries again.
    const tryToWake = () => void wake().catch(() => undefined)
    // Where one was can only be found again on a page as tall as it was.
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
      const button = event.type === 'click' && event.target.closest('button')
      if (!button) return
      // A form would be sent by the browser itself.
      event.preventDefault()
      presses.current.push(button)
    }
    observer.observe(element)
    // At the window: React lets no event through to what is not alive.
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
    // One after the other, each seeing what the one before it changed.
    for (const button of presses.current.splice(0)) setTimeout(() => button.click())
  }, [isAwake])
  return place
}

type SleeperProps = { part: ReturnType<typeof lazyComponent<object>>; onAwake: () => void }

const Sleeper = ({ part: Part, onAwake }: SleeperProps) => {
  // Which one it began as: the other would be built anew.
  const [isServed] = useState(useIsServed())
  useEffect(onAwake, [onAwake])
  return isServed ? <Part.Patient /> : <Part />
}

/**
 * A part of a page below what is seen first, in a box of its own. The server renders it, the browser shows that, and
 * loads the code that brings it to life when it comes near the screen. Where no server rendered it, it is loaded at
 * once. Without properties: React throws away what the server rendered where they change before the part is awake.
 */
export const lazyPart = (load: () => Promise<ComponentType>) => {
  const Part = lazyComponent(load)
  loads.push(Part.preload)
  return () => {
    const [isAwake, setAwake] = useState(false)
    const place = useWaking(Part.preload, isAwake)
    const [content] = useState(() => (
      <Suspense>
        <Sleeper part={Part} onAwake={() => setAwake(true)} />
      </Suspense>
    ))
    return <div ref={place}>{content}</div>
  }
}

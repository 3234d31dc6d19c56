import { useEffect, useRef, useState, type RefCallback } from 'react'

/**
 * Calls `onView` when the element comes within `margin` of the screen. Observes again each time `isEnabled` turns
 * true or the element changes, so that an element still on the screen counts again.
 */
export const useInView = <E extends Element>(
  onView: () => void,
  margin: string,
  isEnabled: boolean,
): RefCallback<E> => {
  const [element, setElement] = useState<E | null>(null)
  const latest = useRef(onView)
  useEffect(() => {
    latest.current = onView
  })
  useEffect(() => {
    if (!element || !isEnabled) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, margin, isEnabled])
  return setElement
}

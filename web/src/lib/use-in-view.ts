import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Calls `onView` when the element comes within `margin` of the screen. Each time that `isEnabled` turns true it looks
 * afresh: an element that never left the screen is seen again.
 */
export const useInView = <E extends Element>(
  onView: () => void,
  margin: string,
  isEnabled: boolean,
): RefObject<E | null> => {
  const ref = useRef<E>(null)
  const latest = useRef(onView)
  useEffect(() => {
    latest.current = onView
  })
  useEffect(() => {
    const element = ref.current
    if (!element || !isEnabled) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [margin, isEnabled])
  return ref
}

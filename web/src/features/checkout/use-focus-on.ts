import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the result of a step whenever `occasion` becomes truthy: the button that was pressed is gone,
 * and a screen reader would lose its place.
 */
export const useFocusOn = <T extends HTMLElement>(occasion: unknown) => {
  const ref = useRef<T>(null)
  useEffect(() => {
    if (occasion) ref.current?.focus()
  }, [occasion])
  return ref
}

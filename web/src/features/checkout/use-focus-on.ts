import { useEffect, useRef } from 'react'

/**
 * Focuses the result of a step whenever `occasion` becomes truthy, because the pressed button is gone and a screen
 * reader would lose its place.
 */
export const useFocusOn = <T extends HTMLElement>(occasion: unknown) => {
  const ref = useRef<T>(null)
  useEffect(() => {
    if (occasion) ref.current?.focus()
  }, [occasion])
  return ref
}

import { useEffect, useRef } from 'react'

/**
 * Moves the focus to what a step brought forth, whenever `occasion` changes to something: the button that was pressed
 * is gone, and a screen reader would be nowhere.
 */
export const useFocusOn = <T extends HTMLElement>(occasion: unknown) => {
  const ref = useRef<T>(null)
  useEffect(() => {
    if (occasion) ref.current?.focus()
  }, [occasion])
  return ref
}

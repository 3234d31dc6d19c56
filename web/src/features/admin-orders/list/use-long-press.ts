import { useEffect, useRef } from 'react'
import type { PointerEvent, SyntheticEvent } from 'react'

/** As long as phones wait themselves. */
const HOLD_MS = 500

/** A finger that moves further scrolls. */
const MAX_MOVED_PX = 10

/** These have a long press of their own: a link's menu, a text to mark. */
const OWN_PRESS = 'a, button, input, select, textarea, label'

type Held = { timer: number; x: number; y: number }

/** What an element needs so that a finger held on it does something. A mouse and the keyboard are left as they are. */
export const useLongPress = (onLongPress: () => void) => {
  const held = useRef<Held>(undefined)
  /** Whether the present press has fired already, so that its end is no click. */
  const isDone = useRef(false)

  const release = (): void => {
    clearTimeout(held.current?.timer)
    held.current = undefined
  }

  useEffect(() => () => clearTimeout(held.current?.timer), [])

  return {
    onPointerDown: ({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent): void => {
      release()
      isDone.current = false
      if (pointerType === 'mouse' || !isPrimary) return
      if (target instanceof Element && target.closest(OWN_PRESS)) return
      const timer = window.setTimeout(() => {
        held.current = undefined
        isDone.current = true
        onLongPress()
      }, HOLD_MS)
      held.current = { timer, x: clientX, y: clientY }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
      const { x, y } = held.current ?? { x: clientX, y: clientY }
      if (Math.hypot(clientX - x, clientY - y) > MAX_MOVED_PX) release()
    },
    onPointerUp: release,
    /** The browser scrolls. */
    onPointerCancel: release,
    /** Android opens a menu for the same press. */
    onContextMenu: (event: SyntheticEvent): void => {
      if (isDone.current || held.current) event.preventDefault()
    },
  }
}

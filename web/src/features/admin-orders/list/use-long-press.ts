import { useEffect, useRef, type PointerEvent, type SyntheticEvent } from 'react'

/** Same as the long-press time of phones. */
const HOLD_MS = 500

/** Moving further than this is scrolling. */
const MAX_MOVED_PX = 10

/** Elements with their own long press, such as a link's menu or text selection. */
const OWN_PRESS = 'a, button, input, select, textarea, label'

type Held = { timer: number; x: number; y: number }

/** Event handlers for a long press by touch; mouse and keyboard are unaffected. */
export const useLongPress = (onLongPress: () => void) => {
  const held = useRef<Held>(undefined)
  /** Whether the current press has fired, so that its end must not click. */
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
    /** The browser has started scrolling. */
    onPointerCancel: release,
    /** Android opens a context menu for the same press. */
    onContextMenu: (event: SyntheticEvent): void => {
      if (isDone.current || held.current) event.preventDefault()
    },
  }
}

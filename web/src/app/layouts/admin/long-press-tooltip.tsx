import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { css } from '#styled-system/css'

/** Same as the long-press time of phones. */
const HOLD_MS = 500
/** How long the hint stays after the finger is lifted. */
const STAY_MS = 1500
/** Moving further than this is scrolling. */
const MAX_MOVED_PX = 10
const GAP_PX = 8
const EDGE_PX = 96

const styles = {
  root: css({
    position: 'fixed',
    zIndex: 'popover',
    transform: 'translate(-50%, -100%)',
    maxW: '180px',
    px: '3',
    py: '1.5',
    fontSize: 'sm',
    textAlign: 'center',
    color: 'white',
    bg: 'ink',
    borderRadius: 'md',
    boxShadow: 'lg',
    pointerEvents: 'none',
  }),
}

type Hint = { text: string; left: number; top: number }

/** A control that shows only an icon, and its accessible name. */
const hintFor = (target: EventTarget | null): Hint | undefined => {
  const control =
    target instanceof Element && target.closest<HTMLElement>('button[aria-label], a[aria-label]')
  const text = control && control.getAttribute('aria-label')
  if (!text || control.innerText?.trim()) return undefined
  const { left, width, top } = control.getBoundingClientRect()
  const middle = left + width / 2
  return {
    text,
    left: Math.min(Math.max(middle, EDGE_PX), Math.max(EDGE_PX, innerWidth - EDGE_PX)),
    top: top - GAP_PX,
  }
}

/** Names an icon while a finger is held on it; that long press doesn't trigger the control. */
export const LongPressTooltip = () => {
  const [hint, setHint] = useState<Hint>()
  useEffect(() => {
    let timer: number | undefined
    let from: { x: number; y: number } | undefined
    let isShown = false
    const forget = () => {
      clearTimeout(timer)
      from = undefined
    }
    const down = ({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent) => {
      forget()
      isShown = false
      setHint(undefined)
      if (pointerType === 'mouse' || !isPrimary || !hintFor(target)) return
      from = { x: clientX, y: clientY }
      timer = window.setTimeout(() => {
        isShown = true
        setHint(hintFor(target))
      }, HOLD_MS)
    }
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > MAX_MOVED_PX) forget()
    }
    const up = () => {
      forget()
      if (isShown) timer = window.setTimeout(() => setHint(undefined), STAY_MS)
    }
    const click = (event: MouseEvent) => {
      if (!isShown) return
      isShown = false
      event.preventDefault()
      event.stopPropagation()
    }
    // Android opens a context menu for the same press.
    const menu = (event: Event) => {
      if (isShown || from) event.preventDefault()
    }
    addEventListener('pointerdown', down, true)
    addEventListener('pointermove', move, { capture: true, passive: true })
    addEventListener('pointerup', up, true)
    addEventListener('pointercancel', up, true)
    addEventListener('click', click, true)
    addEventListener('contextmenu', menu, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', down, true)
      removeEventListener('pointermove', move, true)
      removeEventListener('pointerup', up, true)
      removeEventListener('pointercancel', up, true)
      removeEventListener('click', click, true)
      removeEventListener('contextmenu', menu, true)
    }
  }, [])
  if (!hint) return null
  const { text, left, top } = hint
  // Hidden from screen readers, which have already read the name.
  return createPortal(
    <div className={styles.root} style={{ left, top }} aria-hidden>
      {text}
    </div>,
    document.body,
  )
}

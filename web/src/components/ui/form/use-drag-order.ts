import { useState, type PointerEvent } from 'react'

type Drag = { from: number; over: number }

/** The list entry under the pointer; `data-place` holds each entry's index from 0. */
const placeAt = (list: Element | null | undefined, x: number, y: number): number | undefined => {
  let entry = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')
  while (entry && entry.parentElement !== list)
    entry = entry.parentElement?.closest<HTMLElement>('[data-place]')
  return entry ? Number(entry.dataset.place) : undefined
}

/**
 * Reorders a list by mouse or touch, because native drag and drop lacks touch on many phones. Touch must use the
 * handle, because elsewhere it scrolls the page.
 */
export const useDragOrder = (onDrop: (from: number, to: number) => void) => {
  const [drag, setDrag] = useState<Drag>()

  const begin = (from: number) => (event: PointerEvent<HTMLElement>) => {
    const isHandle = event.target instanceof Element && event.target.closest('[data-handle]')
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !isHandle)) return
    const list = event.currentTarget.closest('[data-place]')?.parentElement
    let over = from
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      over = placeAt(list, clientX, clientY) ?? over
      setDrag({ from, over })
    }
    const end = ({ type }: Event) => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      setDrag(undefined)
      if (type === 'pointerup' && over !== from) onDrop(from, over)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }

  return { drag, begin }
}

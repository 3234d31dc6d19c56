import { useState } from 'react'
import type { PointerEvent } from 'react'

type Drag = { from: number; over: number }

/** The image under the pointer, by its place in the list (from 0). */
const placeAt = (x: number, y: number): number | undefined => {
  const card = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-image]')
  return card ? Number(card.dataset.image) : undefined
}

/**
 * Dragging images with a mouse or a finger: the browser's own drag and drop knows no fingers on many phones. A finger
 * has to take the handle, because elsewhere it scrolls the page.
 */
export const useImageDrag = (onDrop: (from: number, to: number) => void) => {
  const [drag, setDrag] = useState<Drag>()

  const begin = (from: number) => (event: PointerEvent<HTMLElement>) => {
    const isHandle = event.target instanceof Element && event.target.closest('[data-handle]')
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !isHandle)) return
    let over = from
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      over = placeAt(clientX, clientY) ?? over
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

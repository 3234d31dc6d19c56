import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * A strip of full-width images that scrolls by touch. The index follows the finger, and the strip follows the index
 * when a thumbnail or color changes it.
 */
export const useGallery = (index: number, onShow: (index: number) => void) => {
  const strip = useRef<HTMLUListElement>(null)

  const placed = useRef(index)

  const follow = () => {
    const element = strip.current
    if (!element?.clientWidth) return
    const shown = Math.round(element.scrollLeft / element.clientWidth)
    if (shown !== index) onShow(shown)
  }

  // The server's page may have been scrolled before hydration.
  const catchUp = useEffectEvent(follow)
  useEffect(() => catchUp(), [])

  useEffect(() => {
    const element = strip.current
    if (!element || placed.current === index) return
    placed.current = index
    const left = index * element.clientWidth
    // Less than half an image away means that the finger is scrolling.
    if (Math.abs(element.scrollLeft - left) > element.clientWidth / 2)
      element.scrollTo({ left, behavior: 'instant' })
  }, [index])

  return { strip, follow }
}

import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * A strip of images, each as wide as the strip, that a finger scrolls from one to the next. The index follows the
 * finger, and the strip follows the index, whatever changed it: a thumbnail, or the choice of a color.
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

  // A finger may have scrolled the server's page before the app was there to follow.
  const catchUp = useEffectEvent(follow)
  useEffect(() => catchUp(), [])

  useEffect(() => {
    const element = strip.current
    if (!element || placed.current === index) return
    placed.current = index
    const left = index * element.clientWidth
    // Less than half an image apart: it is the finger that is scrolling.
    if (Math.abs(element.scrollLeft - left) > element.clientWidth / 2)
      element.scrollTo({ left, behavior: 'instant' })
  }, [index])

  return { strip, follow }
}

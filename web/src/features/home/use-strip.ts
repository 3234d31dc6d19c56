import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'

/** Spec §9: pixels that one press scrolls. */
const SCROLL_STEP = 300
/** Pixels that a mouse may move during a click. */
const DRAG_THRESHOLD = 6

const CALM = '(prefers-reduced-motion: reduce)'

type Drag = { pointerId: number; startX: number; startLeft: number; hasMoved: boolean }

/** Scrolls smoothly by buttons; a press during the animation continues from the previous press's target. */
const useGlide = (ref: RefObject<HTMLElement | null>) => {
  const target = useRef<number>(undefined)
  const glide = (direction: 1 | -1) => {
    const strip = ref.current
    if (!strip) return
    const end = strip.scrollWidth - strip.clientWidth
    const wanted = (target.current ?? strip.scrollLeft) + direction * SCROLL_STEP
    target.current = Math.max(0, Math.min(end, wanted))
    strip.scrollTo({
      left: target.current,
      behavior: matchMedia(CALM).matches ? 'instant' : 'smooth',
    })
  }
  /** Any scrolling by the shopper stops the animation. */
  const stop = () => {
    target.current = undefined
  }
  const see = useCallback((scrollLeft: number) => {
    if (Math.abs(scrollLeft - (target.current ?? scrollLeft)) <= 1) target.current = undefined
  }, [])
  return { glide, see, stop }
}

/** A horizontal strip that buttons scroll and a mouse drags. Touch scrolls it natively. */
export const useStrip = () => {
  const ref = useRef<HTMLUListElement>(null)
  const drag = useRef<Drag>(undefined)
  const { glide, see, stop } = useGlide(ref)
  const [isDragging, setDragging] = useState(false)
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false, screens: 0, screen: 0 })

  useEffect(() => {
    const strip = ref.current
    if (!strip) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = strip
      see(scrollLeft)
      // One pixel of tolerance, because scroll positions are fractions on dense screens.
      const isAtStart = scrollLeft <= 1
      const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 1
      // Number of screens in the strip, and the current one.
      const screens = Math.ceil(scrollWidth / Math.max(1, clientWidth))
      const hidden = Math.max(1, scrollWidth - clientWidth)
      const screen = Math.round((scrollLeft / hidden) * (screens - 1))
      setEnds((old) =>
        old.isAtStart === isAtStart &&
        old.isAtEnd === isAtEnd &&
        old.screens === screens &&
        old.screen === screen
          ? old
          : { isAtStart, isAtEnd, screens, screen },
      )
    }
    look()
    strip.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(strip)
    return () => {
      strip.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [see])

  const onPointerDown = ({ pointerType, button, pointerId, clientX }: PointerEvent) => {
    stop()
    if (pointerType !== 'mouse' || button !== 0 || !ref.current) return
    drag.current = {
      pointerId,
      startX: clientX,
      startLeft: ref.current.scrollLeft,
      hasMoved: false,
    }
  }
  const onPointerMove = ({ clientX }: PointerEvent) => {
    const current = drag.current
    if (!current || !ref.current) return
    const moved = clientX - current.startX
    if (!current.hasMoved && Math.abs(moved) > DRAG_THRESHOLD) {
      current.hasMoved = true
      setDragging(true)
      // From now on the strip receives all pointer events.
      ref.current.setPointerCapture(current.pointerId)
    }
    if (current.hasMoved) ref.current.scrollLeft = current.startLeft - moved
  }
  const onPointerUp = () => {
    // The click that ends a drag comes after this event and must still count as part of the drag.
    if (!drag.current?.hasMoved) drag.current = undefined
    setDragging(false)
  }
  /** A drag that ends on a product must not click it. */
  const onClickCapture = (event: MouseEvent) => {
    if (drag.current?.hasMoved) {
      event.preventDefault()
      event.stopPropagation()
    }
    drag.current = undefined
  }

  const handlers = {
    onWheel: stop,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onClickCapture,
  }
  return { ref, ...ends, isDragging, scroll: glide, handlers }
}

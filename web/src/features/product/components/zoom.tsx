import type { ProductImage as Image } from '@bartan/contract/products/schema'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { IconButton } from '#components/ui/elements.tsx'
import { useModal } from '#components/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  scroller: css({
    flex: '1',
    minH: '0',
    display: 'flex',
    overflow: 'auto',
    overscrollBehavior: 'contain',
  }),
  image: css({
    display: 'block',
    m: 'auto',
    flexShrink: '0',
    cursor: 'zoom-in',
    _focusVisible: { outlineOffset: '-4px' },
  }),
  fitted: css({ w: 'full', h: 'full', objectFit: 'contain', borderRadius: 'lg' }),
  screen: css({
    position: 'fixed',
    inset: '0',
    m: '0',
    p: '0',
    w: '100vw',
    maxW: 'none',
    h: '100dvh',
    maxH: 'none',
    color: 'ink',
    bg: 'ground',
    overflow: 'hidden',
    '&[open]': { display: 'flex', flexDirection: 'column', animation: 'fadeIn {durations.normal}' },
  }),
  header: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    p: '2',
    pl: '5',
  }),
  footer: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4',
    minH: '16',
  }),
}

/** Scale of the enlarged image relative to the screen. */
const CLOSER = 2
/** Milliseconds within which two presses are a double tap. */
const DOUBLE_TAP_MS = 400

/** Scrolls the clicked point to the center. */
const center = (scroller: Element | null, x: number, y: number) => {
  if (!scroller) return
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = scroller
  scroller.scrollTo({
    left: x * scrollWidth - clientWidth / 2,
    top: y * scrollHeight - clientHeight / 2,
    behavior: 'instant',
  })
}

const Pane = ({ image }: { image: Image }) => {
  const t = useText()
  const [isCloser, setCloser] = useState(false)
  const lastToggle = useRef(-Infinity)
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    // A double tap toggles once.
    if (event.timeStamp - lastToggle.current < DOUBLE_TAP_MS) return
    lastToggle.current = event.timeStamp
    const button = event.currentTarget
    const { left, top, width, height } = button.getBoundingClientRect()
    const isByKey = event.detail === 0
    const x = isByKey ? 0.5 : (event.clientX - left) / width
    const y = isByKey ? 0.5 : (event.clientY - top) / height
    setCloser(!isCloser)
    if (!isCloser) requestAnimationFrame(() => center(button.parentElement, x, y))
  }
  const side = `calc(min(100vw, 100dvh - 136px) * ${isCloser ? CLOSER : 1})`
  return (
    <div className={styles.scroller}>
      <button
        className={styles.image}
        type="button"
        aria-pressed={isCloser}
        aria-label={t('enlarge')}
        style={{ width: side, height: side, cursor: isCloser ? 'zoom-out' : undefined }}
        onClick={toggle}
      >
        <img className={styles.fitted} src={image.url} alt={image.altText} draggable={false} />
      </button>
    </div>
  )
}

export type ZoomProps = {
  isOpen: boolean
  images: readonly Image[]
  index: number
  onShow: (index: number) => void
  onClose: () => void
}

/** A full-screen image that a click enlarges twofold. */
export const Zoom = ({ isOpen, images, index, onShow, onClose }: ZoomProps) => {
  const t = useText()
  const ref = useModal(isOpen)
  const image = images[index]
  const step = (by: number) => onShow((index + by + images.length) % images.length)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
  }
  return (
    <dialog
      className={styles.screen}
      ref={ref}
      aria-label={image?.altText}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.header}>
        <p className={css({ fontWeight: 'medium', truncate: true })}>{image?.altText}</p>
        <IconButton aria-label={t('closeImage')} onClick={onClose}>
          <X aria-hidden size={24} />
        </IconButton>
      </div>
      {isOpen && image && <Pane key={image.url} image={image} />}
      <div className={styles.footer}>
        {images.length > 1 && (
          <>
            <IconButton variant="outline" aria-label={t('previousImage')} onClick={() => step(-1)}>
              <ChevronLeft aria-hidden size={22} />
            </IconButton>
            <output aria-live="polite">
              {t('imageOf', { number: index + 1, count: images.length })}
            </output>
            <IconButton variant="outline" aria-label={t('nextImage')} onClick={() => step(1)}>
              <ChevronRight aria-hidden size={22} />
            </IconButton>
          </>
        )}
      </div>
    </dialog>
  )
}

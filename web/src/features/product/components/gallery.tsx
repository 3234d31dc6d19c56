import type { ProductImage as Image } from '@bartan/contract/products/schema'
import { ZoomIn } from 'lucide-react'
import { useCallback, useState, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { Dots } from '#components/ui/dots.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { GALLERY_SIZES } from './detail-layout.tsx'
import { ZoomOnDemand } from './on-demand.tsx'
import { Thumbnails } from './thumbnails.tsx'

/**
 * A strip of full-width images that scrolls by touch. The index follows the finger, and the strip follows the index
 * when a thumbnail or color changes it.
 */
const useGallery = (index: number, onShow: (index: number) => void) => {
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

const styles = {
  // Covers the whole image; its icon explains the click.
  enlarge: css({
    position: 'absolute',
    inset: '0',
    cursor: 'zoom-in',
    borderRadius: 'lg',
    _focusVisible: { borderRadius: 'lg', outlineOffset: '-4px' },
    '& > span': {
      position: 'absolute',
      right: '3',
      bottom: '3',
      display: 'grid',
      placeItems: 'center',
      boxSize: '10',
      bg: 'white/72',
      borderRadius: 'full',
    },
    _hover: { '& > span': { bg: 'white' } },
  }),
  root: css({
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row-reverse' },
    alignItems: { lg: 'flex-start' },
    gap: '3',
    minW: '0',
  }),
  stage: css({ position: 'relative', flex: '1', minW: '0', w: 'full' }),
  strip: css({
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    borderRadius: 'lg',
    '& > li': {
      position: 'relative',
      flex: '0 0 100%',
      aspectRatio: '1',
      scrollSnapAlign: 'start',
      bg: 'sand',
    },
  }),
  actions: grid({ position: 'absolute', top: '2', right: '2', gap: '1' }),
}

type SlideProps = {
  image: Image
  isShown: boolean
  /** False leaves its place empty, without loading the file. */
  isLoaded: boolean
  isPriority: boolean
  onEnlarge: () => void
}

const Slide = ({ image, isShown, isLoaded, isPriority, onEnlarge }: SlideProps) => {
  const t = useText()
  const [isMissing, setMissing] = useState(false)
  const onMissing = useCallback(() => setMissing(true), [])
  return (
    <li aria-hidden={!isShown}>
      {isLoaded && (
        <ProductImage
          image={image}
          sizes={GALLERY_SIZES}
          isPriority={isPriority}
          onMissing={onMissing}
        />
      )}
      {!isMissing && (
        <button
          className={styles.enlarge}
          type="button"
          tabIndex={isShown ? 0 : -1}
          aria-label={t('enlarge')}
          aria-haspopup="dialog"
          onClick={onEnlarge}
        >
          <span>
            <ZoomIn aria-hidden size={20} strokeWidth={1.75} />
          </span>
        </button>
      )}
    </li>
  )
}

type GalleryProps = {
  images: readonly Image[]
  index: number
  onShow: (index: number) => void
  isPriority: boolean
  hasThumbnails: boolean
  /** Buttons in the image's upper corner. */
  actions?: ReactNode
}

/** The current image, and the others as thumbnails: beside it if there is room, else below. */
export const Gallery = (props: GalleryProps) => {
  const t = useText()
  const { images, index, onShow, isPriority, hasThumbnails, actions } = props
  const { strip, follow } = useGallery(index, onShow)
  const [isEnlarged, setEnlarged] = useState(false)
  // On other pages than the product's, the first image is all that most visitors look at.
  const [isReached, setReached] = useState(hasThumbnails)
  return (
    <div className={styles.root}>
      <div className={styles.stage}>
        {images.length === 0 ? (
          <ProductImage image={undefined} sizes={GALLERY_SIZES} />
        ) : (
          <ul
            className={styles.strip}
            ref={strip}
            aria-label={t('images')}
            onScroll={() => {
              setReached(true)
              follow()
            }}
          >
            {images.map((image, position) => (
              <Slide
                key={image.url}
                image={image}
                isShown={position === index}
                isLoaded={isReached || position === index}
                isPriority={isPriority && position === 0}
                onEnlarge={() => setEnlarged(true)}
              />
            ))}
          </ul>
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
      {hasThumbnails && images.length > 1 ? (
        <Thumbnails images={images} index={index} onShow={onShow} />
      ) : (
        <Dots count={images.length} here={index} />
      )}
      <ZoomOnDemand
        isOpen={isEnlarged}
        images={images}
        index={index}
        onShow={onShow}
        onClose={() => setEnlarged(false)}
      />
    </div>
  )
}

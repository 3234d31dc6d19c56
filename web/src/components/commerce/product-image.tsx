import { IMAGE_WIDTHS, imageUrlAt, parseImageUrl } from '@bartan/contract/images/rules'
import { ImageOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#components/ui/texts.ts'
import { css, cx } from '#styled-system/css'

const styles = {
  root: css({
    display: 'block',
    position: 'relative',
    aspectRatio: '1',
    w: 'full',
    overflow: 'hidden',
    color: 'ink.faint',
    bg: 'sand',
  }),
  tile: css({ borderRadius: 'lg' }),
  thumb: css({ borderRadius: '0' }),
  missing: css({ position: 'absolute', inset: '0', display: 'grid', placeItems: 'center' }),
  image: css({
    w: 'full',
    h: 'full',
    objectFit: 'cover',
    // Covers the browser's broken-image icon until the placeholder icon replaces it.
    _before: { content: '""', position: 'absolute', inset: '0', bg: 'sand' },
  }),
}

type ProductImageProps = {
  image: { url: string; altText: string } | undefined
  /** `sizes` attribute: the displayed width, from which the browser chooses a file. */
  sizes: string
  /** For the largest image above the fold: loads first instead of lazily. */
  isPriority?: boolean
  /** 'tile' is the tinted square of grids; a 'thumb' is clipped by its container. */
  look?: 'tile' | 'thumb'
  /** Called when the image fails to load. */
  onMissing?: () => void
}

const srcSetOf = (url: string) =>
  parseImageUrl(url) &&
  IMAGE_WIDTHS.map((width) => `${imageUrlAt(url, width)} ${width}w`).join(', ')

/** An image that still loads isn't complete. */
const hasFailed = (image: HTMLImageElement | null): boolean =>
  image !== null && image.complete && image.currentSrc !== '' && image.naturalWidth === 0

/** The file last shown for each image URL. */
const shownFiles = new Map<string, string>()

const noteShown = ({ currentSrc, naturalWidth }: HTMLImageElement, url: string): void => {
  if (currentSrc !== '' && naturalWidth > 0) shownFiles.set(url, currentSrc)
}

/** A square product image in responsive sizes on a tinted tile; an icon if there is none. */
export const ProductImage = ({
  image,
  sizes,
  isPriority = false,
  look = 'tile',
  onMissing,
}: ProductImageProps) => {
  const t = useText()
  const url = image?.url ?? ''
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const element = useRef<HTMLImageElement>(null)
  // An image in the server's HTML may have failed before hydration.
  useEffect(() => {
    if (hasFailed(element.current)) setBrokenUrl(url)
    else if (element.current?.complete) noteShown(element.current, url)
  }, [url])
  // Shows the smaller file from the list until the larger one has loaded.
  const [shown] = useState(() => isPriority && shownFiles.get(url))
  const isMissing = !image || url === '' || url === brokenUrl
  useEffect(() => {
    if (isMissing) onMissing?.()
  }, [isMissing, onMissing])
  return (
    <span
      className={cx(styles.root, look === 'tile' ? styles.tile : styles.thumb)}
      style={shown && !isMissing ? { background: `url("${shown}") center / cover` } : undefined}
    >
      {isMissing ? (
        <span
          className={styles.missing}
          role={image?.altText ? 'img' : undefined}
          aria-label={image?.altText ? t('noImage', { name: image.altText }) : undefined}
        >
          <ImageOff
            aria-hidden
            size="22%"
            strokeWidth={1}
            style={{ minWidth: 20, minHeight: 20 }}
          />
        </span>
      ) : (
        <img
          className={styles.image}
          key={image.url}
          ref={element}
          src={image.url}
          srcSet={srcSetOf(image.url)}
          sizes={sizes}
          alt={image.altText}
          width={960}
          height={960}
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : undefined}
          decoding={isPriority ? 'sync' : 'async'}
          draggable={false}
          onLoad={({ currentTarget }) => noteShown(currentTarget, image.url)}
          onError={() => setBrokenUrl(image.url)}
        />
      )}
    </span>
  )
}

import type { ProductImage as Image } from '@bartan/contract/products/schema'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  // Padding for the focus ring, which scrolling would clip.
  root: css({
    display: 'flex',
    flexDirection: { base: 'row', lg: 'column' },
    gap: '2',
    p: '1',
    m: '-1',
    overflowX: 'auto',
    flexShrink: '0',
    // A picture that isn't there, as without a connection, has an icon in the large view alone.
    '& li:has(svg)': { display: 'none' },
    '&:not(:has(li + li img))': { display: 'none' },
  }),
  thumb: css({
    display: 'block',
    w: { base: '14', md: '16' },
    flexShrink: '0',
    borderRadius: 'md',
    overflow: 'hidden',
    borderWidth: '2px',
    borderColor: 'transparent',
    transition: 'border-color {durations.fast}',
    _hover: { borderColor: 'line.strong' },
    _pressed: { borderColor: 'teal' },
    _focusVisible: { borderRadius: 'md' },
  }),
}

type ThumbnailsProps = {
  images: readonly Image[]
  index: number
  onShow: (index: number) => void
}

export const Thumbnails = ({ images, index, onShow }: ThumbnailsProps) => {
  const t = useText()
  return (
    <ul className={styles.root} aria-label={t('images')}>
      {images.map((image, position) => (
        <li key={image.url}>
          <button
            className={styles.thumb}
            type="button"
            aria-label={t('showImage', { number: position + 1, count: images.length })}
            aria-description={image.altText}
            aria-pressed={position === index}
            onClick={() => onShow(position)}
          >
            <ProductImage image={{ ...image, altText: '' }} sizes="64px" look="thumb" />
          </button>
        </li>
      ))}
    </ul>
  )
}

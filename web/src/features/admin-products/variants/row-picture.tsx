import type { ProductImage as Image } from '@bartan/contract/products/schema'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { Button } from '#components/ui/elements.tsx'
import { DialogActions, TitledDialog } from '#components/ui/overlay/dialog.tsx'
import { translateValue } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText as useCommonText } from '../texts.ts'
import { useText } from './texts.ts'

const styles = {
  opener: css({
    display: 'grid',
    placeItems: 'center',
    boxSize: { base: 'tap', lg: '10' },
    flexShrink: '0',
    overflow: 'hidden',
    color: 'ink.soft',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    transition: 'quick',
    _hover: { borderColor: 'teal', color: 'teal' },
    _focusVisible: { borderRadius: 'md' },
    // A dashed border if the variant has no image.
    '&:has(svg)': { borderStyle: 'dashed' },
    '& img': { w: 'full' },
  }),
  about: css({ mt: '1', color: 'ink.soft' }),
  list: grid({
    gap: '2',
    my: '4',
    listStyleType: 'none',
    gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  }),
  image: css({
    display: 'block',
    w: 'full',
    overflow: 'hidden',
    borderWidth: '2px',
    borderColor: 'line',
    borderRadius: 'md',
    transition: 'quick',
    _hover: { borderColor: 'line.strong' },
    _pressed: { borderColor: 'teal', boxShadow: '0 0 0 2px {colors.teal}' },
    _focusVisible: { borderRadius: 'md' },
  }),
}

/** Without a color the field is absent, as in the server's answer. */
const shown = ({ color: before, ...image }: Image, color: string): Image =>
  before === color ? image : { ...image, color }

type RowPictureProps = {
  color: string
  images: Image[]
  onChange: (images: Image[]) => void
}

/** The picture of a variant's color, with the choice of pictures that show it. */
export const RowPicture = ({ color, images, onChange }: RowPictureProps) => {
  const common = useCommonText()
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const picture = images.find((image) => image.color === color)
  const title = t('picturesOf', { color: translateValue(t.language, color) })
  const close = () => setOpen(false)
  return (
    <>
      <button
        className={styles.opener}
        type="button"
        aria-label={title}
        title={title}
        onClick={() => setOpen(true)}
      >
        {picture ? (
          <ProductImage look="thumb" image={{ ...picture, altText: '' }} sizes="44px" />
        ) : (
          <ImagePlus aria-hidden size={18} />
        )}
      </button>
      {createPortal(
        <TitledDialog isOpen={isOpen} onClose={close} title={title}>
          <p className={styles.about}>{t(images.length > 0 ? 'picturesAbout' : 'noPictures')}</p>
          <ul className={styles.list}>
            {images.map((image, at) => (
              <li key={image.url}>
                <button
                  className={styles.image}
                  type="button"
                  aria-label={t('pictureNumber', { place: at + 1 })}
                  aria-pressed={image.color === color}
                  onClick={() => onChange(images.with(at, shown(image, color)))}
                >
                  <ProductImage look="thumb" image={{ ...image, altText: '' }} sizes="120px" />
                </button>
              </li>
            ))}
          </ul>
          <DialogActions>
            <Button onClick={close}>{common('done')}</Button>
          </DialogActions>
        </TitledDialog>,
        // Outside the product's form, which its buttons would submit.
        document.body,
      )}
    </>
  )
}

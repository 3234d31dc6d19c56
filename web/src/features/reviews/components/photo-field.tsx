import { MAX_REVIEW_PHOTOS } from '@bartan/contract/reviews/rules'
import { X } from 'lucide-react'
import { IconButton } from '#components/ui/button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { PhotoButton } from '#components/commerce/photos/photo-button.tsx'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { useText } from '../texts.ts'
import type { ReviewPhotosState } from '../use-review-photos.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: 'grid', gap: '2' }),
  title: css({ fontSize: 'sm', fontWeight: 'semibold' }),
  hint: css({ fontSize: 'sm', color: 'ink.soft' }),
  list: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
  item: css({ display: 'flex', alignItems: 'center', listStyleType: 'none' }),
  photo: css({ boxSize: '64px', overflow: 'hidden', borderRadius: 'md', borderWidth: '1px' }),
}

/** Pictures beside the words. */
export const PhotoField = ({ photos }: { photos: ReviewPhotosState }) => {
  const t = useText()
  return (
    <fieldset className={styles.root}>
      <legend className={styles.title}>{t('photos')}</legend>
      <p className={styles.hint}>{t('photosHint', { max: MAX_REVIEW_PHOTOS })}</p>
      {photos.urls.length > 0 && (
        <ul className={styles.list}>
          {photos.urls.map((url, index) => (
            <li className={styles.item} key={url}>
              <span className={styles.photo}>
                <ProductImage
                  image={{ url, altText: t('photo', { number: index + 1 }) }}
                  sizes="64px"
                  look="thumb"
                />
              </span>
              <IconButton
                aria-label={t('removePhoto', { number: index + 1 })}
                onClick={() => photos.remove(url)}
              >
                <X aria-hidden size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {!photos.isFull && (
        <PhotoButton isDisabled={photos.isBusy} onChoose={photos.add}>
          {t(photos.isBusy ? 'addingPhoto' : 'addPhoto')}
        </PhotoButton>
      )}
      {photos.fault && <FormAlert>{photos.fault}</FormAlert>}
    </fieldset>
  )
}

import { MAX_REVIEW_PHOTOS } from '@bartan/contract/reviews/rules'
import { PhotosField } from '#components/commerce/photos/photos-field.tsx'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import type { ReviewPhotosState } from '../use-review-photos.ts'

const styles = {
  photo: css({ boxSize: '64px', overflow: 'hidden', borderRadius: 'md', borderWidth: '1px' }),
}

const draw = (url: string, altText: string) => (
  <span className={styles.photo}>
    <ProductImage image={{ url, altText }} sizes="64px" look="thumb" />
  </span>
)

export const PhotoField = ({ photos }: { photos: ReviewPhotosState }) => {
  const t = useText()
  return (
    <PhotosField
      hint={t('photosHint', { max: MAX_REVIEW_PHOTOS })}
      urls={photos.urls}
      draw={draw}
      isFull={photos.isFull}
      isBusy={photos.isBusy}
      fault={photos.fault}
      onChoose={photos.add}
      onRemove={photos.remove}
    />
  )
}

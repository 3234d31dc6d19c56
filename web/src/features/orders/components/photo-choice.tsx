import { MAX_RETURN_PHOTOS } from '@bartan/contract/orders/return-rules'
import { PhotosField } from '#components/commerce/photos/photos-field.tsx'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import type { Photos } from '../use-photos.ts'

const styles = {
  image: css({ boxSize: '64px', objectFit: 'cover', borderRadius: 'md', borderWidth: '1px' }),
}

const draw = (url: string, altText: string) => (
  <img className={styles.image} src={url} alt={altText} />
)

/** Field for photos of a return. */
export const PhotoChoice = ({ photos }: { photos: Photos }) => {
  const t = useText()
  return (
    <PhotosField
      hint={t('photosHint', { max: MAX_RETURN_PHOTOS })}
      urls={photos.chosen.map(({ address }) => address)}
      draw={draw}
      isFull={photos.isFull}
      fault={photos.fault}
      onChoose={(files) => void photos.choose(files)}
      onRemove={photos.remove}
    />
  )
}

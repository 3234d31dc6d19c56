import { MAX_RETURN_PHOTOS } from '@bartan/contract/orders/return-rules'
import { X } from 'lucide-react'
import { IconButton } from '#components/ui/button.tsx'
import { PhotoButton } from '#components/commerce/photos/photo-button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { useText } from '../texts.ts'
import type { Photos } from '../use-photos.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: 'grid', gap: '2' }),
  title: css({ fontSize: 'sm', fontWeight: 'semibold' }),
  hint: css({ fontSize: 'sm', color: 'ink.soft' }),
  list: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
  item: css({ display: 'flex', alignItems: 'center', listStyleType: 'none' }),
  image: css({ boxSize: '64px', objectFit: 'cover', borderRadius: 'md', borderWidth: '1px' }),
}

/** Pictures to send with a return. */
export const PhotoChoice = ({ photos }: { photos: Photos }) => {
  const t = useText()
  return (
    <fieldset className={styles.root}>
      <legend className={styles.title}>{t('photos')}</legend>
      <p className={styles.hint}>{t('photosHint', { max: MAX_RETURN_PHOTOS })}</p>
      {photos.chosen.length > 0 && (
        <ul className={styles.list}>
          {photos.chosen.map(({ address }, index) => (
            <li className={styles.item} key={address}>
              <img className={styles.image} src={address} alt={t('photo', { number: index + 1 })} />
              <IconButton
                aria-label={t('removePhoto', { number: index + 1 })}
                onClick={() => photos.remove(address)}
              >
                <X aria-hidden size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {!photos.isFull && (
        <PhotoButton isDisabled={false} onChoose={(files) => void photos.choose(files)}>
          {t('addPhoto')}
        </PhotoButton>
      )}
      {photos.fault && <FormAlert>{photos.fault}</FormAlert>}
    </fieldset>
  )
}

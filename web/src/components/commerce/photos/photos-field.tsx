import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton, Note } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { PhotoButton } from './photo-button.tsx'
import { useText } from './texts.ts'

const styles = {
  // As high as a picture from the start: the first comes late, and must move nothing then.
  row: wrap({ align: 'center', gap: '3', minH: '66px' }),
  item: css({ display: 'flex', alignItems: 'center', listStyleType: 'none' }),
}

type PhotosFieldProps = {
  hint: string
  /** URLs of the chosen pictures. */
  urls: readonly string[]
  draw: (url: string, altText: string) => ReactNode
  isFull: boolean
  isBusy?: boolean
  fault: string | undefined
  onChoose: (files: readonly File[]) => void
  onRemove: (url: string) => void
}

/** Field for pictures, each of which can be removed again. */
export const PhotosField = (props: PhotosFieldProps) => {
  const { hint, urls, draw, isFull, isBusy = false, fault, onChoose, onRemove } = props
  const t = useText()
  return (
    <fieldset className={grid({ gap: '2' })}>
      <legend className={css({ fontSize: 'sm', fontWeight: 'semibold' })}>{t('title')}</legend>
      <Note>{hint}</Note>
      <div className={styles.row}>
        {urls.length > 0 && (
          <ul className={css({ display: 'contents' })}>
            {urls.map((url, index) => (
              <li className={styles.item} key={url}>
                {draw(url, t('photo', { number: index + 1 }))}
                <IconButton
                  aria-label={t('remove', { number: index + 1 })}
                  onClick={() => onRemove(url)}
                >
                  <X aria-hidden size={18} />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        {!isFull && (
          <PhotoButton isDisabled={isBusy} onChoose={onChoose}>
            {t(isBusy ? 'adding' : 'add')}
          </PhotoButton>
        )}
      </div>
      {fault && <FormAlert>{fault}</FormAlert>}
    </fieldset>
  )
}

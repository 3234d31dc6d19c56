import { imageUrlAt, UPLOAD_TYPES } from '@bartan/contract/images/rules'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { FormField } from '#components/ui/form/form-field.tsx'
import { useLanguage } from '#i18n/language.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { uploadImage } from '#lib/api/upload.ts'
import { fitImage } from '#lib/browser/fit-image.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  root: css({ display: 'grid', gap: '2', justifyItems: 'start' }),
  picture: css({ w: 'full', maxW: '480px', aspectRatio: '4 / 1', objectFit: 'cover' }),
}

/** Not cancellable: the compressed file is small. */
const UNSEEN = { onProgress: () => undefined, signal: new AbortController().signal }

type CollectionPictureProps = { picture: string; onChange: (picture: string) => void }

/** Picture above a collection, also used in link previews. */
export const CollectionPicture = ({ picture, onChange }: CollectionPictureProps) => {
  const t = useText()
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const take = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setFault(undefined)
    try {
      const fitting = await fitImage(language, file)
      if ('fault' in fitting) setFault(fitting.fault)
      else onChange((await uploadImage(fitting, UNSEEN)).imageUrl)
    } catch (error) {
      setFault(messageOf(language, error))
    }
    setBusy(false)
  }
  return (
    <div className={styles.root}>
      {picture !== '' && (
        <>
          <img className={styles.picture} src={imageUrlAt(picture, 640)} alt="" />
          <Button variant="outline" size="sm" onClick={() => onChange('')}>
            {t('removePicture')}
          </Button>
        </>
      )}
      <FormField label={t('picture')} isOptional error={fault} hint={t('pictureHint')}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept={UPLOAD_TYPES.join(',')}
            disabled={isBusy}
            onChange={({ target }) => {
              void take(target.files?.[0])
              // Allows choosing the same file again.
              target.value = ''
            }}
          />
        )}
      </FormField>
    </div>
  )
}

import { UPLOAD_TYPES } from '@bartan/contract/images/rules'
import { ImagePlus, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { IconButton, Note, VisuallyHidden } from '#components/ui/elements.tsx'
import { translator } from '#i18n/translate.ts'
import { css, cx } from '#styled-system/css'
import { grid, hstack, wrap } from '#styled-system/patterns'
import { button } from '#styled-system/recipes'
import { useUpload } from './use-upload.ts'

const { useText } = translator('picture-field', {
  upload: 'Upload a picture',
  uploadOther: 'Upload another',
  uploadOf: 'Upload: {name}',
  uploading: 'Uploading… {percent}%',
  removePicture: 'No picture: {name}',
})

const styles = {
  root: grid({ border: 'none', p: '0', m: '0', minW: '0', gap: '2' }),
  legend: css({ fontSize: 'sm', fontWeight: 'semibold', mb: '1.5' }),
  image: css({
    h: '24',
    maxW: 'full',
    objectFit: 'contain',
    bg: 'sand',
    borderWidth: '1px',
    borderRadius: 'md',
  }),
  file: css({ cursor: 'pointer', _focusWithin: { outline: '2px solid', outlineColor: 'teal' } }),
  error: css({ color: 'danger', fontSize: 'sm', fontWeight: 'medium' }),
}

type PictureFieldProps = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** What is shown of the present picture; '' for none. */
  src: string
  onPick: (picture: string) => void
  /** Blocks saving until the picture is there. */
  hold?: (work: Promise<unknown>) => void
  /** Other pictures to choose from. */
  children?: (choose: (picture: string) => void) => ReactNode
}

/** One picture: uploaded, or one of those offered beside. */
export const PictureField = (props: PictureFieldProps) => {
  const { label, hint, src, onPick, hold, children } = props
  const t = useText()
  const id = useId()
  const { upload, part, fault, forgetFault } = useUpload(onPick)
  const choose = (chosen: string) => {
    forgetFault()
    onPick(chosen)
  }
  const error = fault ?? props.error
  return (
    <fieldset className={styles.root} aria-describedby={error && `${id}-error`}>
      <legend className={styles.legend}>{label}</legend>
      {src !== '' && (
        <div className={hstack({ gap: '2' })}>
          <img className={styles.image} src={src} alt="" />
          <IconButton aria-label={t('removePicture', { name: label })} onClick={() => choose('')}>
            <X aria-hidden size={18} />
          </IconButton>
        </div>
      )}
      <div className={wrap({ gap: '2', align: 'center' })}>
        <label className={cx(button({ variant: 'outline', size: 'sm' }), styles.file)}>
          <ImagePlus aria-hidden size={18} />
          {part === undefined
            ? t(src === '' ? 'upload' : 'uploadOther')
            : t('uploading', { percent: Math.round(part * 100) })}
          <VisuallyHidden>
            <input
              type="file"
              aria-label={t('uploadOf', { name: label })}
              accept={UPLOAD_TYPES.join(',')}
              onChange={({ target }) => {
                const file = target.files?.[0]
                const work = file && upload(file)
                if (work) hold?.(work)
                // Allows choosing the same file again.
                target.value = ''
              }}
            />
          </VisuallyHidden>
        </label>
        {children?.(choose)}
      </div>
      {hint && <Note>{hint}</Note>}
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

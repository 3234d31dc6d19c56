import {
  UPLOAD_TYPES,
  IMAGE_WIDTHS,
  imageUrlAt,
  parseImageUrl,
} from '@bartan/contract/images/rules'
import { SCENES, SCENE_PREFIX, sceneOf } from '@bartan/contract/settings/rules'
import { ImagePlus, X } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '#components/ui/button.tsx'
import { Choice } from '#components/ui/elements.tsx'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { css, cx } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import type { ControlProps, PictureField } from '../form/field.ts'
import { useFormState } from '../form/form-context.ts'
import { useControl } from '../form/use-control.ts'
import { useUpload } from '../form/use-upload.ts'

/** URL of a small version of a setting's picture. */
const pictureUrl = (picture: string): string => {
  const scene = sceneOf(picture)
  if (scene) return `/scenes/${scene}-wide-${scene.endsWith('tile') ? 400 : 960}.webp`
  return parseImageUrl(picture) ? imageUrlAt(picture, IMAGE_WIDTHS[0]) : picture
}

const styles = {
  root: css({ border: 'none', p: '0', m: '0', minW: '0', display: 'grid', gap: '2' }),
  legend: css({ fontSize: 'sm', fontWeight: 'semibold', mb: '1.5' }),
  current: css({ display: 'flex', alignItems: 'center', gap: '2' }),
  image: css({
    h: '24',
    maxW: 'full',
    objectFit: 'contain',
    bg: 'sand',
    borderWidth: '1px',
    borderRadius: 'md',
  }),
  choices: css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' }),
  file: css({ cursor: 'pointer', _focusWithin: { outline: '2px solid', outlineColor: 'teal' } }),
  scene: css({
    p: '0.5',
    '& img': { w: '16', h: '10', objectFit: 'cover', objectPosition: 'right', borderRadius: 'sm' },
  }),
  hint: css({ color: 'ink.soft', fontSize: 'sm' }),
  error: css({ color: 'danger', fontSize: 'sm', fontWeight: 'medium' }),
}

/** Chooses an uploaded picture or one of the built-in ones. */
export const PictureControl = ({ field, path, value }: ControlProps<PictureField>) => {
  const id = useId()
  const { hold } = useFormState()
  const { t, said, set } = useControl(field, path)
  const picture = typeof value === 'string' ? value : ''
  const { upload, part, fault, forgetFault } = useUpload(set)
  const choose = (chosen: string) => {
    forgetFault()
    set(chosen)
  }
  const { label, hint } = said
  const error = fault ?? said.error
  return (
    <fieldset className={styles.root} aria-describedby={error && `${id}-error`}>
      <legend className={styles.legend}>{label}</legend>
      {picture !== '' && (
        <div className={styles.current}>
          <img className={styles.image} src={pictureUrl(picture)} alt="" />
          <IconButton aria-label={t('removePicture', { name: label })} onClick={() => choose('')}>
            <X aria-hidden size={18} />
          </IconButton>
        </div>
      )}
      <div className={styles.choices}>
        <label className={cx(button({ variant: 'outline', size: 'sm' }), styles.file)}>
          <ImagePlus aria-hidden size={18} />
          {part === undefined
            ? t(picture === '' ? 'upload' : 'uploadOther')
            : t('uploading', { percent: Math.round(part * 100) })}
          <VisuallyHidden>
            <input
              type="file"
              aria-label={t('uploadOf', { name: label })}
              accept={UPLOAD_TYPES.join(',')}
              onChange={({ target }) => {
                const file = target.files?.[0]
                if (file) hold(upload(file))
                // Allows choosing the same file again.
                target.value = ''
              }}
            />
          </VisuallyHidden>
        </label>
        {field.scenes &&
          SCENES.map((scene) => (
            <Choice
              className={styles.scene}
              key={scene}
              aria-label={t('sceneOf', { name: t(`scene.${scene}`) })}
              aria-pressed={picture === SCENE_PREFIX + scene}
              onClick={() => choose(SCENE_PREFIX + scene)}
            >
              <img src={pictureUrl(SCENE_PREFIX + scene)} alt="" loading="lazy" />
            </Choice>
          ))}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

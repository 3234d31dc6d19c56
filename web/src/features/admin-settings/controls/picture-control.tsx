import { IMAGE_WIDTHS, imageUrlAt, parseImageUrl } from '@bartan/contract/images/rules'
import { SCENES, SCENE_PREFIX, sceneOf } from '@bartan/contract/settings/rules'
import { PictureField as Picture } from '#components/picture-field/picture-field.tsx'
import { Choice } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import type { ControlProps } from '../form/field.ts'
import { useFormState } from '../form/form-context.ts'
import { useControl } from '../form/use-control.ts'

/** URL of a small version of a setting's picture. */
const pictureUrl = (picture: string): string => {
  const scene = sceneOf(picture)
  if (scene) return `/scenes/${scene}-wide-${scene.endsWith('tile') ? 400 : 960}.webp`
  return parseImageUrl(picture) ? imageUrlAt(picture, IMAGE_WIDTHS[0]) : picture
}

const styles = {
  scene: css({
    p: '0.5',
    '& img': { w: '16', h: '10', objectFit: 'cover', objectPosition: 'right', borderRadius: 'sm' },
  }),
}

/** Chooses an uploaded picture or one of the built-in ones. */
export const PictureControl = ({ field, path, value }: ControlProps) => {
  const { hold } = useFormState()
  const { t, said, set } = useControl(path)
  const picture = typeof value === 'string' ? value : ''
  return (
    <Picture {...said} src={pictureUrl(picture)} hold={hold} onPick={set}>
      {(choose) =>
        field.scenes &&
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
        ))
      }
    </Picture>
  )
}

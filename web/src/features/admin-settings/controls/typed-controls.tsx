import { IMAGE_WIDTHS, imageUrlAt, parseImageUrl } from '@bartan/contract/images/rules'
import { SCENES, SCENE_PREFIX, sceneOf } from '@bartan/contract/settings/rules'
import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { X } from 'lucide-react'
import { useState } from 'react'
import { PictureField as Picture } from '#components/picture-field/picture-field.tsx'
import { Choice, IconButton } from '#components/ui/elements.tsx'
import { InputField, TextAreaField, OptionField } from '#components/ui/form/labeled-fields.tsx'
import { isSameJson } from '#lib/is-same-json.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { type ControlProps, useOptions } from '../form/field.ts'
import { useFormState } from '../form/form-context.ts'
import { useControl } from '../form/use-control.ts'
import { textAt } from '../topics/topics.ts'

const picksControlStyles = {
  pick: css({
    display: 'flex',
    alignItems: 'center',
    pl: '3',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'full',
    bg: 'paper',
    fontSize: 'sm',
  }),
}

/** Chosen values are listed below the select and can be removed there. */
export const PicksControl = ({ field, path, value }: ControlProps) => {
  const { t, said, set } = useControl(path)
  const options = useOptions(field)
  const add = textAt(path, 'Add')
  const values: readonly unknown[] = Array.isArray(value) ? value : []
  const picked = options.filter(([option]) => values.includes(option))
  const others = options.filter(([option]) => !values.includes(option))
  return (
    <div className={grid({ gap: '2' })}>
      <OptionField
        {...said}
        value=""
        options={[['', add ? t(add) : ''], ...others]}
        onPick={(one) => one !== '' && set([...values, one])}
      />
      {picked.length > 0 && (
        <ul className={wrap({ gap: '2' })} aria-label={said.label}>
          {picked.map(([option, name]) => (
            <li className={picksControlStyles.pick} key={option}>
              {name}
              <IconButton
                className={css({ boxSize: { base: 'tap', lg: 'tap.sm' } })}
                aria-label={t('remove', { name })}
                onClick={() => set(values.filter((one) => one !== option))}
              >
                <X aria-hidden size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

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

/** Keeps the text as it is typed ("1,299", "12.", empty lines) beside the value that is read from it. */
const useTyped = (
  { path, value }: ControlProps,
  asText: (value: unknown) => string,
  read: (typed: string) => unknown,
) => {
  const { said, set } = useControl(path)
  const [typed, setTyped] = useState(asText(value))
  if (!isSameJson(read(typed), read(asText(value)))) setTyped(asText(value))
  const onChange = ({ target }: { target: { value: string } }) => {
    setTyped(target.value)
    set(read(target.value))
  }
  return { ...said, value: typed, onChange }
}

const numberAsText = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : ''

export const NumberControl = (props: ControlProps) => {
  const { isNullable, isOptional } = props.field
  const nothing = isNullable ? null : isOptional ? undefined : ''
  // Other text is kept, and an empty one that is required, so that validation reports it.
  const typed = useTyped(props, numberAsText, (text) =>
    text.trim() === '' ? nothing : (typedAmount(text) ?? text),
  )
  return <InputField {...typed} isOptional={isOptional || isNullable} inputMode="decimal" />
}

const linesAsText = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : '')

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const LinesControl = (props: ControlProps) => {
  const typed = useTyped(props, linesAsText, linesOf)
  return <TextAreaField {...typed} rows={Math.max(3, typed.value.split('\n').length)} />
}

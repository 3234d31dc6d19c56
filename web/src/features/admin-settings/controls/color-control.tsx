import { reason } from '@bartan/contract/reasons/reasons'
import {
  ACCENT_PATTERN,
  ACCENTS,
  DEFAULT_ACCENT,
  MIN_CONTRAST,
  accentContrast,
} from '@bartan/contract/settings/accent'
import type { Language } from '@bartan/contract/shop/languages'
import { FormField, Input } from '#components/ui/form/form-field.tsx'
import { translateReason, useLanguage } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import type { ControlProps } from '../form/field.ts'
import { useControl } from '../form/use-control.ts'
import { textIn } from '../texts.ts'

const styles = {
  legend: css({ mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' }),
  swatch: css({
    boxSize: 'tap',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'line.strong',
    _pressed: { outline: '3px solid', outlineColor: 'teal', outlineOffset: '2px' },
  }),
  own: grid({ gridTemplateColumns: '44px minmax(0, 1fr)', gap: '2' }),
  picker: css({ boxSize: 'tap', p: '0', border: 'none', bg: 'transparent', cursor: 'pointer' }),
}

/** Why a color is unsuitable, checked before saving. */
const faultOf = (language: Language, color: string): string | undefined => {
  if (!ACCENT_PATTERN.test(color))
    return translateReason(
      language,
      reason('field_not_color', { field: textIn(language, 'ownColor') }),
    )
  const contrast = accentContrast(color)
  if (contrast >= MIN_CONTRAST) return undefined
  return translateReason(
    language,
    reason('color_unreadable', { ratio: contrast.toFixed(1), least: MIN_CONTRAST }),
  )
}

/** Legible suggested colors, or a custom one with its contrast. */
export const ColorControl = ({ path, value }: ControlProps) => {
  const language = useLanguage()
  const { t, said, set } = useControl(path)
  const color = typeof value === 'string' ? value : ''
  const fault = faultOf(language, color)
  return (
    <div className={grid({ gap: '3' })}>
      <fieldset className={wrap({ gap: '2', border: 'none', p: '0', m: '0' })}>
        <legend className={styles.legend}>{said.label}</legend>
        {ACCENTS.map((accent) => (
          <button
            className={styles.swatch}
            key={accent}
            type="button"
            style={{ backgroundColor: accent }}
            aria-label={t('colorNamed', { color: accent })}
            aria-pressed={color === accent}
            onClick={() => set(accent)}
          />
        ))}
      </fieldset>
      <FormField
        label={t('ownColor')}
        error={fault ?? said.error}
        hint={
          fault === undefined
            ? t('contrast', { ratio: accentContrast(color).toFixed(1), least: MIN_CONTRAST })
            : said.hint
        }
      >
        {(control) => (
          <div className={styles.own}>
            <input
              className={styles.picker}
              type="color"
              aria-label={t('pickColor')}
              value={ACCENT_PATTERN.test(color) ? color : DEFAULT_ACCENT}
              onChange={({ target }) => set(target.value)}
            />
            <Input
              {...control}
              value={color}
              maxLength={7}
              spellCheck={false}
              onChange={({ target }) => set(target.value.toLowerCase())}
            />
          </div>
        )}
      </FormField>
    </div>
  )
}

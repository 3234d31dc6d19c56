import { Select } from '#components/ui/form/form-field.tsx'
import { translateValue } from '#i18n/translate.ts'
import { useText } from '../texts.ts'
import type { ProductImage as Image } from '@bartan/contract/products/schema'
import { css } from '#styled-system/css'
import { useLanguage } from '#i18n/language.ts'

const styles = {
  root: css({ mt: '1', minH: { base: 'tap', lg: 'tap.sm' }, fontSize: { base: 'md', md: 'sm' } }),
}

type ImageColorProps = {
  image: Image
  place: number
  colors: readonly string[]
  onChange: (color: string | undefined) => void
}

/** Which of the product's colors an image shows: shoppers who choose the image choose that color. */
export const ImageColor = ({ image, place, colors, onChange }: ImageColorProps) => {
  const t = useText()
  const language = useLanguage()
  const { color } = image
  // A color that was renamed above must be seen to be changed here.
  const options = [...new Set([...colors, ...(color ? [color] : [])])]
  if (options.length === 0) return null
  return (
    <Select
      className={styles.root}
      aria-label={t('colorOf', { place })}
      value={color ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">{t('noColor')}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {translateValue(language, option)}
        </option>
      ))}
    </Select>
  )
}

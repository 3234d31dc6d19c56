import type { ProductImage as Image } from '@bartan/contract/products/schema'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { useLanguage } from '#i18n/language.ts'
import { translateValue } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  root: css({ mt: '1', minH: { base: 'tap', lg: 'tap.sm' }, fontSize: { base: 'md', md: 'sm' } }),
}

type ImageColorProps = {
  image: Image
  place: number
  colors: readonly string[]
  onChange: (color: string | undefined) => void
}

/** The product color that an image shows; choosing the image chooses the color. */
export const ImageColor = ({ image, place, colors, onChange }: ImageColorProps) => {
  const t = useText()
  const language = useLanguage()
  const { color } = image
  // A renamed color stays selectable, so that the mismatch is visible.
  const options = [...new Set([...colors, ...(color ? [color] : [])])]
  if (options.length === 0) return null
  return (
    <OptionSelect
      className={styles.root}
      aria-label={t('colorOf', { place })}
      value={color ?? ''}
      options={[
        ['', t('noColor')],
        ...options.map((option) => [option, translateValue(language, option)] as const),
      ]}
      onPick={(picked) => onChange(picked || undefined)}
    />
  )
}

import { Select } from '#components/ui/form-field.tsx'
import { word } from '#i18n/copy-of.ts'
import { copy } from '../copy.ts'
import type { ProductImage as Picture } from '@bartan/contract/products/schema'

type PictureColorProps = {
  picture: Picture
  place: number
  colors: readonly string[]
  onChange: (color: string | undefined) => void
}

/** Which of the product's colours a picture shows: shoppers who choose the picture choose that colour. */
export const PictureColor = ({ picture, place, colors, onChange }: PictureColorProps) => {
  const { color } = picture
  // A colour that was renamed above must be seen to be changed here.
  const options = [...new Set([...colors, ...(color ? [color] : [])])]
  if (options.length === 0) return null
  return (
    <Select
      aria-label={copy('colorOf', { place })}
      mt="1"
      minH={{ base: 'tap', lg: 'tap.sm' }}
      fontSize={{ base: 'md', md: 'sm' }}
      value={color ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">{copy('noColor')}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {word(option)}
        </option>
      ))}
    </Select>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { imageOfColor } from '@bartan/contract/product-colors'
import { useId } from 'react'
import { word } from '../copy/copy-of.ts'
import { ColorDot } from './color-swatch.tsx'
import { copy } from './copy.ts'
import type { Product } from '@bartan/contract/product'

const MAX_DOTS = 4

/** Lies over the card's picture, so that the words below start at the same height on every card. */
const Place = chakra('div', {
  base: {
    position: 'absolute',
    top: '0',
    insetX: '0',
    aspectRatio: '1',
    display: 'flex',
    alignItems: 'flex-end',
    p: '2',
    pointerEvents: 'none',
  },
})

const Pill = chakra('fieldset', {
  base: {
    display: 'flex',
    alignItems: 'center',
    h: '7',
    px: '1',
    bg: 'white/86',
    borderRadius: 'full',
    pointerEvents: 'auto',
  },
})

const Option = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    w: '6',
    h: '7',
    '& > input': {
      position: 'absolute',
      inset: '0',
      w: 'full',
      h: 'full',
      m: '0',
      opacity: '0',
      cursor: 'pointer',
    },
    '& > span': { pointerEvents: 'none', outlineOffset: '2px' },
    '& > input:checked + span': { outline: '2px solid {colors.teal}' },
    '& > input:focus-visible + span': { outline: '2px solid {colors.ink}' },
  },
})

type CardColorsProps = {
  product: Product
  /** Undefined while the card shows its cover. */
  shown: string | undefined
  onPick: (color: string) => void
}

/** The colours that a product comes in; each that has a picture shows it when it is pressed. */
export const CardColors = ({ product, shown, onPick }: CardColorsProps) => {
  const name = useId()
  const { colors } = product
  const dots = colors.slice(0, MAX_DOTS)
  // A filter may have chosen one of the others.
  if (shown !== undefined && !dots.includes(shown)) dots.splice(-1, 1, shown)
  return (
    <Place>
      <Pill aria-label={copy('colors', { count: colors.length })}>
        {dots.map((color) => (
          <Option key={color}>
            {imageOfColor(product, color) !== undefined && (
              <input
                type="radio"
                name={name}
                aria-label={word(color)}
                checked={color === shown}
                onChange={() => onPick(color)}
              />
            )}
            <ColorDot color={color} size="sm" />
          </Option>
        ))}
        {colors.length > MAX_DOTS && (
          <chakra.span aria-hidden pr="1" fontSize="xs" lineHeight="1">
            +{colors.length - MAX_DOTS}
          </chakra.span>
        )}
      </Pill>
    </Place>
  )
}

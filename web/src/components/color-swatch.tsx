import { chakra } from '@chakra-ui/react/styled-system'
import { word } from '../copy/copy-of.ts'
import { MANY_COLORS, swatchColor } from './swatch-color.ts'

const Dot = chakra('span', {
  base: {
    display: 'block',
    flexShrink: '0',
    borderRadius: 'full',
    // Stays where the style below is no colour that the browser knows.
    bgImage: MANY_COLORS,
    // White and yellow need an edge on paper.
    boxShadow: 'inset 0 0 0 1px rgb(18 52 59 / 0.25)',
  },
  variants: { size: { sm: { boxSize: '3' }, md: { boxSize: '7' } } },
  defaultVariants: { size: 'md' },
})

/** A dot in a product's colour; its name is said by whatever holds it. */
export const ColorDot = ({ color, size }: { color: string; size?: 'sm' | 'md' }) => (
  <Dot aria-hidden size={size ?? 'md'} style={{ background: swatchColor(color) }} />
)

const Ring = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 'tap',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'transparent',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'line.strong' },
    _pressed: { borderColor: 'teal' },
    _focusVisible: { borderRadius: 'full' },
  },
})

type ColorSwatchProps = {
  color: string
  isPressed: boolean
  onToggle: () => void
  description?: string | undefined
  /** Still to be pressed, but it would find nothing. */
  isFaint?: boolean
}

/** A colour to press and unpress. */
export const ColorSwatch = ({
  color,
  isPressed,
  onToggle,
  description,
  isFaint = false,
}: ColorSwatchProps) => (
  <Ring
    type="button"
    aria-label={word(color)}
    aria-pressed={isPressed}
    aria-description={description}
    title={word(color)}
    opacity={isFaint && !isPressed ? 0.35 : 1}
    onClick={onToggle}
  >
    <ColorDot color={color} />
  </Ring>
)

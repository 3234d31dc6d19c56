import type { ReactNode } from 'react'
import { translateValue, useLanguage } from '#i18n/translate.ts'
import { css, cva } from '#styled-system/css'
import { swatchColor } from './swatch-color.ts'

const swatch = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'tap',
    fontSize: 'sm',
    color: 'ink',
    transition: 'quick',
    _disabled: { opacity: 0.5 },
  },
  variants: {
    look: {
      /** For choosing a product's color. */
      pill: {
        pl: '2',
        pr: '4',
        fontWeight: 'medium',
        bg: 'paper',
        borderWidth: '1px',
        borderColor: 'line.strong',
        borderRadius: 'full',
        _hover: { borderColor: 'teal' },
        _pressed: {
          bg: 'teal.mist',
          borderColor: 'teal',
          boxShadow: 'inset 0 0 0 1px {colors.teal}',
        },
        _focusVisible: { borderRadius: 'full' },
      },
      /** For the filters: two in a row, unless a word would break. */
      row: {
        flex: '1 1 40%',
        px: '1.5',
        minW: 'fit-content',
        textAlign: 'left',
        borderRadius: 'md',
        _hover: { bg: 'sand' },
        _pressed: { bg: 'teal.tint', fontWeight: 'semibold' },
        _focusVisible: { borderRadius: 'md' },
      },
    },
    // The filter can be pressed but has no results.
    isFaint: { true: { color: 'ink.faint', '& > :first-of-type': { opacity: 0.35 } } },
    // Sold out.
    isStruck: {
      true: {
        color: 'ink.soft',
        textDecoration: 'line-through',
        borderStyle: 'dashed',
        '& > :first-of-type': { opacity: 0.45 },
      },
    },
  },
})

const styles = {
  // A long word breaks rather than being cut.
  name: css({ minW: '0', overflowWrap: 'anywhere' }),
}

const dot = cva({
  base: {
    display: 'block',
    flexShrink: '0',
    borderRadius: 'full',
    // Fallback if the browser doesn't know the color below.
    bgImage: '{gradients.manyColors}',
    // White and yellow need a border on this background.
    boxShadow: 'inset 0 0 0 1px {colors.ink/25}',
  },
  variants: { size: { sm: { boxSize: '3' }, row: { boxSize: '5' }, md: { boxSize: '7' } } },
  defaultVariants: { size: 'md' },
})

/** A dot in a product's color; the parent must contain the color's name as text. */
export const ColorDot = ({ color, size }: { color: string; size?: 'sm' | 'row' | 'md' }) => (
  <span aria-hidden className={dot({ size })} style={{ background: swatchColor(color) }} />
)

type ColorSwatchProps = {
  color: string
  look: 'pill' | 'row'
  isPressed: boolean
  onToggle: () => void
  description?: string | undefined
  isFaint?: boolean
  isStruck?: boolean
  isDisabled?: boolean
  /** Extra text for screen readers after the color's name. */
  children?: ReactNode
}

/** A toggle for a color, with its name, because not everyone can tell red from green. */
export const ColorSwatch = (props: ColorSwatchProps) => {
  const language = useLanguage()
  const { color, look, isPressed, onToggle, description, isFaint = false } = props
  return (
    <button
      className={swatch({ look, isFaint: isFaint && !isPressed, isStruck: props.isStruck })}
      type="button"
      aria-pressed={isPressed}
      aria-description={description}
      disabled={props.isDisabled}
      onClick={onToggle}
    >
      <ColorDot color={color} size={look === 'pill' ? 'md' : 'row'} />
      <span className={styles.name}>{translateValue(language, color)}</span>
      {props.children}
    </button>
  )
}

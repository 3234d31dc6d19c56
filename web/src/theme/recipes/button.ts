import { defineRecipe } from '@pandacss/dev'

/** `accent` is for a view's single main action; all others are `solid`, `outline` or `quiet`. */
export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    transition: 'quick',
    userSelect: 'none',
    _active: { translate: '0 1px' },
    _disabled: { opacity: 0.55 },
    _focusVisible: { borderRadius: 'md' },
  },
  variants: {
    variant: {
      solid: { bg: 'teal', color: 'white', _hover: { bg: 'teal.deep' } },
      accent: { bg: 'saffron', color: 'ink', _hover: { bg: 'saffron.deep' } },
      outline: {
        bg: 'paper',
        color: 'ink',
        borderColor: 'line.strong',
        _hover: { borderColor: 'teal', bg: 'teal.mist' },
      },
      quiet: { color: 'teal', _hover: { bg: 'teal.mist' } },
      danger: { bg: 'danger', color: 'white', _hover: { bg: 'danger.deep' } },
    },
    size: {
      sm: { minH: { base: 'tap', lg: 'tap.sm' }, px: '3', py: '1.5', fontSize: 'sm' },
      md: { minH: 'tap', px: '5', py: '2', fontSize: 'md' },
      lg: { minH: 'tap.lg', px: '7', py: '3', fontSize: 'lg' },
    },
    wide: { true: { w: 'full' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
})

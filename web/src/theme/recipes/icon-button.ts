import { defineRecipe } from '@pandacss/dev'

/** A square touch target around one icon; `aria-label` names it. */
export const iconButton = defineRecipe({
  className: 'icon-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    boxSize: 'tap',
    color: 'inherit',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    transition: 'quick',
    _disabled: { opacity: 0.4 },
    _focusVisible: { borderRadius: 'full' },
  },
  variants: {
    variant: {
      quiet: { _hover: { bg: 'sand' } },
      outline: {
        bg: 'paper',
        borderColor: 'line.strong',
        _hover: { borderColor: 'teal', bg: 'teal.mist' },
      },
      floating: { bg: 'paper', boxShadow: 'md', _hover: { bg: 'teal.mist' } },
    },
  },
  defaultVariants: { variant: 'quiet' },
})

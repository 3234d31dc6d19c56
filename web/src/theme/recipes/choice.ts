import { defineRecipe } from '@pandacss/dev'

/** A toggle, for example for a size or a filter value. */
export const choice = defineRecipe({
  className: 'choice',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: 'tap',
    minW: 'tap',
    px: '4',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'ink',
    bg: 'paper',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    transition: 'quick',
    _hover: { borderColor: 'teal' },
    _disabled: { opacity: 0.5 },
    '&:is([aria-pressed=true], [aria-current=page])': {
      bg: 'teal.mist',
      borderColor: 'teal',
      boxShadow: 'inset 0 0 0 1px {colors.teal}',
      color: 'teal.deep',
    },
    _focusVisible: { borderRadius: 'md' },
  },
  variants: {
    // Sold out.
    isStruck: {
      true: { color: 'ink.soft', textDecoration: 'line-through', borderStyle: 'dashed' },
    },
    size: { sm: { minH: { base: 'tap', lg: 'tap.sm' }, px: '3' } },
  },
})

import { defineRecipe } from '@pandacss/dev'

/** A sheet of paper on the page. */
export const card = defineRecipe({
  className: 'card',
  base: { bg: 'paper', borderWidth: '1px', borderColor: 'line', borderRadius: 'lg' },
  variants: {
    padding: {
      none: { p: '0' },
      md: { p: { base: '4', md: '6' } },
      lg: { p: { base: '5', md: '8' } },
    },
  },
  defaultVariants: { padding: 'md' },
})

import { defineRecipe } from '@pandacss/dev'

export const heading = defineRecipe({
  className: 'heading',
  base: {
    fontFamily: 'heading',
    fontWeight: 'semibold',
    color: 'ink',
    letterSpacing: 'tight',
    lineHeight: 'snug',
    textWrap: 'balance',
  },
  variants: {
    size: {
      display: { fontSize: 'display', lineHeight: 'tight' },
      page: { fontSize: 'page', lineHeight: 'tight' },
      section: { fontSize: 'section', lineHeight: 'tight' },
      card: { fontSize: 'card' },
      small: { fontSize: 'lg' },
    },
  },
  defaultVariants: { size: 'section' },
})

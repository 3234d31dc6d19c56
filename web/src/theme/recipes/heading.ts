import { defineRecipe } from '@chakra-ui/react/styled-system'

export const headingRecipe = defineRecipe({
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
      display: { fontSize: 'display', lineHeight: '1.05' },
      page: { fontSize: 'page', lineHeight: 'tight' },
      section: { fontSize: 'section', lineHeight: '1.15' },
      card: { fontSize: 'card' },
      small: { fontSize: 'lg' },
    },
  },
  defaultVariants: { size: 'section' },
})

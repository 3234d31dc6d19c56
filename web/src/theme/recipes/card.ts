import { defineRecipe } from '@chakra-ui/react/styled-system'

/** A sheet of paper on the page. */
export const cardRecipe = defineRecipe({
  base: { bg: 'paper', borderWidth: '1px', borderColor: 'line', borderRadius: 'lg' },
  variants: {
    padding: {
      none: {},
      md: { p: { base: '4', md: '6' } },
      lg: { p: { base: '5', md: '8' } },
    },
  },
  defaultVariants: { padding: 'md' },
})

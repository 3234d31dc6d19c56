import { defineRecipe } from '@chakra-ui/react/styled-system'

/** The browser's own box in the shop's color: it has all states, and respects high contrast. */
export const checkboxRecipe = defineRecipe({
  base: { boxSize: '5', flexShrink: '0', accentColor: 'teal', cursor: 'pointer' },
})

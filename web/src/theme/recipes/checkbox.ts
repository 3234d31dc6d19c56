import { defineRecipe } from '@pandacss/dev'

/** The browser's own box in the shop's color: it has all states, and respects high contrast. */
export const checkbox = defineRecipe({
  className: 'checkbox',
  base: { boxSize: '5', flexShrink: '0', accentColor: 'teal', cursor: 'pointer' },
})

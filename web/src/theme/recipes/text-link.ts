import { defineRecipe } from '@pandacss/dev'

export const textLink = defineRecipe({
  className: 'text-link',
  base: {
    color: 'teal',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
    textUnderlineOffset: '3px',
    transition: 'quick',
    _hover: { textDecorationColor: 'currentColor' },
  },
  variants: {
    tone: {
      inherit: { color: 'inherit' },
      /** Underlined on hover only, for lists of links. */
      plain: {
        color: 'inherit',
        fontWeight: 'inherit',
        textDecorationColor: 'transparent',
        _hover: { textDecorationColor: 'currentColor' },
      },
    },
  },
})

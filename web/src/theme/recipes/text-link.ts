import { defineRecipe } from '@chakra-ui/react/styled-system'
import { QUICK } from '#theme/motion.ts'

export const textLinkRecipe = defineRecipe({
  base: {
    color: 'teal',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
    textUnderlineOffset: '3px',
    transition: QUICK,
    _hover: { textDecorationColor: 'currentColor' },
  },
  variants: {
    tone: {
      teal: {},
      inherit: { color: 'inherit' },
      /** Underlined on hover only: for lists in which each line is a link. */
      plain: {
        color: 'inherit',
        fontWeight: 'inherit',
        textDecorationColor: 'transparent',
      },
    },
  },
  defaultVariants: { tone: 'teal' },
})

import { defineRecipe } from '@pandacss/dev'

/** The page's content column, also inside full-width bands. */
export const pageColumn = defineRecipe({
  className: 'page-column',
  base: { w: 'full', maxW: 'page', mx: 'auto', px: { base: '4', md: '6', xl: '8' } },
  variants: {
    /** A whole page, whose end keeps apart from the footer. */
    page: {
      wide: { pb: { base: '12', md: '20' } },
      narrow: { maxW: 'narrow', pb: { base: '12', md: '20' } },
    },
  },
})

export const skeleton = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    borderRadius: 'sm',
    bgImage:
      'linear-gradient(90deg, {colors.sand} 30%, {colors.sand.light} 50%, {colors.sand} 70%)',
    bgSize: '200% 100%',
    animation: 'shimmer 1.6s linear infinite',
    _motionReduce: { animation: 'none' },
  },
})

/** Presses beside each other, on a phone swiped from one edge of the window to the other. */
export const swipedRow = defineRecipe({
  className: 'swiped-row',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '0' },
    whiteSpace: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > *': { flexShrink: '0' },
  },
})

/** A white sheet on the page's background. */
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

import { chakra } from '@chakra-ui/react/styled-system'

/** The page's column, into which every full-width band puts its content. */
export const Container = chakra('div', {
  base: { w: 'full', maxW: 'page', mx: 'auto', px: { base: '4', md: '6', xl: '8' } },
  variants: { width: { page: {}, narrow: { maxW: 'narrow' } } },
  defaultVariants: { width: 'page' },
})

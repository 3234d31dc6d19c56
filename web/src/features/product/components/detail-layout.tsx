import { chakra } from '@chakra-ui/react/styled-system'

/** The pictures, and beside them what is said and chosen; of the product and of its skeleton alike. */
export const DetailLayout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      xl: 'minmax(0, 1.25fr) minmax(0, 1fr)',
    },
    gap: { base: '5', md: '10', xl: '16' },
    alignItems: 'start',
  },
})

import { chakra } from '@chakra-ui/react/styled-system'

/** The form, and the summary beside it where there is room. */
export const CheckoutColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
  },
})

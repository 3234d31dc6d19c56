import { chakra } from '@chakra-ui/react/styled-system'

/** The products beside the customer. */
export const OrderColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
  },
})

import { chakra } from '@chakra-ui/react/styled-system'

/** A product's text fields beside its images. */
export const FormColumns = chakra('form', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
  },
})

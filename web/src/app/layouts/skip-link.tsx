import { chakra } from '@chakra-ui/react/styled-system'

/** The first element that Tab reaches, visible only then. */
export const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    top: '2',
    left: '2',
    zIndex: 'toast',
    px: '4',
    py: '3',
    color: 'white',
    bg: 'teal.deep',
    borderRadius: 'md',
    fontWeight: 'semibold',
    translate: '0 -200%',
    _focus: { translate: '0' },
  },
})

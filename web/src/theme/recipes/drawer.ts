import { defineRecipe } from '@chakra-ui/react/styled-system'

/**
 * A native modal `<dialog>` that slides in from a side. Entry and exit are CSS alone (`@starting-style`, discrete
 * transitions), so nothing has to be timed in script.
 */
export const drawerRecipe = defineRecipe({
  base: {
    position: 'fixed',
    inset: '0',
    m: '0',
    maxW: 'none',
    maxH: 'none',
    h: '100dvh',
    p: '0',
    color: 'ink',
    bg: 'ground',
    boxShadow: 'lg',
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    flexDirection: 'column',
    transition: 'translate 320ms cubic-bezier(0.2, 0, 0, 1), overlay 320ms, display 320ms',
    transitionBehavior: 'allow-discrete',
    _open: { display: 'flex', translate: '0' },
    _focusVisible: { outline: 'none', boxShadow: 'lg', borderRadius: '0' },
    '&::backdrop': {
      bg: 'rgb(12 44 50 / 0.45)',
      opacity: 0,
      transition: 'opacity 320ms, overlay 320ms, display 320ms',
      transitionBehavior: 'allow-discrete',
    },
    '&[open]::backdrop': { opacity: 1, _starting: { opacity: 0 } },
  },
  variants: {
    side: {
      left: {
        right: 'auto',
        translate: '-100%',
        '&[open]': { _starting: { translate: '-100%' } },
      },
      right: {
        left: 'auto',
        translate: '100%',
        '&[open]': { _starting: { translate: '100%' } },
      },
    },
    width: {
      narrow: { w: 'min(340px, 88vw)' },
      wide: { w: 'min(440px, 100vw)' },
    },
  },
  defaultVariants: { side: 'right', width: 'wide' },
})

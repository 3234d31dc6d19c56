import { defineRecipe } from '@pandacss/dev'

const SLOW = '{durations.slow}'
/** Overlay and display change only after the panel's transition. */
const LAYER = `overlay ${SLOW}, display ${SLOW}`
const SLIDE = `translate ${SLOW} {easings.out}, ${LAYER}`
const FADE = `opacity ${SLOW}, ${LAYER}`

/**
 * A native modal `<dialog>` that slides in from one side. Entry and exit are CSS only (`@starting-style`, discrete
 * transitions), without timers.
 */
export const drawer = defineRecipe({
  className: 'drawer',
  base: {
    position: 'fixed',
    inset: '0',
    m: '0',
    maxW: 'none',
    maxH: 'none',
    h: '100dvh',
    p: '0',
    boxShadow: 'lg',
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    flexDirection: 'column',
    transition: SLIDE,
    transitionBehavior: 'allow-discrete',
    _open: { display: 'flex' },
    _focusVisible: { outline: 'none', boxShadow: 'lg', borderRadius: '0' },
    '&::backdrop': {
      bg: 'backdrop',
      opacity: 0,
      transition: FADE,
      transitionBehavior: 'allow-discrete',
    },
    '&[open]::backdrop': { opacity: 1, _starting: { opacity: 0 } },
  },
  variants: {
    side: {
      left: {
        right: 'auto',
        translate: '-100%',
        '&[open]': { translate: '0', _starting: { translate: '-100%' } },
      },
      right: {
        left: 'auto',
        translate: '100%',
        '&[open]': { translate: '0', _starting: { translate: '100%' } },
      },
    },
    ground: { paper: { color: 'ink', bg: 'ground' }, night: { color: 'white', bg: 'teal.night' } },
    width: { narrow: { w: 'min(340px, 88vw)' }, wide: { w: 'min(440px, 100vw)' } },
  },
  defaultVariants: { side: 'right', ground: 'paper', width: 'wide' },
})

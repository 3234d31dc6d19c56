import { chakra } from '@chakra-ui/react/styled-system'

const floating = {
  position: 'sticky',
  bottom: '0',
  zIndex: 'raised',
  // To the edges of the screen, over the page's own margins.
  mx: { base: '-4', md: '-6' },
  px: { base: '4', md: '6' },
  pt: '3',
  pb: 'max(12px, env(safe-area-inset-bottom))',
  bg: 'paper',
  borderTopWidth: '1px',
  boxShadow: 'up',
} as const

/**
 * The action that a page is for. On small screens it waits at the lower edge until its place comes by, never further
 * than a thumb; from the width `until` on there is room for it in its place.
 */
export const StickyBar = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3' },
  variants: {
    until: { md: { mdDown: floating }, lg: { lgDown: floating } },
  },
})

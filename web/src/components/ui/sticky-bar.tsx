import { chakra } from '@chakra-ui/react/styled-system'

const floating = {
  position: 'sticky',
  bottom: '0',
  zIndex: 'raised',
  // Across the page's own margins, to the edges of the screen.
  mx: { base: '-4', md: '-6' },
  px: { base: '4', md: '6' },
  pt: '3',
  pb: 'max(12px, env(safe-area-inset-bottom))',
  bg: 'paper',
  borderTopWidth: '1px',
  boxShadow: 'up',
} as const

/**
 * The page's main action. On small screens it sticks to the lower edge until its own place scrolls into view; from
 * the width `until` on it simply stands in its place.
 */
export const StickyBar = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3' },
  variants: {
    until: { md: { mdDown: floating }, lg: { lgDown: floating } },
  },
})

import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import { t } from '../texts.ts'
import { useIsWide } from '../use-is-wide.ts'
import type { ReactNode } from 'react'

/** Stays beside the list, and scrolls by itself if it is taller than the screen. */
const Sidebar = chakra('aside', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'sticky',
    top: '72px',
    flexShrink: '0',
    w: '248px',
    maxH: 'calc(100vh - 72px)',
    // Room for focus rings and for the scroll bar, which would cover the numbers.
    ml: '-2',
    pl: '2',
    pr: '4',
    pt: '3',
    mt: '-3',
    pb: '8',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: '{colors.line} transparent',
  },
})

/**
 * The filters, if there is room for them beside the list. On small screens they are only in the server's HTML,
 * hidden; the boundary keeps React from hydrating them before they are removed.
 */
export const FilterSidebar = ({ children }: { children: ReactNode }) =>
  useIsWide() !== false && (
    <Sidebar aria-label={t('filters')}>
      <Suspense>{children}</Suspense>
    </Sidebar>
  )

import { Suspense, type ReactNode } from 'react'
import { SkipLink } from '#components/ui/skip-link.tsx'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import { useIsWide } from '../use-is-wide.ts'

const styles = {
  // Sticky beside the list; scrolls by itself if taller than the screen.
  sidebar: css({
    display: { base: 'none', lg: 'block' },
    position: 'sticky',
    top: '72px',
    flexShrink: '0',
    w: '248px',
    maxH: 'calc(100vh - 72px)',
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
  }),
}

/**
 * Filters beside the list on wide screens. On small screens they exist only in the server's HTML, hidden; the
 * boundary prevents hydration before they are removed.
 */
export const FilterSidebar = ({ children }: { children: ReactNode }) => {
  const t = useText()
  return (
    useIsWide() !== false && (
      <aside className={styles.sidebar} aria-label={t('filters')}>
        <SkipLink href="#products">{t('skip')}</SkipLink>
        <Suspense>{children}</Suspense>
      </aside>
    )
  )
}

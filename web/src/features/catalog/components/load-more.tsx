import { ButtonLink } from '#components/ui/link.tsx'
import { LoadingText } from '#components/ui/loading/loading-text.tsx'
import { useText } from '../texts.ts'
import { useInView } from '#lib/browser/use-in-view.ts'
import { css } from '#styled-system/css'

const styles = {
  // The browser would anchor the scroll position to this, and push what was loaded out of sight above it.
  root: css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    mt: '12',
    minH: '88px',
    overflowAnchor: 'none',
    // What is below makes room for a page that loads, or will by itself, not when it comes: it would move under a finger.
    '&[data-makes-room=true]': { minH: '100vh' },
  }),
  shown: css({ fontSize: 'sm', color: 'ink.soft' }),
}

type LoadMoreProps = {
  /** The address of the next page, for a new tab, a crawler or a copied link. */
  to: string
  shown: number
  total: number
  isLoading: boolean
  /** The next pages load by themselves; after a few, only on request, so that the footer can be reached. */
  isAutomatic: boolean
  onMore: () => void
}

export const LoadMore = ({ to, shown, total, isLoading, isAutomatic, onMore }: LoadMoreProps) => {
  const t = useText()
  const ref = useInView<HTMLDivElement>(onMore, '1000px', isAutomatic && !isLoading)
  return (
    <div
      className={styles.root}
      ref={ref}
      aria-busy={isLoading}
      data-makes-room={isLoading || isAutomatic}
      // Looked at afresh after each page: it may still be as near to the screen as it was.
      key={shown}
    >
      <p className={styles.shown}>{t('shown', { shown, total })}</p>
      {isLoading ? (
        <LoadingText />
      ) : (
        <ButtonLink
          to={to}
          variant="outline"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onMore()
          }}
        >
          {t('loadMore')}
        </ButtonLink>
      )}
    </div>
  )
}

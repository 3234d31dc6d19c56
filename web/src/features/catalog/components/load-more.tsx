import { ButtonLink } from '#components/ui/link.tsx'
import { LoadingText } from '#components/ui/loading/loading-text.tsx'
import { useText } from '../texts.ts'
import { useInView } from '#lib/browser/use-in-view.ts'
import { css } from '#styled-system/css'

const styles = {
  // Excluded from scroll anchoring, which would push loaded products out of sight above.
  root: css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    mt: '12',
    minH: '88px',
    overflowAnchor: 'none',
    // Reserves space before a page loads, so that content below doesn't move under a finger.
    '&[data-makes-room=true]': { minH: '100vh' },
  }),
  shown: css({ fontSize: 'sm', color: 'ink.soft' }),
}

type LoadMoreProps = {
  /** Address of the next page, for new tabs, crawlers and copied links. */
  to: string
  shown: number
  total: number
  isLoading: boolean
  /** The first pages load automatically; later ones on request, so that the footer can be reached. */
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
      // Remounts after each page, because the button may still be equally near the screen.
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

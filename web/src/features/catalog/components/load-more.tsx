import { ProductGridSkeleton } from '#components/commerce/product-grid.tsx'
import { ButtonLink, Note } from '#components/ui/elements.tsx'
import { LoadingText } from '#components/ui/loading/loading-text.tsx'
import { useInView } from '#lib/browser/use-in-view.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

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
    // Keeps the footer away until the next page's placeholders have the room.
    '&[data-makes-room=true]': { minH: '100vh' },
  }),
  // As far from the products above as their rows, and from the text below nearly as the last row is without it.
  coming: css({ w: 'full', mt: { base: '-4', md: '-2' }, mb: '8' }),
}

type LoadMoreProps = {
  /** Address of the next page, for new tabs, crawlers and copied links. */
  to: string
  /** A number, or on a later page from where to where. */
  shown: number | string
  total: number
  /** Number of products on the next page; 0 at the list's end. */
  coming: number
  layout: 'beside' | 'page'
  isLoading: boolean
  /** The first pages load automatically; later ones on request, so that the footer can be reached. */
  isAutomatic: boolean
  onMore: () => void
}

export const LoadMore = ({
  to,
  shown,
  total,
  coming,
  layout,
  isLoading,
  isAutomatic,
  onMore,
}: LoadMoreProps) => {
  const t = useText()
  const ref = useInView<HTMLDivElement>(onMore, '1000px', isAutomatic && !isLoading)
  return (
    <div
      className={styles.root}
      ref={ref}
      aria-busy={isLoading}
      data-makes-room={isAutomatic && !isLoading}
      // Remounts after each page, because the button may still be equally near the screen.
      key={shown}
    >
      {isLoading && (
        <div className={styles.coming}>
          <ProductGridSkeleton count={coming} layout={layout} />
        </div>
      )}
      <Note>{t('shown', { shown, total })}</Note>
      {isLoading ? (
        <LoadingText />
      ) : (
        coming > 0 && (
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
        )
      )}
    </div>
  )
}

import type { ReactNode } from 'react'
import { useShop } from '#lib/shop-settings.ts'
import { css, cx } from '#styled-system/css'
import { swipedRow } from '#styled-system/recipes'
import { activeFilters } from '../filter-labels.ts'
import type { Filters } from '../filters.ts'
import type { SearchReading } from '../product-queries.ts'
import { useText } from '../texts.ts'
import type { ChangeFilters } from '../use-filters.ts'
import { useIsWide } from '../use-is-wide.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { SortSelect } from './sort-select.tsx'

const styles = {
  root: css({ display: { lg: 'none' }, flexShrink: '0' }),
  // Sticks below the header on small screens, so that filters and sorting stay reachable.
  bar: css({
    position: { base: 'sticky', lg: 'static' },
    top: { base: '64px', md: '72px' },
    zIndex: { base: 'raised', lg: 'auto' },
    display: 'flex',
    alignItems: 'center',
    justifyContent: { base: 'space-between', lg: 'flex-end' },
    gap: '3',
    mx: { base: '-4', lg: '0' },
    px: { base: '4', lg: '0' },
    py: { base: '2', lg: '0' },
    mb: { base: '1', lg: '-44px' },
    bg: 'ground',
  }),
  // Number of products, and filters in use. Its height is constant, so that the grid doesn't move; on wide screens it
  // is beside the sorting.
  line: css({
    gap: '4',
    minH: '52px',
    mt: '-4px',
    mb: { base: '2', lg: '4' },
    mr: { lg: '280px' },
  }),
}

/** While the width is unknown, CSS hides what doesn't fit. */
const WhereNarrow = ({ children }: { children: ReactNode }) =>
  !useIsWide() && <div className={styles.root}>{children}</div>

type CollectionToolbarProps = {
  filters: Filters
  change: ChangeFilters
  /** Unknown until the first list has loaded. */
  total: number | undefined
  /** Of these, the number with the measure of a search, if others follow. */
  measured: number | undefined
  /** Filters that the server found in the search words. */
  read: SearchReading | undefined
  /** Whether products come from several countries. */
  isByOrigin: boolean
  /** Whether the total belongs to the previous list. */
  isOld: boolean
  /** The filters, where there is no room for a sidebar. */
  panel: ReactNode
}

/** Sorting, number of products and, on small screens, the filter button. */
export const CollectionToolbar = (props: CollectionToolbarProps) => {
  const t = useText()
  const shop = useShop()
  const { filters, change, total, measured, read, isByOrigin, isOld, panel } = props
  return (
    <>
      <div className={styles.bar}>
        <WhereNarrow>
          <FilterDrawer
            total={isOld ? undefined : total}
            activeCount={activeFilters(t.language, shop, filters).length}
          >
            {panel}
          </FilterDrawer>
        </WhereNarrow>
        <SortSelect
          sortBy={filters.sortBy}
          isSearch={Boolean(filters.search)}
          isByOrigin={isByOrigin}
          onChange={(sortBy) => change({ sortBy })}
        />
      </div>
      <div className={cx(swipedRow(), styles.line)}>
        <output className={css({ minW: '84px', fontSize: 'sm', color: 'ink.soft' })}>
          {total === undefined ? '' : t('count', { count: measured || total })}
        </output>
        <FilterChips filters={filters} read={read} change={change} />
      </div>
    </>
  )
}

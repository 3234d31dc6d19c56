import {
  useInfiniteQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { distinct, type adminListQuery, type ListPart } from '#lib/api/admin-list.ts'
import { css, cx } from '#styled-system/css'
import { LoadState } from '../loading/load-state.tsx'
import { RowsSkeleton } from '../loading/rows-skeleton.tsx'
import { LoadMore } from './load-more.tsx'
import { ShownList, useShownList } from './shown-list.ts'

const styles = { box: css({ opacity: 0.6 }) }

type ListData<T> = InfiniteData<ListPart<T>>

type AdminListProps<T> = {
  query: ReturnType<typeof adminListQuery<T>>
  skeleton?: ReactNode
  empty: ReactNode
  /** For example '73 products'. */
  totalText: (total: number) => string
  children: (rows: T[], list: UseInfiniteQueryResult<ListData<T>>, total: number) => ReactNode
}

/** A filtered list, loaded page by page. The previous list stays, faded, until the new filter's list has loaded. */
export const AdminList = <T extends { _id: string }>({
  query,
  skeleton,
  empty,
  totalText,
  children,
}: AdminListProps<T>) => {
  const load = useInfiniteQuery(query)
  const shown = useShownList(query.queryKey, load.isPlaceholderData)
  return (
    <LoadState
      load={load}
      skeleton={skeleton ?? <RowsSkeleton />}
      isEmpty={({ pages }) => pages.every(({ rows }) => rows.length === 0)}
      empty={empty}
    >
      {({ pages }) => {
        // A row whose changed value moved it behind the cursor is listed twice.
        const rows = distinct(pages.flatMap((page) => page.rows))
        const total = Math.max(pages.at(-1)?.total ?? 0, rows.length)
        return (
          <div className={cx(load.isPlaceholderData && styles.box)}>
            <ShownList value={shown}>{children(rows, load, total)}</ShownList>
            <LoadMore
              key={shown}
              list={load}
              shown={rows.length}
              total={total}
              totalText={totalText(total)}
            />
          </div>
        )
      }}
    </LoadState>
  )
}

import { MAX_DONE_COUNT } from '@bartan/contract/orders/desk-rules'
import { upTo } from '@bartan/contract/reasons/group-digits'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { adminPaths } from '#lib/admin-paths.ts'
import { css } from '#styled-system/css'
import { orderCountsQuery } from '../api/order-queries.ts'
import { useText } from '../desk-texts.ts'
import { addressOfView, VIEW_IDS, viewNamed, type OrderFilters, type ViewId } from './views.ts'

const styles = {
  // As wide as a phone's screen, where the row scrolls sideways.
  root: css({
    display: 'flex',
    // On wide screens all chips fit one line.
    gap: { base: '2', lg: '1' },
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '0' },
    pb: '2',
    mb: '2',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    flexWrap: { lg: 'wrap' },
  }),
  chip: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: { base: '2', lg: '1' },
    flexShrink: '0',
    minH: 'tap',
    px: { base: '4', lg: '3' },
    fontSize: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    color: 'ink',
    bg: 'paper',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'full',
    transition: 'quick',
    _hover: { borderColor: 'teal' },
    _currentPage: { color: 'white', bg: 'teal', borderColor: 'teal' },
  }),
  // Reserves space before the number loads.
  count: css({ minW: '2ch', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' }),
}

/** Pixels of the next chip that stay visible, to show that the row scrolls. */
const EDGE = 24

/** Scrolls the row to the current chip without moving the page. */
const showChip = (chip: HTMLElement | null): void => {
  const row = chip?.parentElement
  if (!chip || !row) return
  const { left, right } = row.getBoundingClientRect()
  const place = chip.getBoundingClientRect()
  if (place.right > right - EDGE) row.scrollLeft += place.right - right + EDGE
  if (place.left < left + EDGE) row.scrollLeft -= left + EDGE - place.left
}

type ViewChipsProps = {
  values: OrderFilters
  current: ViewId | undefined
  hidden: readonly ViewId[]
}

/** Views of the list as links, with their number of orders; the search stays. */
export const ViewChips = ({ values, current, hidden }: ViewChipsProps) => {
  const t = useText()
  const { data: counts } = useQuery(orderCountsQuery())
  const row = useRef<HTMLElement>(null)
  const isCounted = counts !== undefined
  useEffect(() => {
    // The numbers make the chips wider.
    if (isCounted) showChip(row.current?.querySelector<HTMLElement>('[aria-current]') ?? null)
  }, [isCounted])
  return (
    <nav className={styles.root} ref={row} aria-label={t('views')}>
      {VIEW_IDS.filter((id) => !hidden.includes(id)).map((id) => {
        const { count } = viewNamed(id)
        const { q, from, to } = values
        return (
          <Fragment key={id}>
            <Link
              className={styles.chip}
              ref={id === current ? showChip : undefined}
              to={addressOfView(id, { q, from, to })}
              aria-current={id === current ? 'page' : undefined}
            >
              {t(`view.${id}`)}
              {count && (
                <span className={styles.count}>
                  {counts && upTo(MAX_DONE_COUNT, count(counts))}
                </span>
              )}
            </Link>
            {id === 'onTheWay' && (
              <Link className={styles.chip} to={adminPaths.comingBack}>
                {t('view.comingBack')}
                <span className={styles.count}>{counts?.comingBack}</span>
              </Link>
            )}
          </Fragment>
        )
      })}
    </nav>
  )
}

import { css } from '#styled-system/css'
import { Skeleton } from '../elements.tsx'

const styles = {
  frame: css({
    overflow: 'hidden',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'lg',
    '& > * + *': { borderTopWidth: '1px' },
  }),
  head: css({ h: 'tap.sm', bg: 'sand' }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6',
    px: '4',
  }),
  cell: css({ h: '4' }),
  lastCell: css({ h: '4', w: '18%' }),
}

type RowsSkeletonProps = {
  height?: string
}

/** Placeholder of an admin list, with heading and rows, against layout shift. */
export const RowsSkeleton = ({ height = '53px' }: RowsSkeletonProps) => (
  <div className={styles.frame}>
    <div className={styles.head} />
    {[44, 32, 52, 38, 46, 30, 50, 40].map((share) => (
      <div className={styles.row} key={share} style={{ height }}>
        <Skeleton className={styles.cell} style={{ width: `${share}%` }} />
        <Skeleton className={styles.lastCell} />
      </div>
    ))}
  </div>
)

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
  row: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6',
    px: '4',
  }),
}

type RowsSkeletonProps = { height?: string }

/** Placeholder of an admin list, with heading and rows, against layout shift. */
export const RowsSkeleton = ({ height = '53px' }: RowsSkeletonProps) => (
  <div className={styles.frame}>
    <div className={css({ h: 'tap.sm', bg: 'sand' })} />
    {[44, 32, 52, 38, 46, 30, 50, 40].map((share) => (
      <div className={styles.row} key={share} style={{ height }}>
        <Skeleton className={css({ h: '4' })} style={{ width: `${share}%` }} />
        <Skeleton className={css({ h: '4', w: '18%' })} />
      </div>
    ))}
  </div>
)

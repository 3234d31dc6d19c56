import { Skeleton } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: 'grid', gap: '5' }),
  skeleton: css({ h: '62px', borderRadius: 'md' }),
  grid: css({
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    columnGap: '4',
    pb: '5',
    borderBottomWidth: '1px',
  }),
  skeleton2: css({ h: '72px', borderRadius: 'md' }),
  grid2: css({ display: 'grid', gap: '3' }),
  skeleton3: css({ h: '5', w: '80%' }),
  skeleton4: css({ h: '4', w: '40%' }),
  skeleton5: css({ h: 'tap', w: '122px', borderRadius: 'md' }),
}

/** Placeholders in the shape and size of cart lines. */
export const CartSkeleton = () => (
  <div className={styles.root}>
    <Skeleton className={styles.skeleton} />
    {[1, 2].map((line) => (
      <div className={styles.grid} key={line}>
        <Skeleton className={styles.skeleton2} />
        <div className={styles.grid2}>
          <Skeleton className={styles.skeleton3} />
          <Skeleton className={styles.skeleton4} />
          <Skeleton className={styles.skeleton5} />
        </div>
      </div>
    ))}
  </div>
)

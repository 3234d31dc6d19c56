import { Skeleton } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: 'grid', gap: '5' }),
  nudge: css({ h: '62px', borderRadius: 'md' }),
  line: css({
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    columnGap: '4',
    pb: '5',
    borderBottomWidth: '1px',
  }),
  image: css({ h: '72px', borderRadius: 'md' }),
  details: css({ display: 'grid', gap: '3' }),
  name: css({ h: '5', w: '80%' }),
  price: css({ h: '4', w: '40%' }),
  quantity: css({ h: 'tap', w: '122px', borderRadius: 'md' }),
}

/** Placeholders in the size of cart lines. */
export const CartSkeleton = () => (
  <div className={styles.root}>
    <Skeleton className={styles.nudge} />
    {[1, 2].map((line) => (
      <div className={styles.line} key={line}>
        <Skeleton className={styles.image} />
        <div className={styles.details}>
          <Skeleton className={styles.name} />
          <Skeleton className={styles.price} />
          <Skeleton className={styles.quantity} />
        </div>
      </div>
    ))}
  </div>
)

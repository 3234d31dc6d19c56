import { Skeleton } from '#components/ui/elements.tsx'
import { css, cva } from '#styled-system/css'
import { styled } from '#components/ui/styled.tsx'

const styles = {
  root: css({ h: 'tap.sm', mb: '5', maxW: '420px', borderRadius: 'md' }),
  skeleton: css({ h: '420px', borderRadius: 'lg' }),
  grid: css({ display: 'grid', gap: '4' }),
  skeleton2: css({ h: '260px', borderRadius: 'lg' }),
  skeleton3: css({ h: '144px', borderRadius: 'lg' }),
}

/** The products beside the customer. */
export const OrderColumns = styled(
  'div',
  cva({
    base: {
      display: 'grid',
      gap: '4',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
    },
  }),
)

/** Takes the order's place while it loads. */
export const OrderSkeleton = () => (
  <>
    <Skeleton className={styles.root} />
    <OrderColumns>
      <Skeleton className={styles.skeleton} />
      <div className={styles.grid}>
        <Skeleton className={styles.skeleton2} />
        <Skeleton className={styles.skeleton3} />
      </div>
    </OrderColumns>
  </>
)

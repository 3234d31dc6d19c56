import { Skeleton } from '#components/ui/elements.tsx'
import { styled } from '#components/ui/styled.tsx'
import { css, cva } from '#styled-system/css'
import { grid } from '#styled-system/patterns'

const styles = {
  actions: css({ h: 'tap.sm', mb: '5', maxW: '420px', borderRadius: 'md' }),
  lines: css({ h: '420px', borderRadius: 'lg' }),
  aside: grid({ gap: '4' }),
  customer: css({ h: '260px', borderRadius: 'lg' }),
  history: css({ h: '144px', borderRadius: 'lg' }),
}

export const OrderColumns = styled(
  'div',
  cva({
    base: {
      display: 'grid',
      gap: '4',
      alignItems: 'start',
      gridTemplateColumns: { base: '1', md: 'minmax(0, 1fr) 300px' },
    },
  }),
)

/** Placeholder while the order loads. */
export const OrderSkeleton = () => (
  <>
    <Skeleton className={styles.actions} />
    <OrderColumns>
      <Skeleton className={styles.lines} />
      <div className={styles.aside}>
        <Skeleton className={styles.customer} />
        <Skeleton className={styles.history} />
      </div>
    </OrderColumns>
  </>
)

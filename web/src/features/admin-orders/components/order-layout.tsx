import { Skeleton } from '#components/ui/elements.tsx'
import { styled } from '#components/ui/styled.tsx'
import { css, cva } from '#styled-system/css'
import { grid } from '#styled-system/patterns'

const styles = { actions: css({ h: 'tap.sm', mb: '5', maxW: '420px', borderRadius: 'md' }) }

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
      <Skeleton className={css({ h: '420px', borderRadius: 'lg' })} />
      <div className={grid({ gap: '4' })}>
        <Skeleton className={css({ h: '260px', borderRadius: 'lg' })} />
        <Skeleton className={css({ h: '144px', borderRadius: 'lg' })} />
      </div>
    </OrderColumns>
  </>
)

import { Skeleton } from '#components/ui/elements.tsx'
import { styled } from '#components/ui/styled.tsx'
import { css, cva } from '#styled-system/css'
import { grid } from '#styled-system/patterns'

const styles = {
  contact: css({ h: { base: '142px', md: '160px' }, borderRadius: 'lg' }),
  delivery: css({ h: { base: '998px', sm: '735px', md: '752px' }, borderRadius: 'lg' }),
  payment: css({ h: { base: '250px', md: '268px' }, borderRadius: 'lg' }),
  summary: css({ h: { base: '458px', md: '475px', lg: '460px' }, borderRadius: 'lg' }),
}

/** The form, with the summary beside it if there is room. */
export const CheckoutColumns = styled(
  'div',
  cva({
    base: {
      display: 'grid',
      gap: '5',
      alignItems: 'start',
      gridTemplateColumns: { base: '1', lg: 'minmax(0, 1fr) 400px' },
    },
  }),
)

/**
 * Placeholders for contact, address, payment and summary, each as high as its part, so that the footer doesn't move.
 */
export const CheckoutSkeleton = () => (
  <CheckoutColumns>
    <div className={grid({ gap: '5' })}>
      <Skeleton className={styles.contact} />
      <Skeleton className={styles.delivery} />
      <Skeleton className={styles.payment} />
    </div>
    {/* A summary of one line, and the button's bar. */}
    <Skeleton className={styles.summary} />
  </CheckoutColumns>
)

import { Skeleton } from '#components/ui/elements.tsx'
import { css, cva } from '#styled-system/css'
import { styled } from '#components/ui/styled.tsx'

const styles = {
  grid: css({ display: 'grid', gap: '5' }),
  skeleton: css({ h: '268px', borderRadius: 'lg' }),
  skeleton2: css({ h: '300px', borderRadius: 'lg' }),
  skeleton3: css({ h: '320px', borderRadius: 'lg' }),
  skeleton4: css({ h: '420px', borderRadius: 'lg' }),
}

/** A product's text fields beside its images. */
export const FormColumns = styled(
  'form',
  cva({
    base: {
      display: 'grid',
      gap: '5',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
    },
  }),
)

/** Takes the form's place while its product loads. */
export const ProductFormSkeleton = () => (
  <FormColumns as="div">
    <div className={styles.grid}>
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton2} />
      <Skeleton className={styles.skeleton3} />
    </div>
    <Skeleton className={styles.skeleton4} />
  </FormColumns>
)

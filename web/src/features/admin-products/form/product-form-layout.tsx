import { Skeleton } from '#components/ui/elements.tsx'
import { styled } from '#components/ui/styled.tsx'
import { css, cva } from '#styled-system/css'
import { grid } from '#styled-system/patterns'

const styles = {
  main: grid({ gap: '5' }),
  whatItIs: css({ h: '268px', borderRadius: 'lg' }),
  offer: css({ h: '300px', borderRadius: 'lg' }),
  choices: css({ h: '320px', borderRadius: 'lg' }),
  images: css({ h: '420px', borderRadius: 'lg' }),
}

/** A product's images beside its text fields. */
export const FormColumns = styled(
  'form',
  cva({
    base: {
      display: 'grid',
      gap: '5',
      alignItems: 'start',
      gridTemplateColumns: { base: '1', lg: '340px minmax(0, 1fr)' },
    },
  }),
)

/** Placeholder while the form's product loads. */
export const ProductFormSkeleton = () => (
  <FormColumns as="div">
    <Skeleton className={styles.images} />
    <div className={styles.main}>
      <Skeleton className={styles.whatItIs} />
      <Skeleton className={styles.offer} />
      <Skeleton className={styles.choices} />
    </div>
  </FormColumns>
)

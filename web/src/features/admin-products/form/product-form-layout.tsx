import { Skeleton } from '#components/ui/elements.tsx'
import { styled } from '#components/ui/styled.tsx'
import { css, cva } from '#styled-system/css'
import { grid } from '#styled-system/patterns'

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
    <Skeleton className={css({ h: '420px', borderRadius: 'lg' })} />
    <div className={grid({ gap: '5' })}>
      <Skeleton className={css({ h: '268px', borderRadius: 'lg' })} />
      <Skeleton className={css({ h: '300px', borderRadius: 'lg' })} />
      <Skeleton className={css({ h: '320px', borderRadius: 'lg' })} />
    </div>
  </FormColumns>
)

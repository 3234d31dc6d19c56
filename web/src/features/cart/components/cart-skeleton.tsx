import { Skeleton } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'

const styles = {
  line: grid({
    gridTemplateColumns: '72px minmax(0, 1fr)',
    columnGap: '4',
    pb: '5',
    borderBottomWidth: '1px',
  }),
}

/** Placeholders in the size of cart lines. */
export const CartSkeleton = () => (
  <div className={grid({ gap: '5' })}>
    <Skeleton className={css({ h: '62px', borderRadius: 'md' })} />
    {[1, 2].map((line) => (
      <div className={styles.line} key={line}>
        <Skeleton className={css({ h: '72px', borderRadius: 'md' })} />
        <div className={grid({ gap: '3' })}>
          <Skeleton className={css({ h: '5', w: '80%' })} />
          <Skeleton className={css({ h: '4', w: '40%' })} />
          <Skeleton className={css({ h: 'tap', w: '122px', borderRadius: 'md' })} />
        </div>
      </div>
    ))}
  </div>
)

import { css } from '#styled-system/css'

const styles = {
  root: css({
    hideFrom: 'md',
    display: 'flex',
    justifyContent: 'center',
    gap: '1.5',
    h: '2',
    mt: '2',
  }),
  dot: css({
    boxSize: '2',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'full',
    transition: 'quick',
    '&[data-here]': { w: '5', bg: 'teal', borderColor: 'teal' },
  }),
}

/** Position dots below a row that can be swiped on a phone. */
export const Dots = ({ count, here }: { count: number; here: number }) =>
  count > 1 && (
    <div className={styles.root} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <span className={styles.dot} key={index} data-here={index === here ? '' : undefined} />
      ))}
    </div>
  )

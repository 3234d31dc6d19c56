import { css } from '#styled-system/css'

const track = { bg: 'sand.deep', borderRadius: 'full' } as const
const filling = {
  bg: 'teal',
  borderRadius: 'full',
  transition: 'width {durations.normal}',
} as const

const styles = {
  root: css({
    ...track,
    display: 'block',
    w: 'full',
    h: '8px',
    overflow: 'hidden',
    appearance: 'none',
    '&::-webkit-progress-bar': track,
    '&::-webkit-progress-value': filling,
    '&::-moz-progress-bar': filling,
  }),
}

type ProgressBarProps = {
  label: string
  /** Fraction from 0 to 1. */
  part: number
}

export const ProgressBar = ({ label, part }: ProgressBarProps) => (
  <progress className={styles.root} aria-label={label} value={part} max={1} />
)

import { css } from '#styled-system/css'

const styles = {
  shade: css({ fill: 'teal.tint' }),
  bar: css({ fill: 'teal' }),
  activeBar: css({ fill: 'teal.night' }),
  root: css({
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    columnGap: '2',
    fontSize: 'xs',
    color: 'ink.soft',
  }),
  scale: css({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    textAlign: 'right',
    lineHeight: 'none',
  }),
  chart: css({ w: 'full', borderTopWidth: '1px', borderBottomWidth: '1px', borderColor: 'line' }),
}

/** 1, 2 or 5 times a power of ten: readable end values for an axis. */
const STEPS = [1, 2, 5, 10] as const

/** Top of an axis for values up to `most`. */
export const axisTop = (most: number): number => {
  if (most <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(most))
  return (STEPS.find((step) => step * power >= most) ?? 10) * power
}

type DayBarsProps = {
  label: string
  values: readonly number[]
  /** Index of the highlighted day. */
  active: number | undefined
  onPoint: (index: number | undefined) => void
  height: number
  format: (value: number) => string
}

/** Share of a day's width that its bar fills. */
const FILL = 0.7

/** One bar per day. The SVG is stretched, so all text is outside it. */
export const DayBars = ({ label, values, active, onPoint, height, format }: DayBarsProps) => {
  const top = axisTop(Math.max(...values))
  return (
    <div className={styles.root}>
      <div className={styles.scale} aria-hidden>
        <span>{format(top)}</span>
        <span>{format(0)}</span>
      </div>
      <svg
        className={styles.chart}
        // An inline SVG needs the role to be read as an image.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={label}
        viewBox={`0 0 ${values.length} 1`}
        preserveAspectRatio="none"
        style={{ height }}
        onPointerMove={({ clientX, currentTarget }) => {
          const { left, width } = currentTarget.getBoundingClientRect()
          const index = Math.floor(((clientX - left) / width) * values.length)
          onPoint(Math.max(0, Math.min(values.length - 1, index)))
        }}
        onPointerLeave={() => onPoint(undefined)}
      >
        {active !== undefined && (
          <rect x={active} y={0} width={1} height={1} className={styles.shade} />
        )}
        {values.map((value, day) => (
          <rect
            // The index is the day: the list is complete and ordered.
            // oxlint-disable-next-line react/no-array-index-key
            key={day}
            x={day + (1 - FILL) / 2}
            y={1 - value / top}
            width={FILL}
            height={value / top}
            className={day === active ? styles.activeBar : styles.bar}
          />
        ))}
      </svg>
    </div>
  )
}

import { formatShortRupees } from '@bartan/contract/shared/format-rupees'
import { useState } from 'react'
import { Card, Heading } from '#components/ui/elements.tsx'
import { css, cx } from '#styled-system/css'
import { flex, grid } from '#styled-system/patterns'
import type { Bar } from '../bars.ts'
import { shownFigure } from '../kinds.ts'

const THUMB = {
  appearance: 'none',
  boxSize: '5',
  bg: 'teal',
  border: 'none',
  borderRadius: 'full',
  cursor: 'grab',
} as const

const styles = {
  figure: css({ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }),
  bar: css({ bg: 'teal', borderRadius: 'sm' }),
  lying: css({ h: '2', mt: '1', minW: '2px' }),
  timeline: grid({
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '2',
    mt: '3',
    fontSize: 'xs',
  }),
  amounts: flex({
    direction: 'column',
    justify: 'space-between',
    my: '-2',
    color: 'ink.soft',
    textAlign: 'end',
  }),
  standing: flex({
    align: 'flex-end',
    justify: 'space-around',
    h: '220px',
    borderBlock: '1px solid',
    borderColor: 'line',
    // The line of the half.
    backgroundImage: 'linear-gradient(token(colors.line), token(colors.line))',
    backgroundSize: '100% 1px',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
  }),
  period: flex({
    align: 'flex-end',
    justify: 'center',
    flex: '1',
    h: 'full',
    maxW: '40px',
    minW: 0,
  }),
  chosen: css({ bg: 'teal.tint' }),
  upright: css({ w: '80%', borderBottomRadius: 0 }),
  slider: css({
    gridColumn: '2',
    w: 'full',
    h: 'tap',
    appearance: 'none',
    bg: 'transparent',
    '&::-webkit-slider-thumb': THUMB,
    '&::-moz-range-thumb': THUMB,
  }),
  told: flex({ gridColumn: '2', justify: 'space-between', gap: '3', color: 'ink.soft' }),
}

const compact = new Intl.NumberFormat('en-IN', { notation: 'compact' })

/** The next number above that is 1, 2 or 5 with zeros, as the axis ends with. */
const roundUp = (value: number): number => {
  const unit = 10 ** Math.floor(Math.log10(value))
  return [1, 2, 5, 10].map((factor) => factor * unit).find((end) => end >= value) ?? value
}

type Props = {
  title: string
  /** Text alternative. */
  description: string
  bars: readonly Bar[]
  isTimeline: boolean
  isMoney: true | undefined
}

type PartProps = Pick<Props, 'description' | 'bars' | 'isMoney'>

const RankedBars = ({ description, bars, isMoney }: PartProps) => {
  const most = Math.max(...bars.map(({ value }) => value))
  return (
    <ol className={grid({ gap: '3', mt: '3', fontSize: 'sm' })} aria-label={description}>
      {bars.map(({ key, label, value }) => (
        <li key={key}>
          <div className={flex({ justify: 'space-between', gap: '3' })}>
            <span>{label}</span>
            <span className={styles.figure}>{shownFigure(isMoney, value)}</span>
          </div>
          <div
            className={cx(styles.bar, styles.lying)}
            style={{ width: `${(value / most) * 100}%` }}
          />
        </li>
      ))}
    </ol>
  )
}

/** A slider goes from bar to bar, by finger and keys, and tells the figure of each. */
const Timeline = ({ description, bars, isMoney }: PartProps) => {
  const [chosen, setChosen] = useState(bars.length - 1)
  const end = roundUp(Math.max(1, ...bars.map(({ value }) => value)))
  const amount = (value: number) => (isMoney ? formatShortRupees(value) : compact.format(value))
  const at = Math.min(chosen, bars.length - 1)
  const { label = '', value = 0 } = bars[at] ?? {}
  const told = `${label}: ${shownFigure(isMoney, value)}`
  return (
    <div className={styles.timeline}>
      <div className={styles.amounts} aria-hidden>
        {[end, end / 2, 0].map((line) => (
          <span key={line}>{amount(line)}</span>
        ))}
      </div>
      <div className={styles.standing} aria-hidden>
        {bars.map((bar, index) => (
          <div
            key={bar.key}
            className={cx(styles.period, index === at && styles.chosen)}
            onPointerEnter={() => setChosen(index)}
          >
            <div
              className={cx(styles.bar, styles.upright)}
              style={{ height: `${(Math.max(0, bar.value) / end) * 100}%` }}
            />
          </div>
        ))}
      </div>
      <input
        type="range"
        className={styles.slider}
        aria-label={description}
        aria-valuetext={told}
        max={bars.length - 1}
        value={at}
        onChange={({ target }) => setChosen(target.valueAsNumber)}
      />
      <div className={styles.told} aria-hidden>
        <span>{bars[0]?.label}</span>
        <b>{told}</b>
        <span>{bars.at(-1)?.label}</span>
      </div>
    </div>
  )
}

/** Bar chart of a report. */
export const ReportChart = ({ title, isTimeline, ...chart }: Props) => {
  if (chart.bars.length === 0) return null
  return (
    <Card as="section" aria-labelledby="chart" className={css({ mb: '5' })}>
      <Heading id="chart" size="small">
        {title}
      </Heading>
      {isTimeline ? <Timeline {...chart} /> : <RankedBars {...chart} />}
    </Card>
  )
}

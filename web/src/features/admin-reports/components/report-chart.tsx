import { formatShortRupees } from '@bartan/contract/shared/format-rupees'
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { Card } from '#components/ui/elements.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { css } from '#styled-system/css'
import type { Bar as Shown } from '../bars.ts'
import { shownFigure } from '../kinds.ts'

/** What two lines beside a bar hold. */
const MAX_NAME = 30
const END = 14

/**
 * A name beside its bar, which the tooltip tells in full. Cut in the middle: how it begins says what it is, and how it
 * ends which size and color. A number stays on the line of its unit.
 */
export const cutName = (name: string): string => {
  const signs = Array.from(name.replaceAll(/(\d) (?=\p{L})/gu, '$1\u{A0}'))
  if (signs.length <= MAX_NAME) return signs.join('')
  const begin = signs.slice(0, MAX_NAME - END - 1).join('')
  // One more character tells whether the end begins with a whole word.
  const end = signs.slice(-END - 1).join('')
  return `${begin.trimEnd()}… ${/ (.+)$/s.exec(end)?.[1] ?? end.slice(1)}`
}

const styles = {
  card: css({ mb: '5' }),
  chart: css({
    mt: '3',
    fontSize: 'xs',
    // Overrides the library's colors.
    '& .recharts-bar-rectangle path': { fill: 'teal' },
    '& .recharts-cartesian-grid line': { stroke: 'line' },
    '& .recharts-cartesian-axis-tick text': { fill: 'ink.soft' },
    '& .recharts-tooltip-cursor': { fill: 'teal.tint' },
  }),
}

const TIME_HEIGHT = 240
const BAR_HEIGHT = 38

/** Width of ranked bars' names, in two lines. */
const NAME_WIDTH = 136
const NAME_LINES = 2

/** Fits beside an axis: 12K. */
const compact = new Intl.NumberFormat('en-IN', { notation: 'compact' })

type Props = {
  title: string
  /** Text alternative. */
  description: string
  bars: readonly Shown[]
  isTimeline: boolean
  isMoney: true | undefined
}

/** Bar chart of a report; pointing or arrow keys show a bar's value. */
export const ReportChart = ({ title, description, bars, isTimeline, isMoney }: Props) => {
  const amount = (value: number) => (isMoney ? formatShortRupees(value) : compact.format(value))
  const labels = new Map(bars.map(({ key, label }) => [key, label]))
  const labelOf = (key: unknown) => labels.get(String(key)) ?? ''
  if (bars.length === 0) return null
  return (
    <Card as="section" aria-labelledby="chart" className={styles.card}>
      <Heading id="chart" size="small">
        {title}
      </Heading>
      <BarChart
        className={styles.chart}
        responsive
        style={{ width: '100%', height: isTimeline ? TIME_HEIGHT : 40 + bars.length * BAR_HEIGHT }}
        layout={isTimeline ? 'horizontal' : 'vertical'}
        data={bars}
        aria-label={description}
        margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={!isTimeline} horizontal={isTimeline} />
        {isTimeline ? (
          <>
            <XAxis dataKey="key" tickFormatter={labelOf} minTickGap={24} />
            <YAxis width={56} tickFormatter={amount} />
          </>
        ) : (
          <>
            <XAxis type="number" tickFormatter={amount} />
            <YAxis
              type="category"
              dataKey="key"
              width={NAME_WIDTH}
              interval={0}
              tickFormatter={(key) => cutName(labelOf(key))}
              tick={{ maxLines: NAME_LINES }}
            />
          </>
        )}
        <Tooltip
          labelFormatter={labelOf}
          formatter={(value) => shownFigure(isMoney, Number(value))}
        />
        <Bar dataKey="value" name={title} isAnimationActive={false} maxBarSize={40} />
      </BarChart>
    </Card>
  )
}

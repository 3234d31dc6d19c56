import { SOLD_STATUSES } from '@bartan/contract/orders/order-process'
import { KeyFigure, KeyFigures } from '#components/ui/layout/key-figures.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { css } from '#styled-system/css'
import { shownFigure, type Total } from '../kinds.ts'
import { changeIn } from '../report-days.ts'
import { useText } from '../texts.ts'

/** A hidden placeholder of the same length, against layout shift. */
type Props<Whole> = {
  totals: readonly Total<Whole>[]
  /** Missing if the totals aren't made of orders. */
  ordersOf?: unknown
  report: Whole
  /** Number of previous days to compare with, and their report once loaded. */
  before: { report: Whole | undefined; days: number } | undefined
}

type CompareProps = { isMoney: true | undefined; now: number; then: number; days: number }

const EXAMPLE_PERCENT = 100

const Pending = ({ isMoney, now, days }: Omit<CompareProps, 'then'>) => {
  const t = useText()
  return (
    <span className={css({ visibility: 'hidden' })} aria-hidden>
      {t('before', { value: shownFigure(isMoney, now), days })}
      {` · ${t('moreThan', { percent: EXAMPLE_PERCENT })}`}
    </span>
  )
}

const Comparison = ({ isMoney, now, then, days }: CompareProps) => {
  const t = useText()
  const change = changeIn(now, then)
  return (
    <>
      {t('before', { value: shownFigure(isMoney, then), days })}
      {change !== undefined &&
        change !== 0 &&
        ` · ${t(change > 0 ? 'moreThan' : 'lessThan', { percent: Math.abs(change) })}`}
    </>
  )
}

/** A report's totals, compared with the previous period. */
export const ReportTotals = <Whole extends { from: string; to: string }>({
  totals,
  ordersOf,
  report,
  before,
}: Props<Whole>) => {
  const t = useText()
  return (
    <KeyFigures>
      {totals.map(({ name, isMoney, narrowed, of }) => {
        const now = of(report)
        const then = before?.report && of(before.report)
        return (
          <KeyFigure
            key={name}
            title={t(name)}
            value={now === undefined ? '–' : shownFigure(isMoney, now)}
            to={
              ordersOf && isMoney && now
                ? adminPaths.ordersIn(SOLD_STATUSES, {
                    from: report.from,
                    to: report.to,
                    ...narrowed,
                  })
                : undefined
            }
            note={
              now === undefined
                ? t('costUnknown')
                : before &&
                  (then === undefined ? (
                    <Pending isMoney={isMoney} now={now} days={before.days} />
                  ) : (
                    <Comparison isMoney={isMoney} now={now} then={then} days={before.days} />
                  ))
            }
          />
        )
      })}
    </KeyFigures>
  )
}

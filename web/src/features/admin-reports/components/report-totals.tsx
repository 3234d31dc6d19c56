import { SOLD_STATUSES } from '@bartan/contract/orders/order-process'
import { paths } from '#lib/paths.ts'
import { KeyFigure, KeyFigures } from '#components/ui/layout/key-figures.tsx'
import { changeIn } from '../before.ts'
import { shownFigure } from '../kinds.ts'
import type { Total } from '../kinds.ts'
import { useText } from '../texts.ts'

type Props<Whole> = {
  totals: readonly Total<Whole>[]
  /** Absent where they are not made of orders. */
  ordersOf?: unknown
  report: Whole
  /** As many days before; undefined while they are not known. */
  before: { report: Whole; days: number } | undefined
}

type CompareProps = { isMoney: true | undefined; now: number; then: number; days: number }

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

/** What a report comes to, beside what it was before. */
export const ReportTotals = <Whole extends { from: string; to: string }>({
  totals,
  ordersOf,
  report,
  before,
}: Props<Whole>) => {
  const t = useText()
  return (
    <KeyFigures>
      {totals.map(({ name, isMoney, of }) => {
        const now = of(report)
        const then = before && of(before.report)
        return (
          <KeyFigure
            key={name}
            title={t(name)}
            value={now === undefined ? '–' : shownFigure(isMoney, now)}
            to={
              ordersOf && isMoney && now !== undefined
                ? paths.adminOrdersIn(SOLD_STATUSES, { from: report.from, to: report.to })
                : undefined
            }
            note={
              now === undefined
                ? t('costUnknown')
                : before &&
                  then !== undefined && (
                    <Comparison isMoney={isMoney} now={now} then={then} days={before.days} />
                  )
            }
          />
        )
      })}
    </KeyFigures>
  )
}

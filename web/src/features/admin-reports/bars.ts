import { periodOf, type ReportStep } from '@bartan/contract/reports/rules'
import { addDays } from '@bartan/contract/shared/shop-day'
import type { Language } from '@bartan/contract/shop/languages'
import { periodLabel, type Kind } from './kinds.ts'

export type Bar = { key: string; label: string; value: number }

type Days = { from: string; to: string }

/** Periods within these days, oldest first. */
const periodsOf = ({ from, to }: Days, step: ReportStep): string[] => {
  const periods = new Set<string>()
  for (let day = from; day <= to; day = addDays(day, 1)) periods.add(periodOf(day, step))
  return [...periods]
}

/** One bar per period; a period without a row becomes a visible gap. */
export const timeBars = <R>(
  { keyOf, measure }: Pick<Kind<R, unknown>, 'keyOf' | 'measure'>,
  { rows, ...days }: Days & { rows: readonly R[] },
  { step, language }: { step: ReportStep; language: Language },
): Bar[] => {
  const values = new Map(rows.map((row) => [keyOf(row), measure.of(row)]))
  return periodsOf(days, step).map((period) => ({
    key: period,
    label: periodLabel({ period }, language),
    value: values.get(period) ?? 0,
  }))
}

/** More named bars would be hard to read; the table lists all. */
const MAX_RANKED = 10

/** Sorts the longest first. */
export const rankedBars = <R>(
  { keyOf, labelOf, measure }: Pick<Kind<R, unknown>, 'keyOf' | 'labelOf' | 'measure'>,
  rows: readonly R[],
  language: Language,
): Bar[] =>
  rows
    .map((row) => ({ key: keyOf(row), label: labelOf(row, language), value: measure.of(row) }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, MAX_RANKED)

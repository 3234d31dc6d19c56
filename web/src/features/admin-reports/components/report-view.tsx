import { MAX_REPORT_DAYS, REPORT_STEPS } from '@bartan/contract/reports/rules'
import type { Language } from '@bartan/contract/shop/languages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import type { ReactNode } from 'react'
import { DownloadButton } from '#components/ui/download-button.tsx'
import { Button, Choice } from '#components/ui/elements.tsx'
import { DayFields } from '#components/ui/form/day-fields.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadError } from '#components/ui/loading/load-error.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { useToday } from '#lib/clock.ts'
import { wrap, flex } from '#styled-system/patterns'
import { rankedBars, timeBars } from '../bars.ts'
import type { Kind } from '../kinds.ts'
import { daysBefore, daysFault, daysIn } from '../report-days.ts'
import { reportQuery, type ReportName, type ReportQuery } from '../report-queries.ts'
import { useText } from '../texts.ts'
import { ReportChart } from './report-chart.tsx'
import { ReportTable } from './report-table.tsx'
import { ReportTotals } from './report-totals.tsx'

type Filters = { from: string; to: string; by: string }

type ReportDaysProps = {
  /** From the address, or the report's default. */
  days: { from: string; to: string }
  /** Undefined if the report has no steps. */
  by: string | undefined
  isFiltered: boolean
  onChange: (changed: Partial<Filters>) => void
}

/** Filter for a report's days and steps. */
const ReportDays = ({ days, by, isFiltered, onChange }: ReportDaysProps) => {
  const t = useText()
  return (
    <>
      <DayFields days={days} onChange={onChange} />
      {by !== undefined && (
        <fieldset className={flex({ gap: '2' })} aria-label={t('by')}>
          {REPORT_STEPS.map((step) => (
            <Choice
              key={step}
              size="sm"
              aria-pressed={step === by}
              onClick={() => onChange({ by: step })}
            >
              {t(step)}
            </Choice>
          ))}
        </fieldset>
      )}
      {isFiltered && (
        <Button variant="quiet" onClick={() => onChange({ from: '', to: '' })}>
          {t('lastDays')}
        </Button>
      )}
    </>
  )
}

type Report<R> = { from: string; to: string; rows: R[] }

const barsOf = <R, Whole extends Report<R>>(
  kind: Kind<R, Whole>,
  report: Whole,
  language: Language,
) => {
  const step = kind.stepOf?.(report)
  return step ? timeBars(kind, report, { step, language }) : rankedBars(kind, report.rows, language)
}

const noneOf = (
  { isOfDays }: { isOfDays: boolean },
  report: { from: string } | undefined,
  today: string,
) => {
  if (!isOfDays) return 'noGoods'
  return report && report.from > today ? 'noneYet' : 'none'
}

type Props<R, Whole extends Report<R>> = {
  name: ReportName
  kind: Kind<R, Whole>
  readers: {
    rows: (query: ReportQuery, options: { signal?: AbortSignal }) => Promise<Whole>
    file: (query: ReportQuery) => Promise<string>
  }
  aside?: (report: Whole) => ReactNode
}

type BodyProps<R, Whole extends Report<R>> = {
  name: ReportName
  kind: Kind<R, Whole>
  report: Whole
  /** Report of the preceding period of equal length. */
  earlier: { data: Whole | undefined; error: Error | null; refetch: () => unknown }
  aside: ((report: Whole) => ReactNode) | undefined
}

const ReportBody = <R, Whole extends Report<R>>({
  name,
  kind,
  report,
  earlier,
  aside,
}: BodyProps<R, Whole>) => {
  const t = useText()
  const { measure } = kind
  const before = kind.isOfDays ? { report: earlier.data, days: daysIn(report) } : undefined
  return (
    <>
      <ReportTotals {...kind} report={report} before={before} />
      {earlier.error && <LoadError error={earlier.error} retry={() => void earlier.refetch()} />}
      {aside?.(report)}
      <ReportChart
        title={t(measure.name)}
        description={t('chart', { report: t(name), measure: t(measure.name) })}
        bars={barsOf(kind, report, t.language)}
        isTimeline={kind.stepOf !== undefined}
        isMoney={measure.isMoney}
      />
      <ReportTable
        title={t(name)}
        kind={kind}
        report={report}
        rows={report.rows}
        all={kind.countOf?.(report) ?? report.rows.length}
      />
    </>
  )
}

/** A report: totals compared with the previous period, bars, a table, and a file. */
export const ReportView = <R, Whole extends Report<R>>({
  name,
  kind,
  readers,
  aside,
}: Props<R, Whole>) => {
  const t = useText()
  const { values, change, isFiltered } = useAddressFilters(['from', 'to', 'by'])
  const today = useToday()
  const fault = kind.isOfDays ? daysFault(values, today) : undefined
  const by = name === 'sales' ? values.by || 'day' : undefined
  const query: ReportQuery = {
    ...(kind.isOfDays && { from: values.from, to: values.to }),
    ...(by !== undefined && { by }),
  }
  const load = useQuery({
    ...reportQuery(name, readers.rows, query),
    placeholderData: keepPreviousData,
    enabled: fault === undefined,
  })
  const data = fault === undefined ? load.data : undefined
  const days = { from: values.from || (data?.from ?? ''), to: values.to || (data?.to ?? '') }
  const earlier = useQuery({
    ...reportQuery(name, readers.rows, { ...query, ...(data && daysBefore(data)) }),
    enabled: data !== undefined && !load.isPlaceholderData && kind.isOfDays,
  })
  return (
    <>
      <fieldset className={wrap({ align: 'end', gap: '3', mb: '5' })} aria-label={t('days')}>
        {kind.isOfDays && (
          <ReportDays days={days} by={by} isFiltered={isFiltered} onChange={change} />
        )}
        <DownloadButton
          name={`${name}-${data?.from ?? ''}-${data?.to ?? ''}.csv`}
          label={t('exportCsv')}
          failure={t('notExported')}
          isDisabled={!data?.rows.length || load.isPlaceholderData}
          read={() => readers.file({ ...query, from: days.from, to: days.to })}
        />
      </fieldset>
      {fault ? (
        <FormAlert>{t(fault, { max: MAX_REPORT_DAYS })}</FormAlert>
      ) : (
        <LoadState
          load={load}
          skeleton={<RowsSkeleton />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={
            <EmptyState
              title={t(noneOf(kind, data, today))}
              Icon={ChartNoAxesColumn}
              text={kind.isOfDays && t('noneHint')}
            />
          }
        >
          {(report) => (
            <ReportBody name={name} kind={kind} report={report} earlier={earlier} aside={aside} />
          )}
        </LoadState>
      )}
    </>
  )
}

import type { Language } from '@bartan/contract/shop/languages'
import {
  PAGE_KINDS,
  VITAL_METRICS,
  type PageKind,
  type VitalMetric,
} from '@bartan/contract/vitals/rules'
import type { VitalFigure } from '@bartan/contract/vitals/schema'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card, Choice, Heading, Note } from '#components/ui/elements.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { useText, textIn } from '../texts.ts'

const styles = {
  section: css({ maxH: '320px', overflow: 'auto' }),
  table: css({
    w: 'full',
    fontSize: 'sm',
    textAlign: 'left',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '1', pr: '3', borderBottomWidth: '1px', whiteSpace: 'nowrap' },
    '& th + th, & td': { textAlign: 'right' },
    '& thead th': { color: 'ink.soft', fontWeight: 'medium' },
  }),
}

const DAYS = 30

const vitalsQuery = queryOptions({
  queryKey: adminKey('vitals'),
  queryFn: ({ signal }) => call('GET /api/admin/vitals', { query: { days: DAYS } }, { signal }),
  placeholderData: keepPreviousData,
})

const shown = (language: Language, metric: VitalMetric, { p75 }: VitalFigure): string =>
  metric === 'CLS' ? p75.toFixed(2) : textIn(language, 'milliseconds', { ms: Math.round(p75) })

type Row = { label: string; figures: readonly VitalFigure[] }

const Rows = ({ rows, metric }: { rows: readonly Row[]; metric: VitalMetric }) => {
  const t = useText()
  const of = (figures: readonly VitalFigure[], page: PageKind) =>
    figures.find((figure) => figure.page === page && figure.metric === metric)
  const pages = PAGE_KINDS.filter((page) => rows.some(({ figures }) => of(figures, page)))
  if (pages.length === 0) return <Note>{t('noVitals')}</Note>
  return (
    // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.section} aria-label={t('vitals')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            {pages.map((page) => (
              <th key={page} scope="col">
                {t(`page_${page}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, figures }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {pages.map((page) => {
                const figure = of(figures, page)
                return <td key={page}>{figure ? shown(t.language, metric, figure) : '–'}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Page speed for visitors: the 75th percentile by kind of page and day. */
export const VitalsPanel = () => {
  const t = useText()
  const [metric, setMetric] = useState<VitalMetric>('LCP')
  return (
    <Card as="section" aria-labelledby="vitals">
      <Heading id="vitals" size="small">
        {t('vitals')}
      </Heading>
      <Note>{t('vitalsNote', { days: DAYS })}</Note>
      <fieldset className={wrap({ gap: '2', my: '3' })} aria-label={t('metricShown')}>
        {VITAL_METRICS.map((choice) => (
          <Choice
            key={choice}
            size="sm"
            aria-pressed={choice === metric}
            onClick={() => setMetric(choice)}
          >
            {t(`metric_${choice}`)}
          </Choice>
        ))}
      </fieldset>
      <LoadState load={useQuery(vitalsQuery)}>
        {({ total, perDay }) => {
          const days = [...new Set(perDay.map(({ day }) => day))].toReversed()
          const ofDays = days.map((day) => ({
            label: formatDate(t.language, day),
            figures: perDay.filter((figure) => figure.day === day),
          }))
          return (
            <Rows metric={metric} rows={[{ label: t('allDays'), figures: total }, ...ofDays]} />
          )
        }}
      </LoadState>
    </Card>
  )
}

import {
  PAGE_KINDS,
  VITAL_METRICS,
  type PageKind,
  type VitalMetric,
} from '@bartan/contract/vitals/rules'
import type { VitalFigure, VitalsReport } from '@bartan/contract/vitals/schema'
import type { VitalsDocument } from '#database/operation-documents.ts'
import { addTo, bucketOf, countOf, percentileOf, type Histogram } from './histogram.ts'

/** Measurements of one day or several. */
export type DayVitals = VitalsDocument['measured']

const SHARE = 0.75

/** The resolution of times and scores. */
const unitOf = (metric: VitalMetric): number => (metric === 'CLS' ? 0.001 : 1)

const DECIMALS = 1000

const addHistogram = (
  vitals: DayVitals,
  page: PageKind,
  metric: VitalMetric,
  added: Histogram,
): void => {
  const metrics = (vitals[page] ??= {})
  addTo((metrics[metric] ??= {}), added)
}

export const addReport = (vitals: DayVitals, report: VitalsReport): void => {
  for (const { metric, value } of report.vitals)
    addHistogram(vitals, report.page, metric, { [bucketOf(value, unitOf(metric))]: 1 })
}

export const addVitals = (vitals: DayVitals, added: DayVitals): void => {
  for (const page of PAGE_KINDS)
    for (const metric of VITAL_METRICS) {
      const histogram = added[page]?.[metric]
      if (histogram) addHistogram(vitals, page, metric, histogram)
    }
}

/** Metrics with values, in the order of kinds and metrics. */
export const figuresOf = (vitals: DayVitals): VitalFigure[] =>
  PAGE_KINDS.flatMap((page) =>
    VITAL_METRICS.flatMap((metric) => {
      const histogram = vitals[page]?.[metric]
      if (!histogram) return []
      const p75 = percentileOf(histogram, SHARE, unitOf(metric))
      const rounded = metric === 'CLS' ? Math.round(p75 * DECIMALS) / DECIMALS : Math.round(p75)
      return [{ page, metric, p75: rounded, count: countOf(histogram) }]
    }),
  )

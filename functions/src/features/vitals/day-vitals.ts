import {
  PAGE_KINDS,
  VITAL_METRICS,
  type PageKind,
  type VitalMetric,
} from '@bartan/contract/vitals/rules'
import type { VitalFigure, VitalsReport } from '@bartan/contract/vitals/schema'
import type { VitalsDocument } from '#database/operation-documents.ts'

/**
 * Counts of values by bucket, each a tenth wider than the previous. Histograms of instances and days can be added up,
 * unlike percentiles.
 */
export type Histogram = Record<string, number>

const STEP = Math.log(1.1)

/** Enough for ten minutes in milliseconds, and for a score of 100 in thousandths. */
const LAST_BUCKET = 150

/** `unit`: smaller values are equal. */
const bucketOf = (value: number, unit: number): number =>
  value < unit ? 0 : Math.min(LAST_BUCKET, 1 + Math.floor(Math.log(value / unit) / STEP))

/** The middle of a bucket, within 5 % of all its values. */
const middleOf = (bucket: number, unit: number): number =>
  bucket === 0 ? 0 : unit * Math.exp(STEP * (bucket - 0.5))

const addTo = (histogram: Histogram, added: Histogram): void => {
  for (const [bucket, count] of Object.entries(added))
    histogram[bucket] = (histogram[bucket] ?? 0) + count
}

const countOf = (histogram: Histogram): number =>
  Object.values(histogram).reduce((sum, count) => sum + count, 0)

/** The value that `share` of all values do not exceed, by nearest rank. */
const percentileOf = (histogram: Histogram, share: number, unit: number): number => {
  const rank = Math.ceil(countOf(histogram) * share)
  const buckets = Object.keys(histogram).map(Number)
  let seen = 0
  for (const bucket of buckets.toSorted((one, other) => one - other)) {
    seen += histogram[bucket] ?? 0
    if (seen >= rank) return middleOf(bucket, unit)
  }
  return 0
}

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

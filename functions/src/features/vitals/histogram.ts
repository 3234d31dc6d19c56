/**
 * Counts of values by bucket, each a tenth wider than the previous. Histograms of instances and days can be added up,
 * unlike percentiles.
 */
export type Histogram = Record<string, number>

const STEP = Math.log(1.1)

/** Enough for ten minutes in milliseconds, and for a score of 100 in thousandths. */
const LAST_BUCKET = 150

/** `unit`: smaller values are equal. */
export const bucketOf = (value: number, unit: number): number =>
  value < unit ? 0 : Math.min(LAST_BUCKET, 1 + Math.floor(Math.log(value / unit) / STEP))

/** The middle of a bucket, within 5 % of all its values. */
const middleOf = (bucket: number, unit: number): number =>
  bucket === 0 ? 0 : unit * Math.exp(STEP * (bucket - 0.5))

export const addTo = (histogram: Histogram, added: Histogram): void => {
  for (const [bucket, count] of Object.entries(added))
    histogram[bucket] = (histogram[bucket] ?? 0) + count
}

export const countOf = (histogram: Histogram): number =>
  Object.values(histogram).reduce((sum, count) => sum + count, 0)

/** The value that `share` of all values do not exceed, by nearest rank. */
export const percentileOf = (histogram: Histogram, share: number, unit: number): number => {
  const rank = Math.ceil(countOf(histogram) * share)
  const buckets = Object.keys(histogram).map(Number)
  let seen = 0
  for (const bucket of buckets.toSorted((one, other) => one - other)) {
    seen += histogram[bucket] ?? 0
    if (seen >= rank) return middleOf(bucket, unit)
  }
  return 0
}

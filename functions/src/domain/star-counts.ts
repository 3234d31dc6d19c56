import { STAR_COUNTS } from '@bartan/contract/products/rules'

/** A product's sums over its reviews; absent before the first. */
export type Sums = { ratingSum?: number; ratingCount?: number; starCounts?: number[] }

/** Adds reviews by stars to `counts`, or subtracts them with -1. */
export const tally = (
  stars: readonly number[],
  counts: readonly number[] = STAR_COUNTS.map(() => 0),
  by = 1,
): number[] =>
  counts.map((count, index) => count + by * stars.filter((one) => one === index + 1).length)

/** Unknown for reviews counted by an earlier version, until the migration. */
export const knownStarCounts = ({ ratingSum = 0, ratingCount = 0, starCounts }: Sums) => {
  const counts = starCounts ?? tally([])
  const count = counts.reduce((sum, one) => sum + one, 0)
  const stars = counts.reduce((sum, one, index) => sum + one * (index + 1), 0)
  return count === ratingCount && stars === ratingSum ? counts : undefined
}

import { STAR_COUNTS } from '@bartan/contract/products/rules'

/** What a product keeps of its reviews; absent before the first. */
export type Sums = { ratingSum?: number; ratingCount?: number; starCounts?: number[] }

/** How many give 1, 2, 3, 4 and 5 stars, added to `counts` or, by -1, taken off. */
export const tally = (
  stars: readonly number[],
  counts: readonly number[] = STAR_COUNTS.map(() => 0),
  by = 1,
): number[] =>
  counts.map((count, index) => count + by * stars.filter((one) => one === index + 1).length)

/** Unknown for reviews that an earlier version counted, until the migration has run. */
export const knownStarCounts = ({ ratingSum = 0, ratingCount = 0, starCounts }: Sums) => {
  const counts = starCounts ?? tally([])
  const count = counts.reduce((sum, one) => sum + one, 0)
  const stars = counts.reduce((sum, one, index) => sum + one * (index + 1), 0)
  return count === ratingCount && stars === ratingSum ? counts : undefined
}

import { knownStarCounts, tally, type Sums } from '#domain/star-counts.ts'

/** A review that counts in the rating: hidden and missing ones don't. */
type Voice = { stars: number; hidden: boolean } | undefined

const weightOf = (voice: Voice) =>
  voice && !voice.hidden ? { stars: voice.stars, count: 1 } : { stars: 0, count: 0 }

/** The sums after a change of a review. */
export const ratingAfter = (sums: Sums, before: Voice, after: Voice) => {
  const { ratingSum = 0, ratingCount = 0 } = sums
  const [old, now] = [weightOf(before), weightOf(after)]
  const counts = knownStarCounts(sums)
  return {
    ratingSum: ratingSum - old.stars + now.stars,
    ratingCount: ratingCount - old.count + now.count,
    ...(counts && { starCounts: tally([now.stars], tally([old.stars], counts, -1)) }),
  }
}

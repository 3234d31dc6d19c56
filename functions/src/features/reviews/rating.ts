/** What a product keeps of its reviews; absent before the first. */
type Sums = { ratingSum?: number; ratingCount?: number }

/** A review as it counts: hidden and missing ones don't. */
type Voice = { stars: number; hidden: boolean } | undefined

const weightOf = (voice: Voice) =>
  voice && !voice.hidden ? { stars: voice.stars, count: 1 } : { stars: 0, count: 0 }

/** The sums after a review has gone from one state to another. */
export const ratingAfter = (
  { ratingSum = 0, ratingCount = 0 }: Sums,
  before: Voice,
  after: Voice,
): Required<Sums> => {
  const [old, now] = [weightOf(before), weightOf(after)]
  return {
    ratingSum: ratingSum - old.stars + now.stars,
    ratingCount: ratingCount - old.count + now.count,
  }
}

/** Runs a job for each item, in order, so many at once. The first failure ends it, once those under way are over. */
export const runSome = async <T>(
  items: readonly T[],
  atOnce: number,
  job: (item: T) => Promise<void>,
): Promise<void> => {
  const waiting = items.values()
  const work = async () => {
    for (const item of waiting) await job(item)
  }
  const settled = await Promise.allSettled(Array.from({ length: atOnce }, work))
  for (const one of settled) if (one.status === 'rejected') throw one.reason
}

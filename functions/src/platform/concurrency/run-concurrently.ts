/** Runs a job per item, in order, some at a time. The first failure stops it after the running jobs end. */
export const runConcurrently = async <T>(
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

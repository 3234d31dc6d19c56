/** Runs jobs one after the other; one that fails keeps no other from running, and fails the whole at the end. */
export const runEach = async (jobs: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const failures: unknown[] = []
  for (const job of jobs)
    try {
      await job()
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '))
}

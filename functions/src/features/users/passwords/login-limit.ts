/** After this many failures for one phone within the window, every further try is refused (contract §5). */
const MAX_FAILURES = 5
export const FAILURE_WINDOW_MS = 15 * 60 * 1000

export const recent = (failures: Date[], now: Date): Date[] =>
  failures.filter((failure) => now.getTime() - failure.getTime() < FAILURE_WINDOW_MS)

/** Seconds until another try may be taken; undefined if one may be taken now. */
export const lockedFor = (failures: Date[], now: Date): number | undefined => {
  const oldest = recent(failures, now).at(-MAX_FAILURES)
  return oldest && Math.ceil((oldest.getTime() + FAILURE_WINDOW_MS - now.getTime()) / 1000)
}

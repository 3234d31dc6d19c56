/** After this many failures for one phone within the window, every further try is refused (contract §5). */
const MAX_FAILURES = 5
export const FAILURE_WINDOW_MS = 15 * 60 * 1000

const recent = (failures: Date[], now: Date): Date[] =>
  failures.filter((failure) => now.getTime() - failure.getTime() < FAILURE_WINDOW_MS)

/** Seconds until the phone may be tried again; undefined if it may be tried now. */
export const lockedFor = (failures: Date[], now: Date): number | undefined => {
  const oldest = recent(failures, now).at(-MAX_FAILURES)
  return oldest && Math.ceil((oldest.getTime() + FAILURE_WINDOW_MS - now.getTime()) / 1000)
}

/**
 * The failures on record after a try with a right or a wrong password. Undefined if the phone was locked in the
 * meantime: then the try does not count, whatever its password.
 */
export const afterTry = (failures: Date[], isRight: boolean, now: Date): Date[] | undefined => {
  if (lockedFor(failures, now) !== undefined) return undefined
  return isRight ? [] : [...recent(failures, now), now]
}

import { newId } from '#lib/new-id.ts'

/**
 * Idempotency keys of changes (contract §2). A repeat with the same input after a missing answer has the same key, so
 * that it isn't done twice.
 */
const KEEP_MS = 10 * 60_000
const MAX_CALLS = 50

type Unanswered = { key: string; at: number }

/** Keys of unanswered calls, by method, path and input. */
const unanswered = new Map<string, Unanswered>()

export const keyFor = (call: string): string => {
  const known = unanswered.get(call)
  return known && Date.now() - known.at < KEEP_MS ? known.key : newId()
}

export const rememberCallKey = (call: string, key: string): void => {
  unanswered.delete(call)
  unanswered.set(call, { key, at: Date.now() })
  const [oldest] = unanswered.keys()
  if (unanswered.size > MAX_CALLS && oldest !== undefined) unanswered.delete(oldest)
}

export const forgetCallKey = (call: string): void => void unanswered.delete(call)

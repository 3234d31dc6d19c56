import { newId } from '#lib/new-id.ts'

/**
 * Under which key a call is made that changes something (contract §2). A try after a missing answer means the same
 * call: with the same input it has the same key, and is not done twice.
 */
const KEEP_MS = 10 * 60_000
const MAX_CALLS = 50

type Unanswered = { key: string; at: number }

/** By all that a call is made of. */
const unanswered = new Map<string, Unanswered>()

export const keyFor = (call: string): string => {
  const known = unanswered.get(call)
  return known && Date.now() - known.at < KEEP_MS ? known.key : newId()
}

/** No answer came, or one that tells nothing. */
export const rememberCallKey = (call: string, key: string): void => {
  unanswered.delete(call)
  unanswered.set(call, { key, at: Date.now() })
  const [oldest] = unanswered.keys()
  if (unanswered.size > MAX_CALLS && oldest !== undefined) unanswered.delete(oldest)
}

export const forgetCallKey = (call: string): void => void unanswered.delete(call)

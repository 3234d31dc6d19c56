import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Call, Caller, Reply } from './caller.ts'

const MAX_TRIES = 8
const LOST_IN = 8
const MAX_WAIT_MS = 3000

const isFinal = ({ status }: Reply): boolean => status !== 0 && status !== 429 && status < 500

/**
 * Sends a change as the shop's pages do: with an idempotency key, repeated under it until there is an answer. One
 * answer in eight is lost, before or after the shop has made the change.
 */
export const callUntilAnswered = async (call: Caller, what: Call): Promise<Reply> => {
  const key = randomUUID()
  let isLost = randomInt(LOST_IN) === 0
  for (let tries = 1; ; tries++) {
    const reply = await call({ ...what, key, ...(isLost && { dropAfterMs: randomInt(80) }) })
    if (isFinal(reply) || tries === MAX_TRIES) return reply
    if (!isLost) await delay(Math.min(MAX_WAIT_MS, 200 * 2 ** tries))
    isLost = false
  }
}

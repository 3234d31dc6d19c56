import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DeployError } from './deploy-error.ts'
import type { Settings } from './settings.ts'

type Options = {
  /** Hosting's address, which shoppers use, too. */
  url: string
  settings: Settings
  /** JSON from an address; rejects if there is none. */
  ask: (url: string, headers: Record<string, string>) => Promise<unknown>
  log: (line: string) => void
  pauseMs?: number
}

type Seen = { forwardedFor: string[]; trusted: number }

const TRIES = 3
const FIVE_SECONDS = 5000

/** From a range for documentation (RFC 5737), random each time. */
const anAddressOfNobody = (): string => `203.0.113.${randomInt(1, 255)}`

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' && value !== null && 'forwardedFor' in value && 'trusted' in value

const look = async ({ url, ask, pauseMs = FIVE_SECONDS }: Options, forged: string) => {
  for (let tried = 1; ; tried += 1)
    try {
      const seen = await ask(`${url}/api/health/proxies`, { 'x-forwarded-for': forged })
      if (isSeen(seen)) return seen
      throw new Error('The answer is not one of the shop')
    } catch (error) {
      if (tried === TRIES) throw error
      // The first call after a deploy may reach an instance that is still starting.
      await sleep(pauseMs)
    }
}

/**
 * Calls the shop with a forged X-Forwarded-For and checks what arrived. Google wrote everything after the forged entry,
 * and the first entry after it is the caller: the number of entries from there on is the number to trust.
 */
export const checkProxies = async (options: Options): Promise<void> => {
  const { settings, log, url } = options
  const forged = anAddressOfNobody()
  const seen = await look(options, forged).catch((error: unknown) => {
    throw new DeployError(
      `The shop is deployed, but ${url} did not say how calls reach it (${String(error)}). Deploy again to repeat the check.`,
    )
  })
  const { forwardedFor, trusted } = seen
  const written = forwardedFor.length - 1 - forwardedFor.lastIndexOf(forged)
  log(`X-Forwarded-For of a call: ${forwardedFor.join(', ')}; the last ${trusted} are trusted`)
  if (written === trusted) return
  throw new DeployError(
    `The shop is deployed, but takes ${trusted > written ? 'what callers write for their address' : 'a proxy for the caller'}: limits per address are of no use. Fix: put TRUSTED_PROXIES=${written} into ${settings.file}, and deploy again.`,
  )
}

import { createHash } from 'node:crypto'
import { reason } from '@bartan/contract/reasons/reasons'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import { DAY_SECONDS } from '@bartan/contract/shared/shop-day'
import ipaddr from 'ipaddr.js'
import { AppError } from '#domain/app-error.ts'
import { createCallCounter } from '#platform/caches/call-counter.ts'
import { createCache } from '#platform/caches/create-cache.ts'
import type { Clock } from '#platform/clock.ts'

/** A household can vary 64 bits of its IPv6 addresses (RFC 6177, RFC 8981). */
const HOUSEHOLD_GROUPS = 4

/** As long as an IPv6 address with an IPv4 ending and a zone. */
const MAX_ADDRESS_LENGTH = 64

/** The rate-limit key of an address: an IPv4 address, or the /64 network of an IPv6 one. */
export const addressKey = (address: string): string => {
  // Longer texts aren't addresses, and are slow to parse.
  if (address.length > MAX_ADDRESS_LENGTH || !ipaddr.isValid(address)) return address
  // An IPv4 address inside an IPv6 one (::ffff:…) counts as itself.
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = parsed.parts.slice(0, HOUSEHOLD_GROUPS)
  return network.map((group) => group.toString(16)).join(':')
}

const SHORT_SECONDS = 600

/** Counts one more under the key unless that exceeds the limit; the count expires at `until`. */
export type CountCall = (key: string, turns: { limit: number; until: Date }) => Promise<boolean>

type Limits = { perTenMinutes: number; perDay: number }

const tooMany = (seconds: number) =>
  new AppError('too_many_requests', reason('too_many_requests'), { retryAfterSeconds: seconds })

/** An address is personal data, so only a digest is stored. */
const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 32)

/** Made-up cursors and page sizes are endless, so memory can't answer them. */
const isForPage = (query: object): boolean =>
  ['cursor', 'page', 'limit'].some((name) => name in query)

const windowOf = (clock: Clock, length: number) => {
  const now = Math.floor(clock.now().getTime() / 1000)
  const number = Math.floor(now / length)
  const end = (number + 1) * length
  return { number, end, left: end - now }
}

/**
 * Rate limits per client address, each off at 0. The first is counted in this instance's memory, at no cost. The
 * second, for calls that store something, is counted in Firestore over all instances; refused addresses are cached in
 * memory. Both throw `too_many_requests`. Password guesses are counted per phone instead.
 */
export const limitAddresses = (
  { perTenMinutes, perDay }: Limits,
  { clock, countCall }: { clock: Clock; countCall: CountCall },
) => {
  const counts = createCallCounter('callsPerAddress')
  /** An evicted address is counted, and refused, in Firestore. */
  const refused = createCache<true>('refusedAddresses', { bytesOf: () => 0 })

  return {
    /**
     * Before the call does anything. Strangers' calls with an Idempotency-Key are always limited, because their reply
     * is stored.
     */
    countPerTenMinutes: (
      { limitAddress, access }: Pick<Endpoint, 'limitAddress' | 'access'>,
      address: string | undefined,
      { isKeyed = false, query = {} }: { isKeyed?: boolean; query?: object } = {},
    ): void => {
      const isExempt = limitAddress === undefined || (limitAddress === 'pages' && !isForPage(query))
      const isLimited = !isExempt || (isKeyed && access === 'anyone')
      if (!isLimited || perTenMinutes === 0 || address === undefined) return
      const { number, left } = windowOf(clock, SHORT_SECONDS)
      if (counts.add(addressKey(address), number) > perTenMinutes) throw tooMany(left)
    },

    /** After the input is validated. */
    countPerDay: async (
      { limitAddress, method, path }: Endpoint,
      address: string | undefined,
    ): Promise<void> => {
      if (limitAddress !== 'perDay' || perDay === 0 || address === undefined) return
      const { number, end, left } = windowOf(clock, DAY_SECONDS)
      const key = digestOf(`${method} ${path} ${addressKey(address)} ${number}`)
      if (refused.get(key)) throw tooMany(left)
      if (await countCall(key, { limit: perDay, until: new Date(end * 1000) })) return
      refused.set(key, true)
      throw tooMany(left)
    },
  }
}

export type AddressLimits = ReturnType<typeof limitAddresses>

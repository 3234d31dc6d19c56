import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { DAY_SECONDS } from '@bartan/contract/shared/shop-day'
import type { SignedIn } from '@bartan/contract/users/schema'
import { hashOfToken } from '#domain/hashed-ids.ts'

/**
 * Marks a device that has logged in to an account: a random number, signed with a key derived from the account's
 * (credentials.ts). That key is new with every password, so a new password invalidates all marks. A mark names no
 * account and gives no access: it only counts the device's failed log-ins separately (docs/decisions/0023).
 */
const DEVICE_BYTES = 16
const SIGNATURE_BYTES = 32

const signatureOf = (device: Buffer, accountKey: string): Buffer => {
  const key = hkdfSync('sha256', accountKey, '', 'device mark', SIGNATURE_BYTES)
  return createHmac('sha256', Buffer.from(key)).update(device).digest()
}

const newMark = (accountKey: string): string => {
  const device = randomBytes(DEVICE_BYTES)
  return Buffer.concat([device, signatureOf(device, accountKey)]).toString('base64url')
}

export const isMarkOf = (mark: string, accountKey: string): boolean => {
  const bytes = Buffer.from(mark, 'base64url')
  if (bytes.length !== DEVICE_BYTES + SIGNATURE_BYTES) return false
  const [device, signature] = [bytes.subarray(0, DEVICE_BYTES), bytes.subarray(DEVICE_BYTES)]
  return timingSafeEqual(signature, signatureOf(device, accountKey))
}

/** The reply, and the device's new mark. */
export type Marked = { signedIn: SignedIn; mark: string | undefined }

export const markDevice = (signedIn: SignedIn, key: string | null, former?: string): Marked => {
  if (key === null) return { signedIn, mark: undefined }
  return { signedIn, mark: former ?? newMark(key) }
}

/** The key of a marked device's tries for one account. */
export const deviceTries = (mark: string): string => `device-${hashOfToken(mark)}`

/** The only cookie that Firebase Hosting passes on to a function (firebase.google.com/docs/hosting/manage-cache#using_cookies). */
const COOKIE = '__session'

/** Accounts that share a device: a family's phone. */
const MAX_MARKS = 4
const MARK = '[A-Za-z0-9_-]{64}'
const COOKIE_PATTERN = new RegExp(
  String.raw`(?:^|;\s*)${COOKIE}=(${MARK}(?:\.${MARK}){0,${MAX_MARKS - 1}})(?:;|$)`,
)
const COOKIE_DAYS = 180

/** The marks in a request, the last used first. */
export const marksIn = (cookies: string | undefined): string[] =>
  COOKIE_PATTERN.exec(cookies ?? '')?.[1]?.split('.') ?? []

/**
 * `Set-Cookie` with this mark before the others. Sent only with account calls, which no CDN caches: on others it would
 * split the CDN's cache.
 */
export const markCookie = (
  mark: string,
  { known, isSecure }: { known: readonly string[]; isSecure: boolean },
): string => {
  const marks = [mark, ...known.filter((other) => other !== mark)].slice(0, MAX_MARKS)
  const attributes = `Path=/api/users; Max-Age=${COOKIE_DAYS * DAY_SECONDS}; HttpOnly; SameSite=Strict`
  return `${COOKIE}=${marks.join('.')}; ${attributes}${isSecure ? '; Secure' : ''}`
}

import { expireSession } from './account-session.ts'
import { unreachable } from '#lib/api/api-error.ts'
import { loadFirebase } from './firebase-session.ts'
import { session } from './session.ts'

/** Renews the token this long before it expires, so that it doesn't expire on the way to the server. */
const MARGIN_SECONDS = 60

/** The expiry in a JWT's payload, in seconds since 1970 (RFC 7519 §4.1.4); 0 if it can't be read. */
const expiryOf = (token: string): number => {
  try {
    const payload = token.split('.')[1] ?? ''
    const json: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof json === 'object' && json !== null && 'exp' in json ? Number(json.exp) : 0
  } catch {
    return 0
  }
}

const lasts = (token: string): boolean => expiryOf(token) - MARGIN_SECONDS > Date.now() / 1000

const renew = async (uid: string): Promise<string | undefined> => {
  const firebase = await loadFirebase().catch((error: unknown) => {
    throw unreachable(error)
  })
  const token = await firebase.freshToken(uid).catch((error: unknown) => {
    if (firebase.isNetworkError(error)) throw unreachable(error)
    return undefined
  })
  // The shopper may have logged out or changed accounts meanwhile.
  if (session.read().user?._id !== uid) return undefined
  if (token) session.storeToken(token)
  else await expireSession()
  return token
}

const renewals = new Map<string, Promise<string | undefined>>()

/** Concurrent requests share one renewal. */
const renewOnce = (uid: string): Promise<string | undefined> => {
  const running = renewals.get(uid) ?? renew(uid).finally(() => renewals.delete(uid))
  renewals.set(uid, running)
  return running
}

/**
 * The bearer token for a request now; undefined for guests. Uses the stored token while it is valid, so that most
 * pages needn't load the SDK. A session that can't be renewed has expired.
 */
export const idToken = async (): Promise<string | undefined> => {
  const { user } = session.read()
  if (!user) return undefined
  const { token } = session
  return token && lasts(token) ? token : renewOnce(user._id)
}

/** Another token after the server refused one: a clock may be wrong, or another tab may have renewed it. */
export const tokenAfter = async (refused: string): Promise<string | undefined> => {
  const { user } = session.read()
  if (!user) return undefined
  const { token } = session
  return token && token !== refused && lasts(token) ? token : renewOnce(user._id)
}

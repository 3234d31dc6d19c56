import { unreachable } from '#lib/api/api-error.ts'
import { expireSession } from './account-session.ts'
import { loadFirebase } from './firebase-session.ts'
import { session } from './session.ts'

/** Renews the token this long before it expires, so that it doesn't expire on the way to the server. */
const MARGIN_MS = 60_000

const lasts = (): boolean => session.tokenExpiry - MARGIN_MS > Date.now()

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
  return token && lasts() ? token : renewOnce(user._id)
}

/** Another token after the server refused one: a clock may be wrong, or another tab may have renewed it. */
export const tokenAfter = async (refused: string): Promise<string | undefined> => {
  const { user } = session.read()
  if (!user) return undefined
  const { token } = session
  return token && token !== refused && lasts() ? token : renewOnce(user._id)
}

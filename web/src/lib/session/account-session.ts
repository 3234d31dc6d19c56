import type { SignedIn } from '@bartan/contract/users/schema'
import { dropFirebaseSession, forgetStoredSession, loadFirebase } from './firebase-session.ts'
import { forgetSearches } from './forget-searches.ts'
import { session } from './session.ts'

/** How long a login waits for the SDK to store its session; the first token works without it. */
const STORE_TIMEOUT_MS = 3000

const storeTimeout = () => new Promise<void>((resolve) => setTimeout(resolve, STORE_TIMEOUT_MS))

/** Loads the SDK while the shopper still types. */
export const prepareSignIn = (): void => void loadFirebase().catch(() => undefined)

/** Starts a session from a login's or registration's reply. Resolves when it would survive a reload. */
export const beginSession = async (signedIn: SignedIn): Promise<void> => {
  session.start(signedIn)
  forgetStoredSession()
  // Without the SDK's session, this one ends with its first token, and then says so.
  const stored = loadFirebase()
    .then((firebase) => firebase.signIn(signedIn.customToken))
    .catch(() => undefined)
  await Promise.race([stored, storeTimeout()])
}

const forgetSession = async (): Promise<void> => {
  await Promise.all([dropFirebaseSession(), forgetSearches()])
}

export const endSession = (): Promise<void> => {
  session.end()
  return forgetSession()
}

/** Ends a session that the server no longer accepts. */
export const expireSession = (): Promise<void> => {
  session.expire()
  return forgetSession()
}

import type { Config } from '#platform/config.ts'
import { firebaseApp } from './firebase-app.ts'

/** How often the credential is asked; it renews its token some minutes before it expires. */
const KEEP_MS = 60_000

/** OAuth tokens of the function's service account, for Google's APIs. */
export const accessTokens = (config: Config): (() => Promise<string>) => {
  const { credential } = firebaseApp(config).options
  let token: Promise<string> | undefined
  let askedAt = 0
  const ask = async () => {
    if (!credential) throw new Error('The Firebase app has no credential')
    return (await credential.getAccessToken()).access_token
  }
  return async () => {
    if (token === undefined || Date.now() - askedAt > KEEP_MS) {
      askedAt = Date.now()
      token = ask()
      // The next call asks again.
      token.catch(() => (token = undefined))
    }
    return token
  }
}

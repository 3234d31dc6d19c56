import { reason } from '@bartan/contract/reasons/reasons'
import * as z from 'zod'
import { AppError } from '#domain/app-error.ts'
import type { Config } from '#platform/config.ts'

/**
 * Identity Toolkit calls that the Admin SDK lacks (cloud.google.com/identity-platform/docs/reference/rest/v1/accounts).
 * The server makes them, so that the rate limit applies first, and no browser learns an alias before sign-in.
 */

const failureSchema = z.object({ error: z.object({ message: z.string() }) })

/** With e-mail enumeration protection, only the first is sent; older projects send the others. */
const WRONG = ['INVALID_LOGIN_CREDENTIALS', 'EMAIL_NOT_FOUND', 'INVALID_PASSWORD', 'USER_DISABLED']

const TIMEOUT_MS = 10_000
const SERVER_FAULT = 500

const HOST = 'identitytoolkit.googleapis.com'

export const noSignIn = (cause: unknown): AppError =>
  new AppError('unavailable', reason('login_unchecked'), { cause, retryAfterSeconds: 5 })

const ask = async (
  { authEmulator, webApiKey }: Config,
  method: string,
  body: object,
): Promise<{ isRight: true; reply: unknown } | { isRight: false; message: string }> => {
  const origin = authEmulator ? `http://${authEmulator}/${HOST}` : `https://${HOST}`
  const url = `${origin}/v1/accounts:${method}?key=${encodeURIComponent(webApiKey)}`
  let response: Response
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch (error) {
    throw noSignIn(error)
  }
  if (response.status >= SERVER_FAULT) throw noSignIn(new Error(`HTTP ${response.status}`))
  const reply: unknown = await response.json().catch((error: unknown) => {
    throw noSignIn(error)
  })
  if (response.ok) return { isRight: true, reply }
  const message = failureSchema.safeParse(reply).data?.error.message ?? `HTTP ${response.status}`
  // Identity Toolkit's own limit, per address and account.
  if (message.startsWith('TOO_MANY_ATTEMPTS'))
    throw new AppError('too_many_requests', reason('too_many_attempts'), { retryAfterSeconds: 60 })
  return { isRight: false, message }
}

const signedInSchema = z.object({ localId: z.string() })

/** The account's uid; undefined if alias and password don't match. Google's token is not used. */
export const signInWithPassword = async (
  config: Config,
  email: string,
  password: string,
): Promise<string | undefined> => {
  const answer = await ask(config, 'signInWithPassword', { email, password })
  if (answer.isRight) return signedInSchema.parse(answer.reply).localId
  if (WRONG.some((word) => answer.message.startsWith(word))) return undefined
  throw new Error(`Sign-in failed: ${answer.message}`)
}

const exchangedSchema = z.object({ idToken: z.string() })

/** Exchanges a custom token for an ID token. */
export const exchangeCustomToken = async (config: Config, token: string): Promise<string> => {
  const answer = await ask(config, 'signInWithCustomToken', { token })
  if (answer.isRight) return exchangedSchema.parse(answer.reply).idToken
  throw new Error(`The custom token was not taken: ${answer.message}`)
}

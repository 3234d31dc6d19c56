import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Config } from '../config.ts'

/** A new session: its account, and the ID token. */
export type SignIn = { uid: string; token: string }

const signedInSchema = z.object({ idToken: z.string(), localId: z.string() })
const failureSchema = z.object({ error: z.object({ message: z.string() }) })

/** With e-mail enumeration protection on, only the first is sent; older projects send the others. */
const WRONG = ['INVALID_LOGIN_CREDENTIALS', 'EMAIL_NOT_FOUND', 'INVALID_PASSWORD', 'USER_DISABLED']

const TIMEOUT_MS = 10_000

/**
 * The least time that a refusal takes: Google has no password to hash for a missing account, and would refuse it
 * sooner. The emulator, which hashes none, takes the same time for both.
 */
const REFUSAL_MS = 600

const untilRefusal = ({ authEmulator }: Config, startedAt: number): Promise<void> =>
  sleep(authEmulator ? 0 : Math.max(0, startedAt + REFUSAL_MS - Date.now()))

const HOST = 'identitytoolkit.googleapis.com'

const urlOf = ({ authEmulator, webApiKey }: Config): string => {
  const origin = authEmulator ? `http://${authEmulator}/${HOST}` : `https://${HOST}`
  return `${origin}/v1/accounts:signInWithPassword?key=${encodeURIComponent(webApiKey)}`
}

/**
 * Identity Toolkit's password sign-in (cloud.google.com/identity-platform/docs/reference/rest/v1/accounts). It is
 * called from the server because the Admin SDK can't check a password, and so that the limit of tries comes first.
 */
export const signInWithPassword = async (
  config: Config,
  email: string,
  password: string,
): Promise<SignIn | undefined> => {
  const startedAt = Date.now()
  const response = await fetch(urlOf(config), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const reply: unknown = await response.json()
  if (response.ok) {
    const { idToken, localId } = signedInSchema.parse(reply)
    return { uid: localId, token: idToken }
  }
  const message = failureSchema.safeParse(reply).data?.error.message ?? `HTTP ${response.status}`
  if (WRONG.some((word) => message.startsWith(word))) {
    await untilRefusal(config, startedAt)
    return undefined
  }
  // Identity Toolkit's own limit, per address and account.
  if (message.startsWith('TOO_MANY_ATTEMPTS'))
    throw new AppError('too_many_requests', 'Too many attempts. Please try again later.', {
      retryAfterSeconds: 60,
    })
  throw new Error(`Sign-in failed: ${message}`)
}

import type { Auth } from 'firebase-admin/auth'
import type { Role } from '@bartan/contract/account-rules'
import { AppError } from '../app-error.ts'
import type { Config } from '../config.ts'
import { signInWithPassword } from './sign-in.ts'
import type { SignIn } from './sign-in.ts'
import { isTokenShaped } from './token-shape.ts'

/**
 * Firebase Authentication, which has no "phone and password": the phone is stored as an alias e-mail under a domain
 * that can't receive mail (RFC 2606). Sign-up from clients is switched off in the project; whoever gets around that
 * has an account without a `users` document, which the API does not trust.
 */
const ALIAS_DOMAIN = 'phone.bartan.invalid'

export const aliasOf = (phone: string): string => `${phone}@${ALIAS_DOMAIN}`

export type Verified = { uid: string; since: Date }

type NewAccount = { phone: string; password: string; role: Role }

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const undefinedIf = (code: string) => (error: unknown) => {
  if (codeOf(error) === code) return undefined
  throw error
}

/** Token faults are the caller's; anything else (no network, no project) is ours. */
const TOKEN_FAULTS = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
])

/** The verifier blames the token if it can't get Google's keys. */
const NO_KEYS = /^Error (?:fetching public keys|while making request)/

const isTokenFault = (error: unknown): boolean =>
  TOKEN_FAULTS.has(codeOf(error)) && !(error instanceof Error && NO_KEYS.test(error.message))

export const accountsOf = (config: Config) => {
  let opening: Promise<Auth> | undefined
  const open = async () => {
    const [{ firebaseApp }, { getAuth }] = await Promise.all([
      import('./firebase-app.ts'),
      import('firebase-admin/auth'),
    ])
    return getAuth(firebaseApp(config))
  }
  const auth = () => {
    opening ??= open()
    return opening
  }

  return {
    /** The new account's uid; undefined if the phone already has one. */
    create: async ({ phone, password, role }: NewAccount): Promise<string | undefined> => {
      const firebase = await auth()
      const created = await firebase
        .createUser({ email: aliasOf(phone), password })
        .catch(undefinedIf('auth/email-already-exists'))
      if (!created) return undefined
      try {
        await firebase.setCustomUserClaims(created.uid, { role })
      } catch (error) {
        await firebase.deleteUser(created.uid)
        throw error
      }
      return created.uid
    },

    find: async (phone: string): Promise<{ uid: string; createdAt: Date } | undefined> => {
      const found = await (
        await auth()
      )
        .getUserByEmail(aliasOf(phone))
        .catch(undefinedIf('auth/user-not-found'))
      return found && { uid: found.uid, createdAt: new Date(found.metadata.creationTime) }
    },

    remove: async (uid: string): Promise<void> => {
      await (await auth()).deleteUser(uid).catch(undefinedIf('auth/user-not-found'))
    },

    /** Moves the account to another phone; false if that phone has an account. */
    setPhone: async (uid: string, phone: string): Promise<boolean> => {
      const moved = await (
        await auth()
      )
        .updateUser(uid, { email: aliasOf(phone) })
        .catch(undefinedIf('auth/email-already-exists'))
      return moved !== undefined
    },

    setPassword: async (uid: string, password: string): Promise<void> => {
      await (await auth()).updateUser(uid, { password })
    },

    setRole: async (uid: string, role: Role): Promise<void> => {
      await (await auth()).setCustomUserClaims(uid, { role })
    },

    /** Ends every session that began before the current second. */
    revokeSessions: async (uid: string): Promise<void> => (await auth()).revokeRefreshTokens(uid),

    /** A new session; undefined if phone and password don't match. */
    signIn: (phone: string, password: string): Promise<SignIn | undefined> =>
      signInWithPassword(config, aliasOf(phone), password),

    /** Never with developer claims: a role in them would override later changes (firebase-js-sdk#6113). */
    customToken: async (uid: string): Promise<string> => (await auth()).createCustomToken(uid),

    /** The account of an ID token and the start of its session; undefined if it is not ours, expired or revoked. */
    verify: async (token: string, checkRevoked: boolean): Promise<Verified | undefined> => {
      if (!isTokenShaped(token)) return undefined
      const firebase = await auth()
      try {
        const { uid, auth_time: since } = await firebase.verifyIdToken(token, checkRevoked)
        return { uid, since: new Date(since * 1000) }
      } catch (error) {
        if (isTokenFault(error)) return undefined
        throw new AppError(
          'unavailable',
          'We can not check your login right now. Please try again.',
          {
            cause: error,
            retryAfterSeconds: 5,
          },
        )
      }
    },
  }
}

export type Accounts = ReturnType<typeof accountsOf>

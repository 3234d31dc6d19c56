import type { Role } from '@bartan/contract/shared/roles'
import type { Auth, DecodedIdToken } from 'firebase-admin/auth'
import { bytesOfText, createCache } from '#platform/caches/create-cache.ts'
import type { Config } from '#platform/config.ts'
import { openAuth } from './open-auth.ts'
import { exchangeCustomToken, noSignIn, signInWithPassword } from './sign-in.ts'

const partOf = (text: string | undefined): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(Buffer.from(text ?? '', 'base64url').toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** Firebase's signature algorithm; `none` is the Auth emulator's. */
const ALGORITHMS = new Set<unknown>(['RS256', 'none'])

/**
 * Whether a text has the form of an ID token (RFC 7519). firebase-admin's verifier throws TypeErrors if header or
 * payload aren't objects.
 */
const isTokenShaped = (token: string): boolean => {
  const [header, payload, ...rest] = token.split('.')
  return (
    rest.length === 1 &&
    ALGORITHMS.has(partOf(header)?.['alg']) &&
    typeof partOf(payload)?.['sub'] === 'string'
  )
}

/** A session of the shop: an ID token, and the custom token exchanged for it. */
export type NewSession = { token: string; customToken: string }

/** The account of a token, and its generation of sessions. */
export type Verified = { uid: string; generation: number }

type NewAccount = { uid: string; alias: string; password: string; role: Role }

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const undefinedIf = (code: string) => (error: unknown) => {
  if (codeOf(error) === code) return undefined
  throw error
}

/** Token errors are the caller's; others (no network, no project) are ours. */
const TOKEN_FAULTS = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
])

/** The verifier reports a token error if it can't get Google's keys. */
const NO_KEYS = /^Error (?:fetching public keys|while making request)/

const isTokenFault = (error: unknown): boolean =>
  TOKEN_FAULTS.has(codeOf(error)) && !(error instanceof Error && NO_KEYS.test(error.message))

/**
 * The only developer claim of our custom tokens; Firebase copies it into every ID token of the session. Tokens from
 * Google's own endpoints lack it. Never a role: it would override later changes (firebase-js-sdk#6113).
 */
const CLAIM = 'sessionGeneration'

const generationOf = (token: DecodedIdToken): number | undefined => {
  const generation: unknown = token[CLAIM]
  return typeof generation === 'number' && Number.isSafeInteger(generation) ? generation : undefined
}

const BYTES_OF_NUMBERS = 16

const tokenVerifier = (auth: () => Promise<Auth>) => {
  /** Found genuine: a signature and a time of expiry don't change. The cache keeps tokens as hashes. */
  const verified = createCache<{ session: Verified; until: number }>('tokens', {
    bytesOf: ({ session }) => bytesOfText(session.uid) + BYTES_OF_NUMBERS,
  })
  /** The session of an ID token; undefined if it is foreign, expired or, where that is asked, revoked. */
  return async (token: string, checkRevoked: boolean): Promise<Verified | undefined> => {
    if (!isTokenShaped(token)) return undefined
    const known = checkRevoked ? undefined : verified.get(token)
    if (known && Date.now() < known.until) return known.session
    const firebase = await auth()
    try {
      const decoded = await firebase.verifyIdToken(token, checkRevoked)
      const generation = generationOf(decoded)
      if (generation === undefined) return undefined
      const session = { uid: decoded.uid, generation }
      verified.set(token, { session, until: decoded.exp * 1000 })
      return session
    } catch (error) {
      if (isTokenFault(error)) return undefined
      throw noSignIn(error)
    }
  }
}

/** Firebase Authentication. Sign-up from clients is switched off in the project (tools/deploy/src/checks/sign-in.ts). */
export const accountsOf = (config: Config) => {
  let opening: Promise<Auth> | undefined
  const auth = () => {
    opening ??= openAuth(config)
    return opening
  }

  const create = async ({ uid, alias, password, role }: NewAccount): Promise<void> => {
    const firebase = await auth()
    // The uid is new: who has it already is this account, whose answer was lost before the SDK asked again.
    await firebase
      .createUser({ uid, email: alias, password })
      .catch(undefinedIf('auth/uid-already-exists'))
    try {
      await firebase.setCustomUserClaims(uid, { role })
    } catch (error) {
      await firebase.deleteUser(uid)
      throw error
    }
  }

  return {
    create,

    /** The account's current alias; undefined if there is no such account. */
    aliasOf: async (uid: string): Promise<string | undefined> =>
      (await (await auth()).getUser(uid).catch(undefinedIf('auth/user-not-found')))?.email,

    /** Throws unless Firebase Authentication answers. */
    ping: async (): Promise<void> => {
      await (await auth()).getUser('nobody').catch(undefinedIf('auth/user-not-found'))
    },

    /** The last sign-in or session renewal of at most 100 accounts; without those that never signed in. */
    lastUsed: async (uids: string[]): Promise<ReadonlyMap<string, Date>> => {
      const { users } = await (await auth()).getUsers(uids.map((uid) => ({ uid })))
      return new Map(
        users.flatMap(({ uid, metadata: { lastSignInTime, lastRefreshTime } }) => {
          const times = [lastSignInTime, lastRefreshTime].flatMap((time) => time || [])
          return times.length > 0 ? [[uid, new Date(Math.max(...times.map(Date.parse)))]] : []
        }),
      )
    },

    remove: async (uid: string): Promise<void> => {
      await (await auth()).deleteUser(uid).catch(undefinedIf('auth/user-not-found'))
    },

    setAlias: async (uid: string, alias: string): Promise<void> => {
      await (await auth()).updateUser(uid, { email: alias })
    },

    /** Sets alias and password in one step; recreates a deleted account. */
    setCredentials: async ({ uid, alias, password, role }: NewAccount): Promise<void> => {
      const updated = await (
        await auth()
      )
        .updateUser(uid, { email: alias, password })
        .catch(undefinedIf('auth/user-not-found'))
      if (!updated) await create({ uid, alias, password, role })
    },

    setRole: async (uid: string, role: Role): Promise<void> => {
      await (await auth()).setCustomUserClaims(uid, { role })
    },

    /** The account's uid; undefined if alias and password don't match. */
    signIn: (alias: string, password: string): Promise<string | undefined> =>
      signInWithPassword(config, alias, password),

    startSession: async (uid: string, generation: number): Promise<NewSession> => {
      const customToken = await (await auth()).createCustomToken(uid, { [CLAIM]: generation })
      return { token: await exchangeCustomToken(config, customToken), customToken }
    },

    verify: tokenVerifier(auth),
  }
}

export type Accounts = ReturnType<typeof accountsOf>

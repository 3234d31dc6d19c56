/** A call of Identity Toolkit, as forwarded to the emulator. */
export type AuthCall = {
  method: string
  /** Path and query. */
  url: string
  headers: Headers
  body: string
}

export type Json = Record<string, unknown>

/** Calls that change no account. */
const READS = /:(?:lookup|query|batchGet|createAuthUri|createSessionCookie)$/

const LOOKUP = /^\/identitytoolkit\.googleapis\.com\/v1\/projects\/[^/]+\/accounts:lookup$/

/** An administrator's look-up of accounts, which the Admin SDK makes for every token that it verifies. */
export const isLookup = (call: Pick<AuthCall, 'url'>, authorization: string | undefined): boolean =>
  authorization === 'Bearer owner' && LOOKUP.test(pathOf(call))

/** The accounts looked up, if by id alone. */
export const idsLookedUp = ({ localId, ...others }: Json): string[] | undefined =>
  Array.isArray(localId) && Object.keys(others).length === 0
    ? localId.filter((id) => typeof id === 'string')
    : undefined

/** DELETE removes all accounts of a project (firebase.google.com/docs/reference/rest/auth#section-auth-emulator). */
const ALL_ACCOUNTS = /^\/emulator\/v1\/projects\/[^/]+\/accounts$/

const pathOf = ({ url }: Pick<AuthCall, 'url'>): string => new URL(url, 'http://auth').pathname

export const changesAccounts = (call: Pick<AuthCall, 'method' | 'url'>): boolean =>
  call.method !== 'GET' && call.method !== 'OPTIONS' && !READS.test(pathOf(call))

export const removesAll = (call: AuthCall): boolean =>
  call.method === 'DELETE' && ALL_ACCOUNTS.test(pathOf(call))

/**
 * An API key that is a project id (`demo-…`) selects that project, so that test files can share an emulator with
 * separate accounts. The emulator would use its own project for all keys.
 */
export const projectOfKey = ({ url }: Pick<AuthCall, 'url'>): string | undefined => {
  const { pathname, searchParams } = new URL(url, 'http://auth')
  const key = searchParams.get('key')
  return key?.startsWith('demo-') && !pathname.includes('/projects/') ? key : undefined
}

/** The project of a call's accounts; undefined for the emulator's own. */
export const projectOf = (call: AuthCall): string | undefined =>
  /\/projects\/([^/:]+)/.exec(pathOf(call))?.[1] ?? projectOfKey(call)

/**
 * Rewrites a call for the emulator: only an owner may name another project. An owner changes accounts by id, so calls
 * with an account's ID token work only in the emulator's own project.
 */
export const forEmulator = (call: AuthCall, body: Json, ownProject: string): AuthCall => {
  const project = projectOfKey(call)
  if (project === undefined || project === ownProject) return call
  const headers = new Headers(call.headers)
  headers.set('authorization', 'Bearer owner')
  return { ...call, headers, body: JSON.stringify({ ...body, targetProjectId: project }) }
}

const idIn = (token: unknown): unknown => {
  const [, payload] = typeof token === 'string' ? token.split('.') : []
  if (!payload) return undefined
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as Json)['user_id']
}

const idsIn = ({ localId, localIds, users, user_id, idToken }: Json): unknown[] => [
  ...[localId, localIds].flat(),
  ...(Array.isArray(users) ? (users as Json[]).map((user) => user['localId']) : []),
  user_id,
  idIn(idToken),
]

export const accountsIn = (...parts: Json[]): string[] => [
  ...new Set(parts.flatMap(idsIn).filter((id) => typeof id === 'string')),
]

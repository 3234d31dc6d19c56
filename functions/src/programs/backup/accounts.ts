import type { Auth, UserImportOptions } from 'firebase-admin/auth'
import type { AccountLine } from '#features/backup/account-lines.ts'
import { lineOf } from '#features/backup/backup-files.ts'
import type { Config } from '#platform/config.ts'
import { ProgramError } from '#programs/running/program-environment.ts'
import { readLines } from './archive.ts'

type Environment = Record<string, string | undefined>

const NAMES = [
  'AUTH_HASH_KEY',
  'AUTH_HASH_SALT_SEPARATOR',
  'AUTH_HASH_ROUNDS',
  'AUTH_HASH_MEMORY_COST',
] as const

/**
 * The exported project's password hashing: Firebase's scrypt with that project's key
 * (firebase.google.com/docs/cli/auth#import-command). The console shows it; no API returns it.
 */
export const hashParameters = (environment: Environment): UserImportOptions['hash'] => {
  const missing = NAMES.filter((name) => !environment[name])
  if (missing.length > 0)
    throw new ProgramError(
      `${missing.join(', ')} missing: the password hash parameters of the exported project. They are in its Firebase console: Authentication → Users → ⋮ → Password hash parameters.`,
    )
  const of = (name: (typeof NAMES)[number]) => environment[name] ?? ''
  return {
    algorithm: 'SCRYPT',
    key: Buffer.from(of('AUTH_HASH_KEY'), 'base64'),
    saltSeparator: Buffer.from(of('AUTH_HASH_SALT_SEPARATOR'), 'base64'),
    rounds: Number(of('AUTH_HASH_ROUNDS')),
    memoryCost: Number(of('AUTH_HASH_MEMORY_COST')),
  }
}

/** Accounts listed, written or deleted per call (firebase.google.com/docs/auth/admin/import-users). */
const PAGE = 1000

/** Identities for checking an import: hashes are stored, but returned in another form. */
export const identityOf = ({ uid, email, disabled, claims }: AccountLine): string =>
  lineOf({ uid, email, disabled, claims })

/** The emulator accepts its own hashes as they are; the Admin SDK would encode them. */
const writeToEmulator = async (config: Config, accounts: AccountLine[]): Promise<void> => {
  const { authEmulator, projectId } = config
  const path = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`
  const response = await fetch(`http://${authEmulator}${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      allowOverwrite: true,
      users: accounts.map(({ uid, email, disabled, claims, createdAt, hash, salt }) => ({
        localId: uid,
        email,
        disabled,
        customAttributes: JSON.stringify(claims),
        createdAt: String(Date.parse(createdAt)),
        passwordHash: hash,
        salt,
      })),
    }),
  })
  const { error } = (await response.json()) as { error?: unknown }
  const failed = error && (Array.isArray(error) ? error.length > 0 : true)
  if (failed) throw new Error(`The emulator did not take the accounts: ${JSON.stringify(error)}`)
}

const writeToFirebase = async (
  auth: Auth,
  accounts: AccountLine[],
  environment: NodeJS.ProcessEnv,
): Promise<void> => {
  const hash = accounts.some((account) => account.hash) ? hashParameters(environment) : undefined
  const { errors } = await auth.importUsers(
    accounts.map(({ uid, email, disabled, claims, createdAt, hash: passwordHash, salt }) => ({
      uid,
      email,
      disabled,
      customClaims: claims,
      metadata: { creationTime: createdAt },
      ...(passwordHash && { passwordHash: Buffer.from(passwordHash, 'base64url') }),
      ...(salt && { passwordSalt: Buffer.from(salt, 'base64url') }),
    })),
    hash && { hash },
  )
  const [first] = errors
  if (first)
    throw new Error(
      `${errors.length} accounts were not taken; the first: ${accounts[first.index]?.email}, ${first.error.message}`,
    )
}

type Writing = {
  auth: Auth
  file: string
  /** Emulator and Firebase can't use each other's hashes. */
  madeBy: 'firebase' | 'emulator'
  withoutPasswords: boolean
}

export const writeAccounts = async (
  config: Config,
  { auth, file, madeBy, withoutPasswords }: Writing,
): Promise<number> => {
  const isEmulator = config.authEmulator !== undefined
  if (!withoutPasswords && isEmulator !== (madeBy === 'emulator'))
    throw new ProgramError(
      `The passwords of an export from ${madeBy === 'emulator' ? 'the local stack' : 'a real project'} can't be checked here. With --without-passwords the accounts come without, and each customer needs a new one.`,
    )
  const write = (page: AccountLine[]) =>
    isEmulator ? writeToEmulator(config, page) : writeToFirebase(auth, page, process.env)
  let page: AccountLine[] = []
  let count = 0
  for await (const line of readLines(file)) {
    const account = JSON.parse(line) as AccountLine
    page.push(withoutPasswords ? { ...account, hash: undefined, salt: undefined } : account)
    count += 1
    if (page.length < PAGE) continue
    await write(page)
    page = []
  }
  if (page.length > 0) await write(page)
  return count
}

export const removeAccounts = async (auth: Auth): Promise<void> => {
  for (;;) {
    const { users } = await auth.listUsers(PAGE)
    if (users.length === 0) return
    await auth.deleteUsers(users.map(({ uid }) => uid))
  }
}

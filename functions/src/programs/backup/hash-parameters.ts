import type { UserImportOptions } from 'firebase-admin/auth'
import { ProgramError } from '#programs/running/program-environment.ts'

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

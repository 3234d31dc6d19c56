import type { Phone } from '@bartan/contract/users/rules'
import { AppError } from '#domain/app-error.ts'
import type { UsersContext } from '../users-context.ts'
import { isExpiredOneTimePassword } from './admin-password.ts'
import type { StoredCredentials } from './credentials.repository.ts'
import { newCredentials, passwordAtFirebase, type Credentials } from './credentials.ts'
import { replaceCredentials } from './replace-credentials.ts'

/** The password's owner, and the generation of the session it may begin. */
export type Known = Pick<StoredCredentials, 'user' | 'generation' | 'isPasswordDue'> & {
  /** The account's key; null if it has just been replaced. */
  key: Credentials['key']
}

export const isConflict = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'conflict'

/**
 * Checks a password against Firebase. The account is read first, so that a session never belongs to a later generation
 * than its password.
 *
 * Also gives accounts of the first version their own credentials, and completes interrupted changes.
 */
export const signIn = (context: UsersContext) => {
  const { accounts, credentials, clock } = context
  const replace = replaceCredentials(context)

  /** The credentials that Firebase has. */
  const inForce = async ({
    user,
    current,
    next,
    isOld,
  }: StoredCredentials): Promise<Credentials> => {
    if (!next && !isOld) return current
    const alias = await accounts.aliasOf(user._id)
    if (next && alias === next.alias) return next
    // The first version changed the alias before the user's document, and may have been interrupted between.
    return current.key === null && alias ? { ...current, alias } : current
  }

  const isRight = async (
    found: StoredCredentials | undefined,
    password: string,
    known: Credentials,
  ) =>
    (await accounts.signIn(known.alias, passwordAtFirebase(known, password))) === found?.user._id &&
    found !== undefined

  return async (phone: Phone, password: string): Promise<Known | undefined> => {
    const found = await credentials.find(phone)
    // A phone without an account takes the same steps as a wrong password, so the same time.
    const known = found ? await inForce(found) : newCredentials()
    if (!(await isRight(found, password, known)) || !found) return undefined
    if (isExpiredOneTimePassword(found.oneTimePassword, password, clock.now())) return undefined
    const { user, isPasswordDue } = found
    let { generation } = found
    if (known === found.next)
      generation = await credentials.finish(
        { uid: user._id, alias: known.alias },
        { isChosen: false },
      )
    else if (known.key === null)
      // Another change in progress brings its own.
      generation = await replace({ user, password }).catch((error: unknown) => {
        if (isConflict(error)) return generation
        throw error
      })
    return { user, generation, isPasswordDue, key: known.key }
  }
}

import type { UsersContext } from '../users-context.ts'
import { newAlias } from './credentials.ts'
import { isConflict } from './sign-in.ts'

/**
 * Gives every account of the first version a random alias. Their passwords are unknown here and get a key at the next
 * log-in. Idempotent, may be interrupted.
 */
export const moveAccounts = ({ accounts, credentials, clock }: UsersContext) => {
  const confirm = (uid: string, alias: string) =>
    credentials.finish({ uid, alias }, { isChosen: false })

  const move = async ({ uid, next }: { uid: string; next: string | undefined }) => {
    const present = await accounts.aliasOf(uid)
    if (!present) return false
    if (present === next) {
      await confirm(uid, next)
      return true
    }
    const alias = newAlias()
    await credentials.begin({ uid, next: { alias, key: null }, now: clock.now(), from: undefined })
    await accounts.setAlias(uid, alias)
    await confirm(uid, alias)
    return true
  }

  return async (): Promise<{ moved: number; ofAll: number }> => {
    let [moved, ofAll] = [0, 0]
    for await (const { count, old } of credentials.oldOnes()) {
      ofAll += count
      for (const account of old) {
        // A conflict: its owner is logging in, which moves it.
        const isMoved = await move(account).catch((error: unknown) => {
          if (isConflict(error)) return false
          throw error
        })
        if (isMoved) moved += 1
      }
    }
    return { moved, ofAll }
  }
}

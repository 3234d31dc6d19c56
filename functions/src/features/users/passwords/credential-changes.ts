import { reason } from '@bartan/contract/reasons/reasons'
import type { PhoneDocument } from '#database/documents.ts'
import { AppError } from '#domain/app-error.ts'
import type { Transact } from '#domain/transact.ts'
import type { AccountUnit } from '../account-unit.repository.ts'
import { credentialsOf, oldCredentials, type Credentials } from './credentials.ts'

/** No request lives longer (Hosting's limit), so an older change of credentials was interrupted. */
const REQUEST_LIMIT_MS = 60_000

type Begin = {
  uid: string
  next: Credentials
  now: Date
  /** The generation that the change is based on; undefined: none. */
  from: number | undefined
}

const changedMeanwhile = () => new AppError('conflict', reason('password_changed_meanwhile'))

const read = async (unit: AccountUnit, uid: string) => {
  const account = await unit.find(uid)
  if (!account) throw new AppError('unauthenticated', reason('login_ended'))
  const { phone, sessionGeneration: generation = 0 } = account.document
  const old = { uid, ...oldCredentials(phone) }
  const entry: PhoneDocument = (await unit.entryOf(phone)) ?? old
  return { phone, entry, generation }
}

/**
 * Credentials are in two places that can't be written together. So they are announced here, written to Firebase, and
 * confirmed here; the alias shows which ones Firebase has. Each step ends the existing sessions, so that no session of
 * a concurrent log-in outlives the change.
 */
export const credentialChanges = (transact: Transact<AccountUnit>) => ({
  /**
   * Announces new credentials.
   * @throws AppError conflict if another change is in progress, or the sessions ended since `from`
   */
  begin: ({ uid, next, now, from }: Begin): Promise<void> =>
    transact([], async (unit) => {
      const { phone, entry, generation } = await read(unit, uid)
      const { next: underWay, ...present } = entry
      // A repetition of this step, whose answer was lost.
      if (underWay?.alias === next.alias) return
      const age = underWay ? now.getTime() - underWay.since.toMillis() : REQUEST_LIMIT_MS
      if (age < REQUEST_LIMIT_MS || (from !== undefined && from !== generation))
        throw changedMeanwhile()
      unit.setEntry(phone, { ...present, next: { ...next, since: unit.timestamp(now) } })
      unit.update(uid, { sessionGeneration: generation + 1 })
    }),

  /** Confirms that Firebase has the announced credentials. Returns the generation of new sessions. */
  finish: (
    { uid, alias }: { uid: string; alias: string },
    { isChosen }: { isChosen: boolean },
  ): Promise<number> =>
    transact([], async (unit) => {
      const { phone, entry, generation } = await read(unit, uid)
      if (entry.next?.alias !== alias) return generation
      unit.setEntry(phone, { uid, ...credentialsOf(entry.next) })
      const sessionGeneration = generation + 1
      unit.update(uid, {
        sessionGeneration,
        ...(isChosen && { isPasswordDue: false, oneTimePassword: null }),
      })
      return sessionGeneration
    }),
})

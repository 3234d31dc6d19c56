import { reason } from '@bartan/contract/reasons/reasons'
import type { Phone } from '@bartan/contract/users/rules'
import type { User } from '@bartan/contract/users/schema'
import type { Connect } from '#database/connect.ts'
import type { PhoneDocument } from '#database/documents.ts'
import { toUser } from '#database/to-user.ts'
import { AppError } from '#domain/app-error.ts'
import type { Transact } from '#domain/transact.ts'
import type { AccountUnit } from '../account-unit.repository.ts'
import { credentialsOf, isOldAlias, oldCredentials, type Credentials } from './credentials.ts'

const PAGE = 500

/** An account as log-in reads it. */
export type StoredCredentials = {
  user: User
  generation: number
  isPasswordDue: boolean
  oneTimePassword: { hash: string; until: Date } | undefined
  current: Credentials
  /** Credentials announced but perhaps not yet at Firebase. */
  next: Credentials | undefined
  /** Created by the shop's first version. */
  isOld: boolean
}

/** `next`: the alias announced by an interrupted change. */
type OldOne = { uid: string; next: string | undefined }

export const credentialsRepository = (connect: Connect) => ({
  /** Two reads for any phone, so that an unknown one takes the same time. */
  find: async (phone: Phone): Promise<StoredCredentials | undefined> => {
    const { users, phones } = await connect()
    const [known, { docs }] = await Promise.all([
      phones.doc(phone).get(),
      users.where('phone', '==', phone).limit(1).get(),
    ])
    const [document] = docs
    if (!document) return undefined
    const entry = known.data()
    const current = entry?.uid === document.id ? entry : undefined
    const {
      sessionGeneration = 0,
      isPasswordDue = false,
      oneTimePassword: oneTime,
      ...user
    } = document.data()
    return {
      user: toUser(document.id, user),
      generation: sessionGeneration,
      isPasswordDue,
      oneTimePassword: oneTime ? { hash: oneTime.hash, until: oneTime.until.toDate() } : undefined,
      current: current ? credentialsOf(current) : oldCredentials(phone),
      next: current?.next && credentialsOf(current.next),
      isOld: !current,
    }
  },

  /** The key that signs the account's device marks; undefined if the phone or account has none. */
  keyOf: async (phone: Phone): Promise<string | undefined> => {
    const { phones } = await connect()
    return (await phones.doc(phone).get()).data()?.key ?? undefined
  },

  /** Page by page: the number of accounts, and those whose alias still contains the phone. */
  oldOnes: async function* (): AsyncGenerator<{ count: number; old: OldOne[] }> {
    const { firestore, users, phones } = await connect()
    const ordered = users.orderBy('__name__').limit(PAGE).select('phone')
    let page = await ordered.get()
    while (page.docs.length > 0) {
      const places = page.docs.map((user) => phones.doc(user.data().phone))
      const entries = await firestore.getAll(...places)
      const old = page.docs.flatMap(({ id: uid }, index) => {
        const entry = entries[index]?.data() as PhoneDocument | undefined
        if (entry?.uid === uid && !isOldAlias(entry.alias)) return []
        return [{ uid, next: entry?.uid === uid ? entry.next?.alias : undefined }]
      })
      yield { count: page.docs.length, old }
      page = await ordered.startAfter(page.docs.at(-1)?.id).get()
    }
  },
})

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

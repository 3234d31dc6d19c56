import { reason } from '@bartan/contract/reasons/reasons'
import type { Transaction } from 'firebase-admin/firestore'
import type { User } from '@bartan/contract/users/schema'
import { AppError } from '#domain/app-error.ts'
import type { Database } from '#database/collections.ts'
import type { PhoneDocument } from '#database/documents.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Connect } from '#database/connect.ts'
import { isOldAlias, oldCredentials } from './credentials.ts'
import type { Credentials } from './credentials.ts'
import { toUser } from '../users.repository.ts'

/** No request lives longer (Hosting's limit), so an older change of credentials was broken off. */
const REQUEST_LIMIT_MS = 60_000

const PAGE = 500

/** An account as a log-in finds it. */
export type Found = {
  user: User
  generation: number
  isPasswordDue: boolean
  current: Credentials
  /** Credentials that Firebase was to get, or is getting. */
  next: Credentials | undefined
  /** Made by the first version of the shop. */
  isOld: boolean
}

/** `next`: the alias that a change which broke off was to give it. */
type OldOne = { uid: string; next: string | undefined }

type Begin = {
  uid: string
  next: Credentials
  now: Date
  /** The generation that the change is based on; without one, it is based on none. */
  from: number | undefined
}

const changedMeanwhile = () => new AppError('conflict', reason('password_changed_meanwhile'))

const credentialsOf = ({ alias, key }: Credentials): Credentials => ({ alias, key })

const read = async ({ users, phones }: Database, transaction: Transaction, uid: string) => {
  const place = users.doc(uid)
  const user = (await transaction.get(place)).data()
  if (!user) throw new AppError('unauthenticated', reason('login_ended'))
  const phone = phones.doc(user.phone)
  const entry: PhoneDocument = (await transaction.get(phone)).data() ?? {
    uid,
    ...oldCredentials(user.phone),
  }
  return {
    user: { place, generation: user.sessionGeneration ?? 0 },
    phone: { place: phone, entry },
  }
}

/**
 * Credentials are in two places that can't be written together. So they are announced here, given to Firebase, and
 * then confirmed here; which of them Firebase has can be told at any time by the alias. Each step ends the sessions
 * there are, so that none that a log-in begins meanwhile outlives the change.
 */
export const credentialsRepository = (connect: Connect) => ({
  /** Two reads for any phone, so that an unknown one takes the same time. */
  find: async (phone: string): Promise<Found | undefined> => {
    const { users, phones } = await connect()
    const [known, { docs }] = await Promise.all([
      phones.doc(phone).get(),
      users.where('phone', '==', phone).limit(1).get(),
    ])
    const [document] = docs
    if (!document) return undefined
    const entry = known.data()
    const current = entry?.uid === document.id ? entry : undefined
    const { sessionGeneration = 0, isPasswordDue = false, ...user } = document.data()
    return {
      user: toUser(document.id, user),
      generation: sessionGeneration,
      isPasswordDue,
      current: current ? credentialsOf(current) : oldCredentials(phone),
      next: current?.next && credentialsOf(current.next),
      isOld: !current,
    }
  },

  /** Page by page, how many accounts there are, and those whose alias still has the phone in it. */
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

  /** Announces new credentials; throws `conflict` if others are under way, or the sessions ended since `from`. */
  begin: async ({ uid, next, now, from }: Begin): Promise<void> => {
    const database = await connect()
    await inTransaction(database.firestore, async (transaction) => {
      const { user, phone } = await read(database, transaction, uid)
      const underWay = phone.entry.next
      // The answer to this very step was lost.
      if (underWay?.alias === next.alias) return
      const age = underWay ? now.getTime() - underWay.since.toMillis() : REQUEST_LIMIT_MS
      if (age < REQUEST_LIMIT_MS || (from !== undefined && from !== user.generation))
        throw changedMeanwhile()
      const since = database.timestamp(now)
      transaction.set(phone.place, { ...phone.entry, next: { ...next, since } })
      transaction.update(user.place, { sessionGeneration: user.generation + 1 })
    })
  },

  /** Firebase has the announced credentials. Returns the generation of the sessions that may begin from now on. */
  finish: async (
    { uid, alias }: { uid: string; alias: string },
    { isChosen }: { isChosen: boolean },
  ): Promise<number> => {
    const database = await connect()
    return inTransaction(database.firestore, async (transaction) => {
      const { user, phone } = await read(database, transaction, uid)
      const { next } = phone.entry
      if (next?.alias !== alias) return user.generation
      const sessionGeneration = user.generation + 1
      transaction.set(phone.place, { uid, ...credentialsOf(next) })
      transaction.update(user.place, {
        sessionGeneration,
        ...(isChosen && { isPasswordDue: false }),
      })
      return sessionGeneration
    })
  },
})

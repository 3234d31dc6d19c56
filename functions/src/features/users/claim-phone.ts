import type { Transaction } from 'firebase-admin/firestore'
import type { User } from '@bartan/contract/users/schema'
import type { Database } from '#database/collections.ts'
import type { Credentials } from './passwords/credentials.ts'

/**
 * Whether nobody but `uid` has the phone, as the transaction reads it. The users' own documents decide: accounts of the
 * first version have none in `phones`.
 */
export const isPhoneFree = async (
  { users }: Database,
  transaction: Transaction,
  { phone, uid }: { phone: string; uid: string },
): Promise<boolean> => {
  const { docs } = await transaction.get(users.where('phone', '==', phone).limit(2))
  return docs.every(({ id }) => id === uid)
}

/**
 * Writes a new account's documents, which make it valid; false if somebody else has the phone. Run again because a
 * commit's answer was lost, it finds the account to be this very one.
 */
export const claimPhone = async (
  database: Database,
  transaction: Transaction,
  { _id, ...user }: User,
  credentials: Credentials,
): Promise<'claimed' | 'ours already' | 'taken'> => {
  const { users, phones, serverTime } = database
  const { name, phone, role } = user
  const place = users.doc(_id)
  const own = await transaction.get(place)
  if (!(await isPhoneFree(database, transaction, { phone, uid: _id }))) return 'taken'
  if (own.exists) return 'ours already'
  const email = user.email ?? null
  const times = { createdAt: serverTime, updatedAt: serverTime }
  transaction.create(place, { name, phone, email, role, ...times })
  transaction.set(phones.doc(phone), { uid: _id, ...credentials })
  return 'claimed'
}

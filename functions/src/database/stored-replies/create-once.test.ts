import type { DocumentReference } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { RepeatedCall, runKeyed } from '#platform/keyed-call.ts'
import type { Database } from '../collections.ts'
import { createOnce } from './create-once.ts'

const TAKEN = Object.assign(new Error('6 ALREADY_EXISTS'), { code: 6 })

const CALL = {
  id: 'a',
  digest: 'b',
  userId: undefined,
  at: new Date(),
  find: async () => undefined,
}

/** A Firestore in which another try of the call was faster; what that one has kept is found by each read in turn. */
const taken = (...kept: (object | undefined)[]) => {
  let commits = 0
  const storedReplies = { doc: () => ({ get: async () => ({ data: () => kept.shift() }) }) }
  const batch = {
    create: () => batch,
    commit: async () => {
      commits += 1
      throw TAKEN
    },
  }
  const database = { firestore: { batch: () => batch }, storedReplies, timestamp: (at: Date) => at }
  return { database: database as unknown as Database, commits: () => commits }
}

const create = (database: Database) =>
  runKeyed(CALL, () => createOnce(database, {} as DocumentReference<object>, {}, { _id: 'mine' }))

const ANOTHERS = { call: 'b', attempt: 'another', reply: '{"_id":"theirs"}' }

it('takes what another try of the call has created for the call’s', async () => {
  const { database, commits } = taken(ANOTHERS)
  await expect(create(database)).rejects.toThrow(RepeatedCall)
  expect(commits()).toBe(1)
})

it('takes nothing for its own because what another has kept can not be read yet', async () => {
  const { database, commits } = taken(undefined, ANOTHERS)
  await expect(create(database)).rejects.toThrow(RepeatedCall)
  expect(commits()).toBe(2)
})

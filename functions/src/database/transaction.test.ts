import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { runKeyed, RepeatedCall } from '#platform/keyed-call.ts'
import type { Database } from './collections.ts'
import { createOnce } from './stored-replies/create-once.ts'
import { replyRecorder } from './stored-replies/reply-recorder.ts'
import { inTransaction } from './transaction.ts'

/** A Firestore whose transactions fail so, one after the other, and then get through. */
const failing = (...codes: number[]) => {
  let attempts = 0
  const runTransaction = async (attempt: (transaction: object) => Promise<unknown>) => {
    attempts += 1
    const result = await attempt({})
    const code = codes.shift()
    if (code !== undefined) throw Object.assign(new Error('failed'), { code })
    return result
  }
  return { firestore: { runTransaction } as unknown as Firestore, attempts: () => attempts }
}

const job = async () => 'done'

it('tries again where another transaction was in the way', async () => {
  const { firestore, attempts } = failing(10, 14, 10)
  expect(await inTransaction(firestore, job)).toBe('done')
  expect(attempts()).toBe(4)
})

it('does not try again what would fail again', async () => {
  const { firestore, attempts } = failing(3)
  await expect(inTransaction(firestore, job)).rejects.toMatchObject({ code: 3 })
  expect(attempts()).toBe(1)
})

it('draws again what it has drawn by chance and another has, but not without end', async () => {
  const { firestore, attempts } = failing(6, 10, 6)
  expect(await inTransaction(firestore, job)).toBe('done')
  expect(attempts()).toBe(4)
  const { firestore: full } = failing(...Array.from({ length: 50 }, () => 6))
  await expect(inTransaction(full, job)).rejects.toMatchObject({ code: 6 })
})

it('tells whom it kept waiting for too long to come back', async () => {
  const { firestore } = failing(...Array.from({ length: 50 }, () => 10))
  await expect(inTransaction(firestore, job, { patienceMs: 100 })).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfterSeconds: 3 },
  })
})

const LOST = Object.assign(new Error('The connection was lost'), { code: 14 })

/** How Firestore answers a commit that was sent again, because the answer to the first was lost. */
const OVER = Object.assign(
  new Error('3 INVALID_ARGUMENT: The referenced transaction has expired or is no longer valid.'),
  { code: 3 },
)

/** A Firestore that carries out its first commits and loses the answers to them. */
const losingAnswers = (losses: number, failure: object = LOST) => {
  const documents = new Set<unknown>()
  const runTransaction = async (attempt: (transaction: object) => Promise<unknown>) => {
    const created: unknown[] = []
    const result = await attempt({
      get: async (document: unknown) => ({
        data: () => (documents.has(document) ? {} : undefined),
      }),
      create: (document: unknown) => created.push(document),
    })
    for (const document of created) documents.add(document)
    losses -= 1
    if (losses >= 0) throw failure
    return result
  }
  return { firestore: { runTransaction } as unknown as Firestore, documents }
}

const aDocument = () => ({}) as DocumentReference<object>

it.each([
  ['its answer was lost', LOST],
  ['its commit, sent again, came too late', OVER],
])('repeats nothing that was committed although %s', async (_, failure) => {
  const { firestore, documents } = losingAnswers(3, failure)
  let runs = 0
  const result = await inTransaction(firestore, async (work) => {
    runs += 1
    work.create(aDocument(), {})
    return `run ${runs}`
  })
  expect([result, runs, documents.size]).toEqual(['run 1', 1, 1])
})

it('goes on where another try of the call has noted that nothing is kept of it', async () => {
  const [key, document] = [aDocument(), aDocument()]
  const call = {
    id: 'a',
    digest: 'b',
    userId: undefined,
    at: new Date(),
    find: async () => undefined,
  }
  const database = { storedReplies: { doc: () => key } } as unknown as Database
  const recorder = await runKeyed(call, async () => replyRecorder(database))
  let attempts = 0
  const runTransaction = async (attempt: (transaction: object) => Promise<unknown>) => {
    attempts += 1
    const noted = attempts > 1 ? { call: 'b', attempt: 'another' } : undefined
    const result = await attempt({
      get: async (asked: unknown) => ({ data: () => (asked === key ? noted : undefined) }),
      create: () => undefined,
    })
    if (attempts === 1) throw Object.assign(new Error('In the way'), { code: 10 })
    return result
  }
  const firestore = { runTransaction } as unknown as Firestore
  const result = await inTransaction(
    firestore,
    async (work) => {
      work.create(document, {})
      return `attempt ${attempts}`
    },
    { recorder },
  )
  expect(result).toBe('attempt 2')
})

it('makes a job’s writes after all of its reads, and none of a job that throws', async () => {
  const { firestore, documents } = losingAnswers(0)
  const document = aDocument()
  const seen = await inTransaction(firestore, async (work) => {
    work.create(document, {})
    return work.read(document)
  })
  expect([seen, documents.size]).toEqual([undefined, 1])
  const refused = inTransaction(firestore, async (work) => {
    work.create(aDocument(), {})
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect(documents.size).toBe(1)
})

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

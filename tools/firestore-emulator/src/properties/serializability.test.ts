import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { Clock, type Micros } from '#engine/clock.ts'
import { Database } from '#engine/database.ts'
import type { Document } from '#engine/document.ts'
import { Failure } from '#engine/failure.ts'
import { QueryView } from '#engine/query/query-orders.ts'
import type { Query } from '#engine/query/query.ts'
import { idBytes } from '#engine/transactions.ts'
import type { Value } from '#engine/value.ts'
import type { Write } from '#engine/write.ts'
import { SqliteStore } from '#sqlite/sqlite-store.ts'

/**
 * Random transactions run at the same time, with pauses at random places. Each that commits notes
 * what it read. Run one after the other, in the order of their commits, they have to read the same.
 */
const NAME = 'projects/p/databases/(default)'

type Step =
  | { readonly kind: 'read'; readonly path: string }
  | { readonly kind: 'query'; readonly above: number; readonly limit: number | undefined }
  | { readonly kind: 'pause' }

type Plan = {
  readonly steps: readonly Step[]
  readonly writes: readonly { readonly path: string; readonly delete: boolean }[]
  /** Without reads: a plain commit outside of any transaction. */
  readonly transactional: boolean
}

const path = fc.constantFrom('n/1', 'n/2', 'n/3', 'n/4')

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('read' as const), path }),
  fc.record({
    kind: fc.constant('query' as const),
    above: fc.integer({ min: 0, max: 20 }),
    limit: fc.constantFrom(undefined, 1, 2),
  }),
  fc.constant({ kind: 'pause' as const }),
)

const plan: fc.Arbitrary<Plan> = fc.record({
  steps: fc.array(step, { maxLength: 4 }),
  writes: fc.array(fc.record({ path, delete: fc.boolean() }), { maxLength: 3 }),
  transactional: fc.constantFrom(true, true, true, false),
})

const numberOf = (document: Document | undefined): bigint => {
  const value: Value | undefined = document?.fields.get('n')
  return value?.type === 'integer' ? value.value : -1n
}

const queryOf = ({ above, limit }: Extract<Step, { kind: 'query' }>): Query => ({
  scope: { parent: '', collectionId: 'n', descendants: false },
  where: { kind: 'field', field: ['n'], op: '>', value: { type: 'integer', value: BigInt(above) } },
  orders: [{ field: ['n'], descending: false }],
  offset: 0,
  limit,
})

type Done = {
  readonly time: Micros
  readonly plan: Plan
  readonly seen: readonly string[]
  readonly writes: readonly Write[]
}

/** What is written depends on what was read, so that a wrong read leaves its mark. */
const writesOf = ({ writes }: Plan, seen: readonly string[], salt: number): Write[] =>
  writes.map(({ path: to, delete: gone }, i): Write => {
    if (gone) return { kind: 'delete', path: to }
    const n = BigInt((seen.join('').length * 7 + salt + i) % 23)
    const fields = new Map<string, Value>([['n', { type: 'integer', value: n }]])
    return { kind: 'set', path: to, fields, transforms: [] }
  })

const show = (documents: readonly (Document | undefined)[]) =>
  documents.map((one) => (one ? `${one.path}=${numberOf(one)}` : '-')).join(' ')

const pause = () => new Promise((resolve) => setImmediate(resolve))

const attempt = async (database: Database, one: Plan, salt: number): Promise<Done> => {
  if (!one.transactional) {
    const writes = writesOf(one, [], salt)
    const { commitTime } = await database.commit(writes)
    return { time: commitTime, plan: one, seen: [], writes }
  }
  const transaction = database.begin({ mode: 'readWrite' })
  try {
    const seen: string[] = []
    for (const what of one.steps) {
      const now = database.transactions.get(idBytes(transaction))
      const at = { kind: 'transaction', transaction: now } as const
      if (what.kind === 'pause') await pause()
      else if (what.kind === 'read')
        seen.push(show((await database.documents([what.path], at)).result))
      else seen.push(show((await database.query(new QueryView(NAME, queryOf(what)), at)).result))
    }
    const writes = writesOf(one, seen, salt)
    const { commitTime } = await database.commit(
      writes,
      database.transactions.get(idBytes(transaction)),
    )
    return { time: commitTime, plan: one, seen, writes }
  } catch (error) {
    database.transactions.rollback(idBytes(transaction))
    throw error
  }
}

const untilDone = async (database: Database, one: Plan, salt: number): Promise<Done> => {
  for (;;)
    try {
      return await attempt(database, one, salt)
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'ABORTED') throw error
      await pause()
    }
}

/** The same plans, one by one, on a plain map. */
const replay = (done: readonly Done[]) => {
  const state = new Map<string, Document>()
  for (const { plan: one, seen, writes, time } of done) {
    if (one.transactional) {
      const reads = one.steps.flatMap((what) => {
        if (what.kind === 'pause') return []
        if (what.kind === 'read') return [show([state.get(what.path)])]
        const view = new QueryView(NAME, queryOf(what))
        const found = [...state.values()].filter((each) => view.matches(each))
        return [show(view.page(view.sort(found)))]
      })
      expect(reads).toEqual(seen)
    }
    for (const write of writes)
      if (write.kind === 'delete') state.delete(write.path)
      else if (write.kind === 'set') {
        const { path: to, fields } = write
        state.set(to, { path: to, fields, createTime: time, updateTime: time })
      }
  }
  return state
}

it('transactions that run at once read and leave what some serial order would', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(plan, { minLength: 2, maxLength: 8 }), async (plans) => {
      const store = new SqliteStore(':memory:')
      const clock = new Clock()
      store.useClock(clock)
      const database = new Database(NAME, store, clock)
      const done = await Promise.all(plans.map((one, salt) => untilDone(database, one, salt)))
      // Those that changed nothing may stand anywhere; all others have times of their own.
      done.sort((left, right) => left.time - right.time)
      const state = replay(done)
      for (const id of [1, 2, 3, 4])
        expect(numberOf(store.get(NAME, `n/${id}`))).toBe(numberOf(state.get(`n/${id}`)))
      store.close()
    }),
    { numRuns: 250 },
  )
})

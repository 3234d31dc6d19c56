import { FieldValue } from 'firebase-admin/firestore'
import { afterAll, describe, expect, it } from 'vitest'
import { startConformance } from './testing/start-conformance.ts'

const { db, stop } = await startConformance()
afterAll(() => stop())

const gate = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { passed: promise, open: resolve }
}

describe('a read-only transaction', () => {
  it('sees one moment, and keeps nobody from writing', async () => {
    const [one, two] = [db.doc('snapshot/one'), db.doc('snapshot/two')]
    await one.set({ n: 1 })
    await two.set({ n: 1 })
    const seen = await db.runTransaction(
      async (transaction) => {
        const first = await transaction.get(one)
        await db.batch().update(one, { n: 2 }).update(two, { n: 2 }).commit()
        const second = await transaction.get(two)
        const query = await transaction.get(db.collection('snapshot').where('n', '==', 1))
        return [first.get('n'), second.get('n'), query.size]
      },
      { readOnly: true },
    )
    expect(seen).toEqual([1, 1, 2])
    expect((await two.get()).get('n')).toBe(2)
  })

  it('can look back', async () => {
    const ref = db.doc('past/one')
    const { writeTime } = await ref.set({ n: 1 })
    await ref.set({ n: 2 })
    const then = await db.runTransaction((transaction) => transaction.get(ref), {
      readOnly: true,
      readTime: writeTime,
    })
    expect(then.get('n')).toBe(1)
  })
})

describe('a read-write transaction', () => {
  it('makes a write to what it has read wait for its end', async () => {
    const ref = db.doc('locked/one')
    await ref.set({ log: ['start'] })
    const [read, go] = [gate(), gate()]
    const transaction = db.runTransaction(async (inner) => {
      await inner.get(ref)
      read.open()
      await go.passed
      inner.update(ref, { log: FieldValue.arrayUnion('transaction') })
    })
    await read.passed
    const outside = ref.update({ log: FieldValue.arrayUnion('outside') })
    // An unrelated round trip: by then the update has long reached the server.
    await db.doc('locked/other').set({})
    go.open()
    await Promise.all([transaction, outside])
    expect((await ref.get()).get('log')).toEqual(['start', 'transaction', 'outside'])
  })

  it('lets no phantom into a query that it has read', async () => {
    const seats = db.collection('seats')
    const book = () =>
      db.runTransaction(async (transaction) => {
        const taken = await transaction.get(seats.where('row', '==', 7))
        if (taken.size < 3) transaction.create(seats.doc(), { row: 7 })
      })
    await Promise.all(Array.from({ length: 8 }, book))
    expect((await seats.where('row', '==', 7).get()).size).toBe(3)
  })

  it('moves money without losing any', async () => {
    const accounts = [0, 1, 2].map((n) => db.doc(`accounts/${n}`))
    await Promise.all(accounts.map((ref) => ref.set({ balance: 100 })))
    const move = (from: number, to: number) =>
      db.runTransaction(
        async (transaction) => {
          const [giver, taker] = [accounts[from]!, accounts[to]!]
          const [gives, takes] = await transaction.getAll(giver, taker)
          transaction.update(giver, { balance: Number(gives?.get('balance')) - 10 })
          transaction.update(taker, { balance: Number(takes?.get('balance')) + 10 })
        },
        { maxAttempts: 20 },
      )
    const moves = Array.from({ length: 15 }, (_, n) => move(n % 3, (n + 1) % 3))
    await Promise.all(moves)
    const balances = (await db.getAll(...accounts)).map((one) => Number(one.get('balance')))
    expect(balances).toEqual([100, 100, 100])
  })
})

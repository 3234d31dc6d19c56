import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { afterAll, describe, expect, it } from 'vitest'
import { startConformance } from './testing/start-conformance.ts'

const { db, stop } = await startConformance()
afterAll(() => stop())

describe('documents', () => {
  it('come back as they were written', async () => {
    const ref = db.doc('things/all')
    const data = {
      nothing: null,
      yes: true,
      whole: 42,
      half: 0.5,
      text: 'चाय 🍵',
      bytes: Buffer.from([0, 1, 255]),
      when: new Timestamp(1_700_000_000, 123_456_000),
      list: [1, 'two', { three: [3] }],
      nested: { deep: { deeper: '…' } },
    }
    await ref.set(data)
    expect((await ref.get()).data()).toEqual(data)
  })

  it('change only where the update says so', async () => {
    const ref = db.doc('things/updated')
    await ref.set({ a: { b: 1, c: 2 }, gone: true, list: [1, 2] })
    await ref.update({
      'a.b': FieldValue.increment(4),
      gone: FieldValue.delete(),
      list: FieldValue.arrayUnion(2, 3),
    })
    expect((await ref.get()).data()).toEqual({ a: { b: 5, c: 2 }, list: [1, 2, 3] })
  })

  it('are created once', async () => {
    const ref = db.doc('things/once')
    await ref.create({ n: 1 })
    await expect(ref.create({ n: 2 })).rejects.toMatchObject({ code: 6 })
    await expect(db.doc('things/never').update({ n: 1 })).rejects.toMatchObject({ code: 5 })
  })
})

it('transactions bring a hundred increments at once to a hundred', async () => {
  const counter = db.doc('counters/visits')
  await counter.set({ count: 0 })
  const increment = () =>
    db.runTransaction(async (transaction) => {
      const before = await transaction.get(counter)
      transaction.update(counter, { count: Number(before.get('count')) + 1 })
    })
  await Promise.all(Array.from({ length: 100 }, increment))
  expect((await counter.get()).get('count')).toBe(100)
})

it('projects do not see each other', async () => {
  const other = await startConformance()
  await db.doc('shared/name').set({ of: 'first' })
  expect((await other.db.doc('shared/name').get()).exists).toBe(false)
  await other.stop()
})

import type { Firestore } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { inTransaction } from './transaction.ts'

/** A Firestore whose transactions fail so, one after the other, and then get through. */
const failing = (...codes: number[]) => {
  let attempts = 0
  const runTransaction = async () => {
    attempts += 1
    const code = codes.shift()
    if (code !== undefined) throw Object.assign(new Error('failed'), { code })
    return 'done'
  }
  return {
    firestore: { runTransaction } as unknown as Firestore,
    attempts: () => attempts,
  }
}

const job = async () => undefined

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

it('tells whom it kept waiting for too long to come back', async () => {
  const { firestore } = failing(...Array.from({ length: 50 }, () => 10))
  await expect(inTransaction(firestore, job, { patienceMs: 100 })).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfterSeconds: 3 },
  })
})

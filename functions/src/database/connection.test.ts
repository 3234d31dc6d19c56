import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { startLine } from '#testing/start-line.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

const LARGE = 'x'.repeat(200_000)

it('goes on when the connection is cut, in the middle of calls too', async () => {
  const line = await startLine()
  const { database, saveProduct } = await startTestShop()
  const product = database.products.doc(await saveProduct())
  line.cut()
  await product.update({ sold: 1 })
  const reads = Array.from({ length: 20 }, () => product.get())
  line.cut()
  for (const read of await Promise.all(reads)) expect(read.data()?.sold).toBe(1)
})

it('leaves a connection on which nothing comes back', async () => {
  const line = await startLine()
  const { database, saveProduct } = await startTestShop({
    firestore: { 'grpc.keepalive_time_ms': 300, 'grpc.keepalive_timeout_ms': 300 },
  })
  const product = database.products.doc(await saveProduct())
  const before = line.opened()
  line.silence()
  const found = await Promise.all(Array.from({ length: 5 }, () => product.get()))
  expect(found.every(({ exists }) => exists)).toBe(true)
  expect(line.opened()).toBeGreaterThan(before)
  // The next calls do not find the silent one again.
  await product.update({ sold: 2 })
  expect((await product.get()).data()?.sold).toBe(2)
})

it('answers a hundred large documents at once, each created once', async () => {
  const { database } = await startTestShop()
  const notes = database.firestore.collection('notes')
  const ids = Array.from({ length: 100 }, () => randomUUID())
  const created = await Promise.allSettled(
    ids.map((id) => notes.doc(id).create({ text: LARGE, id })),
  )
  expect(created.filter(({ status }) => status === 'rejected')).toEqual([])
  expect((await notes.count().get()).data().count).toBe(100)
})

it('makes more calls at once than one connection takes', async () => {
  const { database, saveProduct } = await startTestShop()
  const product = database.products.doc(await saveProduct())
  const found = await Promise.all(Array.from({ length: 250 }, () => product.get()))
  expect(found.every(({ exists }) => exists)).toBe(true)
})

it('tells a transaction at once that another one took its documents', async () => {
  const { database, saveProduct } = await startTestShop()
  const { firestore, products } = database
  const contested = products.doc(await saveProduct())
  const other = products.doc(await saveProduct())
  const olderHasRead = Promise.withResolvers<void>()
  const bothHaveRead = Promise.withResolvers<void>()
  const olderIsThrough = Promise.withResolvers<void>()

  const older = firestore.runTransaction(async (transaction) => {
    await transaction.get(contested)
    olderHasRead.resolve()
    await bothHaveRead.promise
    transaction.update(contested, { sold: 1 })
  })
  await olderHasRead.promise
  const younger = firestore.runTransaction(
    async (transaction) => {
      await transaction.get(contested)
      bothHaveRead.resolve()
      await olderIsThrough.promise
      await transaction.get(other)
      transaction.update(contested, { sold: 2 })
    },
    { maxAttempts: 1 },
  )
  await older
  const before = Date.now()
  olderIsThrough.resolve()
  await expect(younger).rejects.toMatchObject({ code: 10 })
  expect(Date.now() - before).toBeLessThan(2000)
})

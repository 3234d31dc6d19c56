import { expect, it } from 'vitest'
import { startOwnTestShop } from '#testing/start-test-shop.ts'

it('tells a transaction at once that another one took its documents', async () => {
  const { database, saveProduct } = await startOwnTestShop()
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

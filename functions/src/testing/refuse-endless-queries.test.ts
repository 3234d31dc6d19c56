import { expect, it } from 'vitest'
import { refusingEndlessQueries } from './refuse-endless-queries.ts'
import { startTestShop } from './start-test-shop.ts'

const later = async (job: () => Promise<unknown>) => {
  await Promise.resolve()
  return job()
}

const inside = (job: () => Promise<unknown>) => refusingEndlessQueries(() => later(job))

it("a query without a limit fails in the shop's own code, after its body was read as well", async () => {
  const shop = await startTestShop()
  const { orders, firestore } = shop.database
  const mine = orders.where('userId', '==', 'nobody')
  const endless = 'A query of orders runs without a limit'
  await expect(inside(() => mine.get())).rejects.toThrow(endless)
  await expect(
    inside(() => firestore.runTransaction((transaction) => transaction.get(mine))),
  ).rejects.toThrow(endless)
  await expect(inside(() => mine.limit(1).get())).resolves.toMatchObject({ empty: true })
  await expect(inside(() => mine.count().get())).resolves.toBeTruthy()
  expect((await mine.get()).empty).toBe(true)
})

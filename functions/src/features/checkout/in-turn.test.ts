import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { ledgerOf } from '#testing/ledger-of.ts'
import { beginCheckout } from '#testing/orders.ts'
import { startShop } from '#testing/start-test-shop.ts'

/** Whatever sells or recounts one product waits in one queue of the instance, so that no transaction is tried in vain. */

const { shop, admin } = await startShop()
beforeEach(() => void vi.restoreAllMocks())

const aCheckout = async (productId: string) => {
  const buyer = await shop.saveUser()
  const { body } = await beginCheckout(shop.as(buyer), [
    { productId, size: 'Small', color: 'Red', quantity: 1 },
  ])
  return () => shop.as(buyer).post(`/api/checkout/${body._id}/finalize`, { isCOD: true })
}

const phoneOrder = (productId: string) =>
  shop.as(admin).post('/api/admin/orders', {
    key: randomUUID(),
    customer: { name: 'Mina Das', phone: shop.newPhone() },
    orderItems: [{ productId, size: 'Small', color: 'Red', quantity: 1 }],
    shippingAddress: anAddress(),
  })

/** Counts attempts, and how many of them are under way at once. */
const watchTransactions = () => {
  const { firestore } = shop.database
  const run = firestore.runTransaction.bind(firestore)
  const seen = { attempts: 0, running: 0, most: 0 }
  vi.spyOn(firestore, 'runTransaction').mockImplementation(async (job, options) => {
    seen.attempts += 1
    seen.running += 1
    seen.most = Math.max(seen.most, seen.running)
    try {
      return await run(job, options)
    } finally {
      seen.running -= 1
    }
  })
  return seen
}

it('sells one product by checkout and by phone in turn, each at the first attempt', async () => {
  const productId = await shop.saveProduct({ countInStock: 100 })
  const finalize = await Promise.all(Array.from({ length: 6 }, () => aCheckout(productId)))
  const seen = watchTransactions()
  const replies = await Promise.all(finalize.flatMap((place) => [place(), phoneOrder(productId)]))
  expect(replies.map(({ status }) => status)).toEqual(
    Array.from({ length: 12 }, (_, index) => (index % 2 ? 201 : 200)),
  )
  expect({ attempts: seen.attempts, most: seen.most }).toEqual({ attempts: 12, most: 1 })
  expect(await ledgerOf(shop, productId)).toMatchObject({ countInStock: 88, sold: 12 })
})

it('recounts a product while it is sold, and loses no unit', async () => {
  const productId = await shop.saveProduct({ countInStock: 100 })
  const finalize = await Promise.all(Array.from({ length: 4 }, () => aCheckout(productId)))
  const seen = watchTransactions()
  const rename = (index: number) =>
    shop.as(admin).put(`/api/products/${productId}`, { name: `Bucket ${index}` })
  const replies = await Promise.all(finalize.flatMap((place, index) => [place(), rename(index)]))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect({ attempts: seen.attempts, most: seen.most }).toEqual({ attempts: 8, most: 1 })
  expect(await ledgerOf(shop, productId)).toMatchObject({ countInStock: 96, sold: 4 })
})

it('sells different products at once', async () => {
  const ids = await Promise.all(Array.from({ length: 4 }, () => shop.saveProduct()))
  const seen = watchTransactions()
  await Promise.all(ids.map((productId) => phoneOrder(productId)))
  expect(seen.most).toBeGreaterThan(1)
})

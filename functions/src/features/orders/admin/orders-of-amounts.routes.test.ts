import { expect, it } from 'vitest'
import { MIGRATIONS } from '#database/migrations/migrations.ts'
import { runMigrations } from '#database/migrations/run-migrations.ts'
import { saveOffer } from '#testing/an-offer.ts'
import { aChoice } from '#testing/builders.ts'
import { placeOrder } from '#testing/orders.ts'
import { startShop } from '#testing/start-test-shop.ts'
import { readsOf } from '#testing/usage-of.ts'

/** An amount on a screen leads to the orders that it is made of. */

const place = async (productId: string, quantity: number) =>
  (await placeOrder(shop, asha, [{ productId, quantity }]))._id

const { shop, admin, asha } = await startShop()
const [pan, mug] = [
  await shop.saveProduct({ price: 200, category: 'Kitchen', countInStock: 9 }),
  await shop.saveProduct({ price: 200, category: 'Bathroom', countInStock: 9 }),
]
const plain = await place(mug, 1)
const offers = [
  await saveOffer(shop, admin, { kind: 'sale', scope: { categories: ['Kitchen'] } }),
  await saveOffer(shop, admin, { minimum: 400, scope: { categories: ['Bathroom'] } }),
]
const reduced = await place(pan, 1)
const offered = await place(mug, 2)
await shop.as(admin).put(`/api/admin/orders/${offered}`, { status: 'Delivered' })
const lines = [aChoice({ productId: mug, quantity: 1 })]
await shop.as(asha).post(`/api/orders/${offered}/return`, { lines, reason: 'Too small' })
await shop.as(admin).put(`/api/admin/orders/${offered}/return`, { decision: 'accepted' })

const idsOf = async (query: string) => {
  const { status, body } = await shop.as(admin).get(`/api/admin/orders?${query}`)
  expect(status).toBe(200)
  return body.map(({ _id }: { _id: string }) => _id)
}

const expectFound = async () => {
  const [sale, offer] = offers.map(({ _id }) => _id)
  expect(await idsOf(`offer=${sale}`)).toEqual([reduced])
  expect(await idsOf(`offer=${offer}`)).toEqual([offered])
  expect(await idsOf(`offer=${offer}&status=Processing`)).toEqual([])
  expect(await idsOf(`offer=${offer}&returns=refunded&q=asha`)).toEqual([offered])
  expect(await idsOf('returns=refunded')).toEqual([offered])
  expect(await idsOf('offer=unknown')).toEqual([])
  expect(await idsOf('')).toEqual([offered, reduced, plain])
}

it('lists the orders of an offer, of a sale, and those with a refund', async () => {
  await expectFound()
  const reads = await readsOf(shop, () => idsOf(`offer=${offers[0]?._id}`))
  expect(reads).toBeLessThan(12)
})

it('lists those from before they could be listed so, once they are migrated', async () => {
  const { orders } = shop.database
  const stored = await orders.get()
  for (const { id, ref } of stored.docs) {
    const words: string[] = (await ref.get()).data()?.search ?? []
    const search = words.filter((word) => !word.includes(':'))
    await shop.database.firestore.doc(`orders/${id}`).update({ search, schemaVersion: 5 })
  }
  expect(await idsOf('returns=refunded')).toEqual([])
  await runMigrations(shop.database, { migrations: MIGRATIONS, say: () => {} })
  await expectFound()
})

import { expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { startTestShop, startShop } from '#testing/start-test-shop.ts'
import { usageOf } from '#testing/usage-of.ts'

/** What anyone may read of reviews, and what it costs. */

const { shop, admin } = await startShop()

const pathOf = (productId: string) => `/api/products/${productId}/reviews`

const costOf = async (work: () => Promise<unknown>) => {
  const { reads, writes } = await usageOf(shop, work)
  return { reads, writes }
}

const aReview = async (productId: string, review: object, name = 'Asha Devi') => {
  const who = await shop.saveUser({ name })
  const { _id } = await placeOrder(shop, who, [{ productId }])
  await shop.as(admin).put(`/api/admin/orders/${_id}`, { status: 'Delivered' })
  const { body } = await shop.as(who).post(pathOf(productId), review)
  return { who, id: String(body._id) }
}

const FREE = { reads: 0, writes: 0 }

it('are read once, whatever is asked how often', async () => {
  const productId = await shop.saveProduct()
  await aReview(productId, { stars: 4, text: 'One' })
  await aReview(productId, { stars: 5, text: 'Two' })
  await shop.shop.catalog.current()
  const first = await costOf(() => shop.get(pathOf(productId)))
  expect(first).toEqual({ reads: 2, writes: 0 })
  const spellings = ['', '?limit=10', '?page=1', '?page=1&limit=10', '?x=1', '?x=2&limit=10']
  expect(
    await costOf(() =>
      Promise.all(spellings.map((spelling) => shop.get(pathOf(productId) + spelling))),
    ),
  ).toEqual(FREE)
  const [one, two] = await Promise.all(
    ['', '?x=1&limit=10'].map((spelling) => shop.get(pathOf(productId) + spelling)),
  )
  expect(one?.body).toEqual(two?.body)
})

it('cost nothing where there is none, or no product, or no such page', async () => {
  const productId = await shop.saveProduct()
  await aReview(productId, { stars: 4 })
  const none = await shop.saveProduct()
  await shop.shop.catalog.productsChanged([none])
  expect(
    await costOf(async () => {
      expect(await shop.get(pathOf(none))).toMatchObject({ status: 200, body: [] })
      for (let page = 2; page < 20; page += 1)
        expect((await shop.get(`${pathOf(productId)}?page=${page}`)).body).toEqual([])
      for (const stars of [1, 2, 3, 5])
        expect((await shop.get(`${pathOf(productId)}?stars=${stars}`)).body).toEqual([])
      for (const unknown of ['none', 'x1', 'x2', '__x__', '..%2Fusers'])
        expect((await shop.get(pathOf(unknown))).status).toBe(404)
    }),
  ).toEqual(FREE)
})

it('have a last page that anyone may turn to', async () => {
  const productId = await shop.saveProduct()
  await aReview(productId, { stars: 4 })
  expect((await shop.get(`${pathOf(productId)}?page=100`)).status).toBe(200)
  const { status, body } = await shop.get(`${pathOf(productId)}?page=101`)
  expect([status, Object.keys(body.fields)]).toEqual([400, ['page']])
})

it('are fresh for whoever has just written, hidden or closed the account', async () => {
  const productId = await shop.saveProduct()
  const { who, id } = await aReview(productId, { stars: 4, text: 'Fine' })
  const shown = async () => {
    const { body } = await shop.get(pathOf(productId))
    return body.map(({ text, author }: { text: string; author: string }) => `${author}: ${text}`)
  }
  expect(await shown()).toEqual(['Asha: Fine'])
  await shop.as(who).post(pathOf(productId), { stars: 4, text: 'Finer' })
  expect(await shown()).toEqual(['Asha: Finer'])
  await shop.as(admin).put(`/api/admin/reviews/${id}`, { hidden: true })
  expect(await shown()).toEqual([])
  await shop.as(admin).put(`/api/admin/reviews/${id}`, { hidden: false })
  expect(await shown()).toEqual(['Asha: Finer'])
  await shop.as(who).del('/api/users/profile', { password: who.password })
  expect(await shown()).toEqual([': Finer'])
})

it('are fresh on other instances once their catalog is', async () => {
  const productId = await shop.saveProduct()
  const { who } = await aReview(productId, { stars: 4, text: 'Fine' })
  const other = await startTestShop({ projectId: shop.shop.config.projectId })
  try {
    const shown = async () => (await other.get(pathOf(productId))).body
    expect(await shown()).toMatchObject([{ text: 'Fine' }])
    await shop.as(who).post(pathOf(productId), { stars: 4, text: 'Finer' })
    other.clock.pass({ minutes: 0.1 })
    expect(await shown()).toMatchObject([{ text: 'Finer' }])
    // The name goes without a change of the product.
    await shop.as(who).del('/api/users/profile', { password: who.password })
    other.clock.pass({ minutes: 1.1 })
    expect(await shown()).toMatchObject([{ text: 'Finer', author: '' }])
  } finally {
    await other.stop()
  }
})

it('that say the same again write nothing', async () => {
  const productId = await shop.saveProduct()
  const { who } = await aReview(productId, { stars: 4, text: 'Fine' })
  const first = await shop.as(who).get(`${pathOf(productId)}/mine`)
  shop.clock.pass({ minutes: 5 })
  const { writes } = await costOf(async () => {
    const { status, body } = await shop.as(who).post(pathOf(productId), {
      stars: 4,
      text: ' Fine ',
    })
    expect([status, body]).toEqual([201, first.body.review])
  })
  expect(writes).toBe(0)
  await shop.as(who).post(pathOf(productId), { stars: 3, text: 'Fine' })
  expect((await shop.get(pathOf(productId))).body).toMatchObject([{ stars: 3 }])
})

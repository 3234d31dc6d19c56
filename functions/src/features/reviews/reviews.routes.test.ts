import { describe, expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { type Account, startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop()

const pathOf = (productId: string) => `/api/products/${productId}/reviews`

const deliver = async (who: Account, productId: string) => {
  const { _id } = await placeOrder(shop, who, [{ productId }])
  await shop.as(admin).put(`/api/admin/orders/${_id}`, { status: 'Delivered' })
}

/** A customer who has received the product. */
const aBuyerOf = async (productId: string, name = 'Asha Devi') => {
  const who = await shop.saveUser({ name })
  await deliver(who, productId)
  return who
}

const write = (who: Account, productId: string, review: unknown) =>
  shop.as(who).post(pathOf(productId), review)

const mine = async (who: Account, productId: string) =>
  (await shop.as(who).get(`${pathOf(productId)}/mine`)).body

const ratingOf = async (productId: string) =>
  (await shop.get(`/api/products/${productId}`)).body.rating

const setHidden = (id: string, hidden: unknown, who = admin) =>
  shop.as(who).put(`/api/admin/reviews/${id}`, { hidden })

describe('a customer', () => {
  it('reviews what was delivered, known by the first name alone', async () => {
    const productId = await shop.saveProduct()
    const asha = await aBuyerOf(productId)
    expect(await mine(asha, productId)).toEqual({ canReview: true, review: null })
    const { status, body } = await write(asha, productId, { stars: 4, text: ' Keeps cool. ' })
    const review = {
      _id: expect.any(String),
      stars: 4,
      text: 'Keeps cool.',
      photos: [],
      author: 'Asha',
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    }
    expect([status, body]).toEqual([201, { ...review, hidden: false }])
    expect((await shop.get(pathOf(productId))).body).toEqual([review])
    expect(await mine(asha, productId)).toEqual({ canReview: true, review: body })
    expect(JSON.stringify(body)).not.toContain(asha._id)
  })

  it('has one review of a product: written again, it replaces the first', async () => {
    const productId = await shop.saveProduct()
    const asha = await aBuyerOf(productId)
    const first = await write(asha, productId, { stars: 1, text: 'Too small' })
    shop.clock.pass({ minutes: 5 })
    const { status, body } = await write(asha, productId, { stars: 5 })
    expect(status).toBe(201)
    const { _id, createdAt } = first.body
    expect(body).toMatchObject({ _id, createdAt, stars: 5, text: '' })
    expect(body.updatedAt > createdAt).toBe(true)
    expect((await shop.get(pathOf(productId))).body).toHaveLength(1)
    expect(await ratingOf(productId)).toEqual({ average: 5, count: 1 })
  })

  it('can not review before the delivery', async () => {
    const productId = await shop.saveProduct()
    const asha = await shop.saveUser()
    await placeOrder(shop, asha, [{ productId }])
    await deliver(asha, await shop.saveProduct())
    expect(await mine(asha, productId)).toEqual({ canReview: false, review: null })
    const { status, body } = await write(asha, productId, { stars: 5 })
    expect([status, body.code]).toEqual([403, 'forbidden'])
    expect((await shop.get(pathOf(productId))).body).toEqual([])
    expect(await ratingOf(productId)).toBeUndefined()
  })

  it.each([
    [{}, 'stars'],
    [{ stars: 0 }, 'stars'],
    [{ stars: 6 }, 'stars'],
    [{ stars: 4.5 }, 'stars'],
    [{ stars: '5' }, 'stars'],
    [{ stars: 5, text: 7 }, 'text'],
    [{ stars: 5, text: 'x'.repeat(2001) }, 'text'],
  ])('is told what is wrong with %j', async (review, field) => {
    const { status, body } = await write(admin, 'none', review)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })
})

describe('the rating', () => {
  it('counts all at once, and is in list and product', async () => {
    const productId = await shop.saveProduct({ name: 'Rated' })
    const stars = [5, 4, 4, 1, 3]
    const buyers = await Promise.all(stars.map(() => aBuyerOf(productId)))
    const replies = await Promise.all(
      buyers.map((who, index) => write(who, productId, { stars: stars[index] })),
    )
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    const rating = { average: 3.4, count: 5 }
    expect(await ratingOf(productId)).toEqual(rating)
    expect((await shop.get('/api/products?search=Rated')).body[0].rating).toEqual(rating)
    expect(await shop.readProduct(productId)).toMatchObject({ ratingSum: 17, ratingCount: 5 })
    expect((await shop.get(`/api/products/${productId}`)).body.starCounts).toEqual([1, 0, 1, 2, 1])
    expect((await shop.get('/api/products?search=Rated')).body[0]).not.toHaveProperty('starCounts')
  })

  it('counts the stars of what is shown', async () => {
    const productId = await shop.saveProduct()
    const asha = await aBuyerOf(productId)
    const starCounts = async () => (await shop.get(`/api/products/${productId}`)).body.starCounts
    expect(await starCounts()).toBeUndefined()
    const { body } = await write(asha, productId, { stars: 2 })
    expect(await starCounts()).toEqual([0, 1, 0, 0, 0])
    await write(asha, productId, { stars: 5 })
    expect(await starCounts()).toEqual([0, 0, 0, 0, 1])
    await setHidden(body._id, true)
    expect(await starCounts()).toBeUndefined()
    await setHidden(body._id, false)
    expect(await starCounts()).toEqual([0, 0, 0, 0, 1])
  })

  it('outlives an edit of the product', async () => {
    const productId = await shop.saveProduct()
    await write(await aBuyerOf(productId), productId, { stars: 4 })
    const { body } = await shop.as(admin).put(`/api/products/${productId}`, { price: 80 })
    expect(body.rating).toEqual({ average: 4, count: 1 })
  })
})

describe('the list', () => {
  it('tells the reviews of so many stars alone', async () => {
    const productId = await shop.saveProduct()
    for (const [name, stars] of [
      ['Asha', 5],
      ['Mina', 2],
      ['Ravi', 5],
    ] as const) {
      await write(await aBuyerOf(productId, name), productId, { stars })
      shop.clock.pass({ minutes: 1 })
    }
    const { body, headers } = await shop.get(`${pathOf(productId)}?stars=5&limit=1&page=2`)
    expect(body.map(({ author }: { author: string }) => author)).toEqual(['Asha'])
    expect(headers.get('x-total-count')).toBe('2')
    expect(headers.get('link')).toContain(
      `<${pathOf(productId)}?limit=1&stars=5&page=1>; rel="prev"`,
    )
    expect((await shop.get(`${pathOf(productId)}?stars=3`)).body).toEqual([])
    expect((await shop.get(`${pathOf(productId)}?stars=`)).body).toHaveLength(3)
    for (const stars of ['0', '6', '4.5', 'five']) {
      const refused = await shop.get(`${pathOf(productId)}?stars=${stars}`)
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['stars']])
    }
  })

  it('comes by pages, newest first, and can be cached', async () => {
    const productId = await shop.saveProduct()
    for (const name of ['Asha', 'Mina', 'Ravi']) {
      await write(await aBuyerOf(productId, name), productId, { stars: 5, text: name })
      shop.clock.pass({ minutes: 1 })
    }
    const { body, headers } = await shop.get(`${pathOf(productId)}?limit=2&page=1`)
    expect(body.map(({ author }: { author: string }) => author)).toEqual(['Ravi', 'Mina'])
    expect(headers.get('x-total-count')).toBe('3')
    expect(headers.get('link')).toContain(`<${pathOf(productId)}?limit=2&page=2>; rel="next"`)
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60')
    const etag = headers.get('etag') ?? ''
    const again = await shop.get(`${pathOf(productId)}?limit=2`, {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
    const last = await shop.get(`${pathOf(productId)}?limit=2&page=2`)
    expect(last.body).toMatchObject([{ author: 'Asha' }])
    expect((await shop.get(`${pathOf(productId)}?limit=0`)).status).toBe(400)
  })
})

describe('an admin', () => {
  it('hides a review and shows it again; the rating follows, and the trail tells', async () => {
    const productId = await shop.saveProduct({ name: 'Steel Tawa' })
    const asha = await aBuyerOf(productId)
    await write(await aBuyerOf(productId), productId, { stars: 4 })
    const { _id } = (await write(asha, productId, { stars: 1, text: 'rude' })).body

    const { status, body } = await setHidden(_id, true)
    const product = { _id: productId, name: 'Steel Tawa' }
    expect([status, body]).toMatchObject([200, { _id, hidden: true, text: 'rude', product }])
    expect((await shop.get(pathOf(productId))).body).toMatchObject([{ stars: 4 }])
    expect(await ratingOf(productId)).toEqual({ average: 4, count: 1 })
    expect((await mine(asha, productId)).review).toMatchObject({ text: 'rude', hidden: true })
    await write(asha, productId, { stars: 2, text: 'rude again' })
    expect(await ratingOf(productId)).toEqual({ average: 4, count: 1 })

    const list = async (query: string) => {
      const reply = await shop.as(admin).get(`/api/admin/reviews${query}`)
      const texts = reply.body.map(({ text }: { text: string }) => text)
      return { texts, total: Number(reply.headers.get('x-total-count')) }
    }
    expect(await list('?hidden=true')).toEqual({ texts: ['rude again'], total: 1 })
    expect((await list('?hidden=false')).texts).not.toContain('rude again')
    expect((await list('')).total).toBeGreaterThan(1)

    await setHidden(_id, true)
    await setHidden(_id, false)
    expect(await ratingOf(productId)).toEqual({ average: 3, count: 2 })
    const { body: trail } = await shop.as(admin).get(`/api/admin/audit?target=${_id}`)
    expect(trail).toMatchObject([
      { action: 'review.shown', target: { name: 'Steel Tawa' } },
      { action: 'review.hidden', changes: { hidden: { from: false, to: true } } },
    ])
  })

  it('learns what is wrong', async () => {
    expect((await setHidden('none', true)).status).toBe(404)
    expect((await setHidden('none', 'yes')).body.fields).toHaveProperty('hidden')
    expect((await shop.as(admin).get('/api/admin/reviews?hidden=maybe')).status).toBe(400)
  })
})

it('of a deleted account stays, without the name', async () => {
  const productId = await shop.saveProduct()
  const asha = await aBuyerOf(productId)
  await write(asha, productId, { stars: 5, text: 'Good' })
  await shop.as(asha).del('/api/users/profile', { password: asha.password })
  expect((await shop.get(pathOf(productId))).body).toMatchObject([{ text: 'Good', author: '' }])
  expect((await shop.database.reviews.where('userId', '==', asha._id).get()).docs).toEqual([])
})

it('the list for admins names products in other languages too', async () => {
  const productId = await shop.saveProduct({ name: 'Tawa', nameIn: { hi: 'तवा' } })
  await write(await aBuyerOf(productId), productId, { stars: 4 })
  const { body } = await shop.as(admin).get('/api/admin/reviews?limit=1')
  const named = { _id: productId, name: 'Tawa', nameIn: { hi: 'तवा' }, nameHi: 'तवा' }
  expect(body[0].product).toEqual(named)
  expect((await setHidden(body[0]._id, true)).body.product).toEqual(named)
})

import { describe, expect, it } from 'vitest'
import { aChoice, newGuestId } from '#testing/builders.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()

const aCartOf = async (guestId: string, productId: string, choice: object = {}) =>
  shop.post('/api/cart', aChoice({ guestId, productId, ...choice }))

describe('a customer cart', () => {
  it('is shown to its customer', async () => {
    const asha = await shop.saveUser()
    const productId = await shop.saveProduct()
    await shop.as(asha).post('/api/cart', aChoice({ userId: asha._id, productId }))
    const { status, body } = await shop.as(asha).get(`/api/cart?userId=${asha._id}`)
    expect({ status, body }).toMatchObject({ status: 200, body: { userId: asha._id } })
    expect(body.products).toHaveLength(1)
  })

  it('is meant where both ids are given', async () => {
    const asha = await shop.saveUser()
    const guestId = newGuestId()
    const productId = await shop.saveProduct()
    const choice = aChoice({ userId: asha._id, guestId, productId })
    expect((await shop.as(asha).post('/api/cart', choice)).body.userId).toBe(asha._id)
    expect((await shop.get(`/api/cart?guestId=${guestId}`)).body.products).toEqual([])
  })
})

describe('merging', () => {
  it('adds the guest lines, capped at stock, deletes the guest cart, and repeats safely', async () => {
    const asha = await shop.saveUser()
    const guestId = newGuestId()
    const [few, many] = [await shop.saveProduct({ countInStock: 4 }), await shop.saveProduct()]
    await shop
      .as(asha)
      .post('/api/cart', aChoice({ userId: asha._id, productId: few, quantity: 3 }))
    await aCartOf(guestId, few, { quantity: 3 })
    await aCartOf(guestId, many, { quantity: 2 })

    const merge = () => shop.as(asha).post('/api/cart/merge', { guestId, userId: asha._id })
    const first = await merge()
    expect(first).toMatchObject({
      status: 200,
      body: {
        userId: asha._id,
        products: [
          { productId: few, quantity: 4 },
          { productId: many, quantity: 2 },
        ],
        totalPrice: 600,
      },
    })
    expect((await shop.get(`/api/cart?guestId=${guestId}`)).body.products).toEqual([])
    expect((await merge()).body).toEqual(first.body)
  })

  it('stops at the stock over all lines of a product', async () => {
    const asha = await shop.saveUser()
    const guestId = newGuestId()
    const productId = await shop.saveProduct({ countInStock: 5 })
    const mine = aChoice({ userId: asha._id, productId, quantity: 3 })
    await shop.as(asha).post('/api/cart', mine)
    await aCartOf(guestId, productId, { color: 'Blue', quantity: 4 })
    await aCartOf(guestId, productId, { size: 'Large' })
    const { body } = await shop.as(asha).post('/api/cart/merge', { guestId })
    expect(body.products).toMatchObject([
      { color: 'Red', quantity: 3 },
      { color: 'Blue', quantity: 2 },
    ])
    expect(body.products).toHaveLength(2)
  })

  it('keeps what can not be had now, but makes it no more', async () => {
    const asha = await shop.saveUser()
    const guestId = newGuestId()
    const productId = await shop.saveProduct()
    await shop.as(asha).post('/api/cart', aChoice({ userId: asha._id, productId, quantity: 2 }))
    await aCartOf(guestId, productId, { quantity: 2 })
    await aCartOf(guestId, productId, { color: 'Blue' })
    const { products, serverTime } = shop.database
    await products.doc(productId).update({ countInStock: 0, updatedAt: serverTime })
    shop.clock.pass({ minutes: 1 })
    expect((await shop.as(asha).post('/api/cart/merge', { guestId })).body.products).toMatchObject([
      { color: 'Red', quantity: 2, available: false },
      { color: 'Blue', quantity: 1, available: false },
    ])
  })

  it('happens once when asked twice at the same time', async () => {
    const asha = await shop.saveUser()
    const guestId = newGuestId()
    await aCartOf(guestId, await shop.saveProduct(), { quantity: 2 })
    const merge = () => shop.as(asha).post('/api/cart/merge', { guestId })
    const replies = await Promise.all([merge(), merge(), merge()])
    for (const { body } of replies) expect(body.products).toMatchObject([{ quantity: 2 }])
  })
})

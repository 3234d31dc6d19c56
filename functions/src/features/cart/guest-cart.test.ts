import { TEXTS } from '@bartan/contract/shop/texts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aChoice, newGuestId } from '#testing/builders.ts'
import { invalid, refusal } from '#testing/refusal.ts'
import { startTestShop, type TestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()

const aCartOf = async (guestId: string, productId: string, choice: object = {}) =>
  shop.post('/api/cart', aChoice({ guestId, productId, ...choice }))

describe('a guest cart', () => {
  it('is empty before anything is in it', async () => {
    const guestId = newGuestId()
    const { status, body } = await shop.get(`/api/cart?guestId=${guestId}`)
    expect({ status, body }).toEqual({
      status: 200,
      body: { guestId, products: [], totalPrice: 0 },
    })
  })

  it('takes name, image and price from the product, whatever the caller says', async () => {
    const guestId = newGuestId()
    const productId = await shop.saveProduct({ price: 149.5 })
    const { status, body } = await aCartOf(guestId, productId, {
      color: 'Blue',
      quantity: 2,
      price: 1,
      name: 'Gift',
      image: '/evil.png',
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      guestId,
      products: [
        {
          productId,
          sku: expect.any(String),
          name: 'Steel Bottle',
          image: '/images/upload/v1/products/blue.webp',
          price: 149.5,
          size: 'Small',
          color: 'Blue',
          quantity: 2,
          available: true,
          countInStock: 10,
        },
      ],
      totalPrice: 299,
    })
    expect((await shop.get(`/api/cart?guestId=${guestId}&userId=`)).body).toEqual(body)
  })

  it('shows each line in its own color, where the images say theirs', async () => {
    const guestId = newGuestId()
    const productId = await shop.saveProduct({
      colors: ['Red', 'Blue', 'Green'],
      images: [
        { url: '/blue.webp', altText: '', color: 'Blue' },
        { url: '/all.webp', altText: '' },
        { url: '/red.webp', altText: '', color: 'Red' },
      ],
    })
    for (const color of ['Red', 'Blue', 'Green']) await aCartOf(guestId, productId, { color })
    const { body } = await shop.get(`/api/cart?guestId=${guestId}`)
    const images = body.products.map(({ color, image }: never) => [color, image])
    expect(images).toEqual([
      ['Red', '/red.webp'],
      ['Blue', '/blue.webp'],
      ['Green', '/all.webp'],
    ])
  })

  it('tells lines apart by product, size and color', async () => {
    const guestId = newGuestId()
    const productId = await shop.saveProduct()
    await aCartOf(guestId, productId)
    await aCartOf(guestId, productId, { size: 'Large' })
    const { body } = await aCartOf(guestId, productId, { quantity: 2 })
    expect(body.products.map(({ size, quantity }: never) => ({ size, quantity }))).toEqual([
      { size: 'Small', quantity: 3 },
      { size: 'Large', quantity: 1 },
    ])
  })

  it('loses nothing between two instances, one of which takes out what the other puts in', async () => {
    const { projectId } = shop.shop.config
    const other = await startTestShop({ projectId })
    onTestFinished(other.stop)
    const guestId = newGuestId()
    const productId = await shop.saveProduct({ countInStock: 100 })
    const instances = Array.from({ length: 10 }, (_, index) => (index % 2 ? shop : other))
    const add = (instance: TestShop, color: string) =>
      instance.post('/api/cart', aChoice({ guestId, productId, color }))
    const remove = aChoice({ guestId, productId, color: 'Blue' })
    const replies = await Promise.all(
      instances.flatMap((instance, index) =>
        index === 0
          ? [add(instance, 'Blue').then(() => instance.del('/api/cart', remove))]
          : [add(instance, 'Red')],
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    const { body } = await shop.get(`/api/cart?guestId=${guestId}`)
    expect(body.products).toMatchObject([{ color: 'Red', quantity: 9 }])
  })
})

describe('what a cart refuses', () => {
  it('does not know a product that is not there, or is deleted', async () => {
    const deleted = await shop.saveProduct()
    await shop.database.products.doc(deleted).update({ deletedAt: shop.database.serverTime })
    for (const productId of ['nothing', deleted, 'a/b', '..'])
      expect(await aCartOf(newGuestId(), productId)).toMatchObject({
        status: 404,
        body: { code: 'not_found', message: TEXTS.productNotFound },
      })
  })

  it('refuses sizes and colors that the product does not have', async () => {
    const productId = await shop.saveProduct()
    for (const size of ['Huge', ''])
      expect(await aCartOf(newGuestId(), productId, { size })).toMatchObject(invalid('size'))
    expect(await aCartOf(newGuestId(), productId, { color: 'Pink' })).toMatchObject(
      invalid('color'),
    )
  })

  it.each([4, 1_000_000, Number.MAX_SAFE_INTEGER])('names what is left of %i', async (quantity) => {
    const productId = await shop.saveProduct({ countInStock: 3 })
    expect(await aCartOf(newGuestId(), productId, { quantity })).toMatchObject({
      status: 409,
      body: {
        code: 'out_of_stock',
        message: 'Only 3 left of Steel Bottle',
        lines: [{ productId, name: 'Steel Bottle', size: 'Small', color: 'Red', available: 3 }],
      },
    })
  })
})

describe('changing a line', () => {
  it('sets the quantity, and removes the line at 0', async () => {
    const guestId = newGuestId()
    const productId = await shop.saveProduct()
    await aCartOf(guestId, productId)
    const change = (quantity: number) =>
      shop.put('/api/cart', aChoice({ guestId, productId, quantity }))
    expect((await change(5)).body.products).toMatchObject([{ quantity: 5 }])
    expect(await change(11)).toMatchObject(refusal(409, 'out_of_stock'))
    expect((await change(0)).body).toMatchObject({ products: [], totalPrice: 0 })
    expect(await change(1)).toMatchObject({ status: 404 })
    expect(await change(0)).toMatchObject({ status: 404 })
  })

  it('removes a line named by the body or by the query', async () => {
    const guestId = newGuestId()
    const productId = await shop.saveProduct()
    await aCartOf(guestId, productId)
    await aCartOf(guestId, productId, { size: 'Large' })
    const byBody = await shop.del('/api/cart', { guestId, productId, size: 'Small', color: 'Red' })
    expect(byBody.body.products).toMatchObject([{ size: 'Large' }])
    const query = new URLSearchParams({ guestId, productId, size: 'Large', color: 'Red' })
    const byQuery = await shop.del(`/api/cart?${query.toString()}`)
    expect(byQuery).toMatchObject({ status: 200, body: { products: [] } })
    expect((await shop.del(`/api/cart?${query.toString()}`)).status).toBe(404)
  })
})

describe('a cart after its products changed', () => {
  it('shows the price of now', async () => {
    const guestId = newGuestId()
    const productId = await shop.saveProduct({ price: 100 })
    await aCartOf(guestId, productId, { quantity: 2 })
    const { products, serverTime } = shop.database
    await products.doc(productId).update({ price: 12_050, name: 'Bottle', updatedAt: serverTime })
    shop.clock.pass({ minutes: 1 })
    expect((await shop.get(`/api/cart?guestId=${guestId}`)).body).toMatchObject({
      products: [{ price: 120.5, priceWas: 100, name: 'Bottle' }],
      totalPrice: 241,
    })
  })

  it('says of more of a deleted product which line is at fault, and nothing of the caller', async () => {
    const guestId = newGuestId()
    const productId = await shop.saveProduct()
    await aCartOf(guestId, productId)
    await shop.database.products.doc(productId).update({ deletedAt: shop.database.serverTime })
    const line = { productId, size: 'Small', color: 'Red', quantity: 2 }
    const { status, body } = await shop.put('/api/cart', { guestId, ...line })
    expect(status).toBe(409)
    expect(body.lines).toEqual([{ ...line, name: 'Steel Bottle', available: 0 }])
  })

  it.each([
    ['sold out', { countInStock: 0 }],
    ['deleted', { deletedAt: 'now' as const }],
    ['not to be had in its color any more', { colors: ['Blue'] }],
  ])('keeps a line that is %s, unavailable and outside the total', async (_, change) => {
    const guestId = newGuestId()
    const [gone, there] = [await shop.saveProduct(), await shop.saveProduct({ price: 40 })]
    await aCartOf(guestId, gone)
    await aCartOf(guestId, there)
    const { products, serverTime } = shop.database
    const deletion = 'deletedAt' in change ? { deletedAt: serverTime } : change
    await products.doc(gone).update({ ...deletion, updatedAt: serverTime })
    shop.clock.pass({ minutes: 1 })
    expect((await shop.get(`/api/cart?guestId=${guestId}`)).body).toMatchObject({
      products: [
        { productId: gone, available: false, countInStock: 0, name: 'Steel Bottle', price: 100 },
        { productId: there, available: true },
      ],
      totalPrice: 40,
    })
    const line = { productId: gone, size: 'Small', color: 'Red' }
    expect((await shop.del('/api/cart', { guestId, ...line })).body.products).toHaveLength(1)
  })
})

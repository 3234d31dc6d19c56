import { asProductId } from '@bartan/contract/products/product-id'
import { productSchema } from '@bartan/contract/products/schema'
import { WISHLIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, startShop } from '#testing/start-test-shop.ts'
import { createTiffin } from '#testing/tiffin.ts'

let asha: Account
const { shop, admin } = await startShop()
const thali = await shop.saveProduct({
  name: 'Thali',
  nameHi: 'थाली',
  descriptionHi: 'स्टील की थाली',
})
const lota = await shop.saveProduct({ name: 'Lota', countInStock: 0 })
const tawa = await shop.saveProduct({ name: 'Tawa' })
beforeEach(async () => {
  asha = await shop.saveUser()
})

const add = (id: string, choice = '') => shop.as(asha).put(`/api/wishlist/${id}${choice}`)
const remove = (id: string) => shop.as(asha).del(`/api/wishlist/${id}`)
const merge = (productIds: unknown) => shop.as(asha).post('/api/wishlist/merge', { productIds })
const shown = async (): Promise<{ name: string }[]> =>
  (await shop.as(asha).get('/api/wishlist')).body
const names = async () => (await shown()).map(({ name }) => name)
const stored = async () => (await shop.database.wishlists.doc(asha._id).get()).data()?.productIds

const fill = async (productIds: string[]) =>
  shop.database.wishlists.doc(asha._id).set({
    productIds: productIds.map(asProductId),
    updatedAt: shop.database.timestamp(new Date()),
  })

describe('the wishlist', () => {
  it('is empty at first', async () => {
    const { status, body, headers } = await shop.as(asha).get('/api/wishlist')
    expect([status, body]).toEqual([200, []])
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('shows products as lists do, the newest wish first, sold-out ones as well', async () => {
    await add(thali)
    expect(await add(lota)).toMatchObject({ status: 200, body: { productIds: [lota, thali] } })
    const [first, second] = await shown()
    expect(first).toMatchObject({ name: 'Lota', countInStock: 0 })
    expect(second).toMatchObject({ name: 'Thali', nameHi: 'थाली' })
    expect(productSchema.omit({ descriptionHi: true }).strict().parse(second)).toEqual(second)
  })

  it('takes a product once, whose place stays, and off again, as often as asked', async () => {
    await add(thali)
    await add(tawa)
    expect((await add(thali)).body).toEqual({ productIds: [tawa, thali] })
    for (let i = 0; i < 2; i++)
      expect(await remove(tawa)).toMatchObject({ status: 200, body: { productIds: [thali] } })
    await remove(thali)
    expect(await names()).toEqual([])
    expect(await stored()).toBeUndefined()
  })

  it('keeps the variant that was put aside, through merges and without it as lists tell it', async () => {
    const { _id: tiffin } = await createTiffin(shop, admin)
    await fill([tiffin, thali])
    const match = async () => (await shop.as(asha).get('/api/wishlist')).body[0].match
    expect(await match()).toBeUndefined()
    expect((await add(tiffin, '?size=3%20L&color=Red')).body).toEqual({
      productIds: [tiffin, thali],
      choices: { [tiffin]: { size: '3 L', color: 'Red' } },
    })
    expect(await match()).toMatchObject({ size: '3 L', color: 'Red', price: 449 })
    await shop.as(asha).post('/api/wishlist/merge', {
      productIds: [tiffin, lota],
      choices: { [tiffin]: { size: '1 L' }, [tawa]: { size: '1 L' } },
    })
    expect((await add(tawa)).body).toEqual({
      productIds: [tawa, lota, tiffin, thali],
      choices: { [tiffin]: { size: '3 L', color: 'Red' } },
    })
    expect((await add(tiffin, '?size=7%20L')).status).toBe(200)
    expect((await shop.as(asha).get('/api/wishlist')).body[2].match).toBeUndefined()
    expect((await add(tiffin, `?size=${'x'.repeat(41)}`)).status).toBe(400)
    expect((await remove(tiffin)).body).toEqual({ productIds: [tawa, lota, thali] })
  })

  it('loses no wish of two tabs', async () => {
    await Promise.all([add(thali), add(lota), add(tawa)])
    expect((await names()).toSorted()).toEqual(['Lota', 'Tawa', 'Thali'])
  })

  it.each(['nothing', '__id__', '%2e%2e', 'a%2Fb', 'x'.repeat(128)])(
    'knows no product %s',
    async (id) => {
      const reply = await add(id)
      expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } })
    },
  )

  it('passes over a product that was deleted', async () => {
    const jug = await shop.saveProduct({ name: 'Jug' })
    await add(jug)
    await add(thali)
    await shop.as(admin).del(`/api/products/${jug}`)
    expect(await names()).toEqual(['Thali'])
    expect((await add(jug)).status).toBe(404)
  })

  it(`holds ${WISHLIST_LIMIT} products, not counting deleted ones`, async () => {
    const others = Array.from({ length: WISHLIST_LIMIT - 1 }, (_, i) => `gone-${i}`)
    await fill([thali, ...others])
    expect((await add(lota)).body).toEqual({ productIds: [lota, thali] })
    await fill([thali, ...others])
    expect((await merge([tawa, lota])).body).toEqual({ productIds: [tawa, lota, thali] })
  })

  it('says when it is full', async () => {
    const { products, firestore } = shop.database
    const many = Array.from({ length: WISHLIST_LIMIT }, () => products.doc())
    const document = await shop.readProduct(thali)
    const batch = firestore.batch()
    for (const product of many) batch.set(product, { ...document, skuKey: null })
    await batch.commit()
    await fill(many.map(({ id }) => id))
    expect(await add(thali)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await merge([tawa])).body.productIds).toHaveLength(WISHLIST_LIMIT)
    expect((await add(many[0]!.id)).status).toBe(200)
  })

  it('takes a guest’s wishes in, safely repeated, and passes over unknown ones', async () => {
    await add(thali)
    for (let i = 0; i < 2; i++)
      expect(await merge([tawa, 'nothing', 'a/b', thali, lota, tawa])).toMatchObject({
        status: 200,
        body: { productIds: [tawa, lota, thali] },
      })
    expect(await names()).toEqual(['Tawa', 'Lota', 'Thali'])
  })

  it.each([[undefined], ['thali'], [[1]], [Array(WISHLIST_LIMIT + 1).fill('x')]])(
    'takes no guest’s list like %s',
    async (productIds) => {
      expect(await merge(productIds)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      })
    },
  )

  it('is the customer’s alone, and goes with the account', async () => {
    const ravi = await shop.saveUser()
    await add(thali)
    expect((await shop.as(ravi).get('/api/wishlist')).body).toEqual([])
    expect(
      (await shop.as(asha).del('/api/users/profile', { password: asha.password })).status,
    ).toBe(200)
    expect(await stored()).toBeUndefined()
  })

  it('goes with the account that an admin deletes', async () => {
    await add(thali)
    expect((await shop.as(admin).del(`/api/admin/users/${asha._id}`)).status).toBe(200)
    expect(await stored()).toBeUndefined()
  })
})

import { expect, it } from 'vitest'
import { invalid } from '#testing/refusal.ts'
import { startShop } from '#testing/start-test-shop.ts'
import { createTiffin } from '#testing/tiffin.ts'

const AUDIT = '/api/admin/audit'

it('tells who changed what, from what to what, newest first', async () => {
  const { shop, admin } = await startShop()
  const productId = await shop.saveProduct({ name: 'Tawa', price: 100, originalPrice: 200 })
  const change = (body: object) => shop.as(admin).put(`/api/products/${productId}`, body)
  await change({ price: 120.5, originalPrice: null })
  await change({ brand: 'Omax' })
  const { status, body } = await shop.as(admin).get(AUDIT)
  expect(status).toBe(200)
  expect(body).toEqual([
    expect.objectContaining({ changes: { brand: { from: 'Prakash', to: 'Omax' } } }),
    {
      _id: expect.any(String),
      at: expect.stringMatching(/Z$/),
      by: { _id: admin._id, name: 'Owner' },
      action: 'product.changed',
      target: { _id: productId, name: 'Tawa' },
      changes: { price: { from: 100, to: 120.5 }, originalPrice: { from: 200, to: null } },
      batch: expect.any(String),
      undone: false,
    },
  ])
})

it('tells the prices of variants in rupees as well', async () => {
  const { shop, admin } = await startShop()
  const { _id, variants } = await createTiffin(shop, admin)
  const [first, ...others] = variants
  const changed = [{ ...first, price: 199.5, originalPrice: 300 }, ...others]
  expect((await shop.as(admin).put(`/api/products/${_id}`, { variants: changed })).status).toBe(200)
  const { body } = await shop.as(admin).get(`${AUDIT}?target=${_id}`)
  const [{ changes }] = body
  expect(changes.variants.from[0]).toMatchObject({ size: '1 L', color: 'Red', price: 249 })
  expect(changes.variants.to[0]).toMatchObject({ price: 199.5, originalPrice: 300 })
})

it('is paged by cursor and filtered by target and batch', async () => {
  const { shop, admin } = await startShop()
  const [one, two] = [await shop.saveProduct(), await shop.saveProduct()]
  for (const [id, price] of [
    [one, 1],
    [two, 2],
    [one, 3],
  ] as const)
    await shop.as(admin).put(`/api/products/${id}`, { price })
  const list = async (query: string) => (await shop.as(admin).get(`${AUDIT}${query}`)).body
  const [third, second, first] = await list('')
  expect(await list('?limit=2')).toEqual([third, second])
  expect(await list(`?limit=2&after=${second._id}`)).toEqual([first])
  expect(await list(`?target=${one}`)).toEqual([third, first])
  expect(await list(`?target=${one}&after=${third._id}`)).toEqual([first])
  expect(await list(`?batch=${second.batch}`)).toEqual([second])
  expect(await list(`?batch=${second.batch}&target=${one}`)).toEqual([])
  for (const after of ['nothing', '__x__', 'a/b'])
    expect(await shop.as(admin).get(`${AUDIT}?after=${after}`)).toMatchObject(invalid('after'))
})

it('names products in other languages too, as they are called now', async () => {
  const { shop, admin } = await startShop()
  const productId = await shop.saveProduct({ name: 'Tawa', nameIn: { hi: 'तवा' } })
  await shop.as(admin).put(`/api/products/${productId}`, { state: 'draft' })
  expect((await shop.as(admin).get(AUDIT)).body[0].target).toEqual({
    _id: productId,
    name: 'Tawa',
    nameIn: { hi: 'तवा' },
    nameHi: 'तवा',
  })
})

import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import { newSku, startBuying } from './testing/start-buying.ts'

const { shop, admin, packer, asha, create, withVariants } = await startBuying()

const find = async (search: string) =>
  (await shop.as(admin).get(`/api/admin/products?search=${search}`)).body[0]

describe('cost and reorder point', () => {
  it('are set with a product and with its variants, and taken away by null', async () => {
    const { _id, cost, reorderAt } = await create({ cost: 12.34, reorderAt: 5 })
    expect([cost, reorderAt]).toEqual([12.34, 5])
    const put = await shop.as(admin).put(`/api/products/${_id}`, { cost: null, reorderAt: 0 })
    expect([put.body.cost, put.body.reorderAt]).toEqual([undefined, 0])
    const { _id: id, variants } = await withVariants()
    const [small, large] = variants
    const { body } = await shop.as(admin).put(`/api/products/${id}`, {
      variants: [
        { size: 'S', countInStock: small.countInStock, cost: 31 },
        { size: 'L', countInStock: large.countInStock, reorderAt: null },
      ],
    })
    expect(body.variants).toMatchObject([{ cost: 31 }, { cost: 50 }])
    expect(body.variants[1]).not.toHaveProperty('reorderAt')
  })

  it('are in the admin’s list', async () => {
    const { sku } = await create({ cost: 7, reorderAt: 2 })
    const { variants } = await withVariants()
    expect(await find(sku)).toMatchObject({ sku, cost: 7, reorderAt: 2, sold: 0 })
    const found = await find(variants[1].sku)
    expect(found).toMatchObject({ cost: 30, sold: 0 })
    expect(found.variants).toMatchObject([{ size: 'S' }, { size: 'L', cost: 50, reorderAt: 3 }])
  })

  it.each([
    ['cost', { cost: -0.01 }],
    ['cost', { cost: '12' }],
    ['cost', { cost: 1.234 }],
    ['reorderAt', { reorderAt: -1 }],
    ['reorderAt', { reorderAt: 1.5 }],
  ])('are refused where %s makes no sense', async (field, change) => {
    const { _id } = await create()
    const { status, body } = await shop.as(admin).put(`/api/products/${_id}`, change)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })

  it('meet changes by other people as other fields do, and never a form that does not know them', async () => {
    const { _id } = await create({ cost: 10 })
    const change = { cost: 12, was: { cost: 11 } }
    const { status, body } = await shop.as(admin).put(`/api/products/${_id}`, change)
    expect([status, body.current]).toEqual([409, { cost: 10 }])
    const { _id: id, variants } = await withVariants()
    const known = variants.map(
      ({ cost: _cost, reorderAt: _reorderAt, ...variant }: Record<string, unknown>) => variant,
    )
    const saved = await shop.as(admin).put(`/api/products/${id}`, {
      variants: known,
      was: { variants: known },
    })
    expect([saved.status, saved.body.variants?.[1].cost]).toEqual([200, 50])
  })

  it('are in no reply to shoppers', async () => {
    const secret = 4321.09
    const name = `Secretive ${randomUUID().slice(0, 8)}`
    const plain = await create({ name, cost: secret, reorderAt: 54_321, countInStock: 5 })
    const varied = await create({
      name,
      cost: secret,
      sizes: undefined,
      variants: [{ size: 'S', sku: newSku(), countInStock: 5, cost: secret, reorderAt: 54_321 }],
    })
    const order = await placeOrder(shop, asha, [
      { productId: plain._id, size: '', color: '' },
      { productId: varied._id, size: 'S', color: '' },
    ])
    await shop.as(asha).put(`/api/wishlist/${plain._id}`)
    await shop.as(asha).post('/api/cart', {
      userId: asha._id,
      productId: varied._id,
      size: 'S',
      color: '',
      quantity: 1,
    })
    const paths = [
      ...[plain._id, varied._id].flatMap((id) => [
        `/api/products/${id}`,
        `/api/products/similar/${id}`,
        `/product/${id}`,
      ]),
      '/api/products',
      `/api/products?search=${encodeURIComponent(name)}`,
      `/api/products/suggest?q=${encodeURIComponent(name)}`,
      `/api/products/facets?search=${encodeURIComponent(name)}`,
      '/api/products/new-arrivals',
      '/api/products/best-seller',
      `/collections/all?search=${encodeURIComponent(name)}`,
      '/',
      '/sitemap.xml',
    ]
    const own = [
      '/api/wishlist',
      `/api/cart?userId=${asha._id}`,
      `/api/orders/${order._id}`,
      '/api/orders/my-orders',
      '/api/users/me/data',
    ]
    const texts = await Promise.all([
      ...paths.map(async (path) => (await fetch(`${shop.url}${path}`)).text()),
      ...own.map(async (path) =>
        (
          await fetch(`${shop.url}${path}`, { headers: { authorization: `Bearer ${asha.token}` } })
        ).text(),
      ),
      // Who packs sees orders, and no costs.
      (
        await fetch(`${shop.url}/api/orders/${order._id}`, {
          headers: { authorization: `Bearer ${packer.token}` },
        })
      ).text(),
    ])
    expect(texts.filter((text) => text.includes(name)).length).toBeGreaterThan(8)
    for (const text of texts) expect(text).not.toMatch(/4321\.09|432109|"cost"|reorderAt/)
  })

  it('are there after a cold start from the copy of the catalog', async () => {
    const { sku } = await create({ cost: 8, reorderAt: 1 })
    const other = await startTestShop({ projectId: shop.shop.config.projectId })
    try {
      const { body } = await other.as(admin).get(`/api/admin/products?search=${sku}`)
      expect(body[0]).toMatchObject({ cost: 8, reorderAt: 1 })
    } finally {
      await other.stop()
    }
  })
})

import { afterAll, expect, it } from 'vitest'
import { saveOffer } from '#testing/an-offer.ts'
import { aChoice } from '#testing/builders.ts'
import { placeOrder } from '#testing/orders.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())
const admin = await shop.saveUser({ role: 'admin' })
const here = await shop.saveProduct({ price: 20 })
const gone = await shop.saveProduct({ price: 20 })
await shop.as(admin).del(`/api/products/${gone}`)

const quote = async (productId: string, quantity: number) =>
  shop.post('/api/checkout/quote', { checkoutItems: [aChoice({ productId, quantity })] })

const KINDS = () => [
  { kind: 'sale', percent: 50 },
  { kind: 'percent', percent: 25 },
  { kind: 'amount', amount: 20 },
  { kind: 'free_delivery' },
  { kind: 'buy_get', buy: 2, get: 1, percent: 100 },
  { kind: 'set_price', products: [{ productId: here, quantity: 2 }], price: 30 },
  { kind: 'quantity', tiers: [{ from: 3, percent: 25 }] },
]

it.each([undefined, null, {}, { categories: [] }, { products: [], brands: [] }])(
  'of every kind, with the scope %j, is for everything',
  async (scope) => {
    for (const terms of KINDS()) {
      const offer = await saveOffer(shop, admin, { percent: undefined, ...terms, scope })
      const { body } = await quote(here, 4)
      expect([terms.kind, body.totalPrice - body.shippingPrice, body.offer?.id]).toEqual([
        terms.kind,
        { sale: 40, free_delivery: 80 }[terms.kind] ?? 60,
        terms.kind === 'sale' ? undefined : offer._id,
      ])
      await shop.as(admin).del(`/api/admin/offers/${offer._id}`)
    }
  },
)

it('of a product that was deleted meanwhile goes on for the others, and can be changed', async () => {
  const scope = { products: [gone, here] }
  const parts = [gone, here].map((productId) => ({ productId, quantity: 1 }))
  const set = await saveOffer(shop, admin, {
    kind: 'set_price',
    percent: undefined,
    products: parts,
    price: 1,
  })
  const half = await saveOffer(shop, admin, { percent: 50, scope })
  expect((await quote(here, 1)).body).toMatchObject({ offer: { id: half._id }, itemsPrice: 20 })
  expect((await quote(gone, 1)).status).toBe(404)
  for (const offer of [set, half]) {
    const { status, body } = await shop
      .as(admin)
      .put(`/api/admin/offers/${offer._id}`, { ...offer, name: 'Other' })
    expect([status, body.name]).toEqual([200, 'Other'])
  }
})

it('that is a sale, and has reduced an order, is ended instead of deleted', async () => {
  const sale = await saveOffer(shop, admin, { kind: 'sale', percent: 50 })
  await placeOrder(shop, await shop.saveUser(), [{ productId: here }])
  const { body } = await shop.as(admin).del(`/api/admin/offers/${sale._id}`)
  expect(body.offer).toMatchObject({ _id: sale._id, active: false, used: 1 })
})

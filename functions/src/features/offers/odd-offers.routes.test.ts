import { expect, it } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { saveOffer } from '#testing/an-offer.ts'
import { aChoice } from '#testing/builders.ts'
import { RecordingLog } from '#testing/fakes.ts'
import { placeOrder } from '#testing/orders.ts'
import { startShop } from '#testing/start-test-shop.ts'
import { liveOffers } from './live-offers.ts'
import type { LiveOffers, StoredOffer } from './offers.repository.ts'

const { shop, admin } = await startShop()
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

const sale = (_id: string, from: string, to?: string): StoredOffer => ({
  _id,
  name: _id,
  kind: 'sale',
  percent: 10,
  active: true,
  from: `2026-06-01T${from}:00.000Z`,
  ...(to && { to: `2026-06-01T${to}:00.000Z` }),
  used: 0,
  version: 1,
})

it('the sales that run are those of the moment, whatever the clock does and whoever changes them', async () => {
  let time = '09:59'
  let board: LiveOffers = {
    version: 1,
    offers: [sale('noon', '10:00', '14:00'), sale('all day', '00:00'), sale('late', '13:00')],
  }
  const live = liveOffers({
    load: () => Promise.resolve(board),
    maxStaleMs: Infinity,
    clock: { ...systemClock, now: () => new Date(`2026-06-01T${time}:00Z`) },
    log: new RecordingLog(),
  })
  const at = async (now: string) => {
    time = now
    return live.sales()
  }
  const names = async (now: string) => (await at(now)).map(({ name }) => name)
  expect(await names('09:59')).toEqual(['all day'])
  expect(await names('10:00')).toEqual(['noon', 'all day'])
  // The same list while the same ones run: whoever prices by them compares no more than that.
  expect(await at('12:59')).toBe(await at('10:01'))
  expect(await names('13:00')).toEqual(['noon', 'all day', 'late'])
  expect(await names('14:00')).toEqual(['all day', 'late'])
  expect(await names('10:00')).toEqual(['noon', 'all day'])
  expect(await names('00:00')).toEqual(['all day'])
  board = { version: 2, offers: [] }
  await live.changed()
  expect(await names('14:00')).toEqual([])
})

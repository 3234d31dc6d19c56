import { asSku } from '@bartan/contract/products/product-id'
import { expect } from 'vitest'
import { aCoupon } from '#testing/a-coupon.ts'
import { anAddress } from '#testing/builders.ts'
import { saveSettings } from '#testing/save-settings.ts'
import { startTestShop, type Account, type TestShop } from '#testing/start-test-shop.ts'
import { dayIn } from './recompute.ts'

/** Numbers that look random and are the same in each run (mulberry32). */
const randomness = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const PINS = ['221005', '221010', '110001', '400050'] as const
/** Placed in all; some of them are deleted. */
export const ORDERS = 60

/** At most, so that the orders are spread over a year or so. */
const HOURS_BETWEEN = 290

type Random = (below: number) => number

type Goods = { productId: string; size: string; color: string }

type Shop = { shop: TestShop; admin: Account; goods: readonly Goods[] }

/** An order, and whose account it is of. */
type Placed = { _id: string; who?: Account }

const pickerOf =
  (random: Random) =>
  <T>(values: readonly T[]): T =>
    values[random(values.length)] as T

/** Places orders by accounts and by phone. */
const orderer = async ({ shop, admin, goods }: Shop, random: Random) => {
  const pick = pickerOf(random)
  const customers = await Promise.all([1, 2, 3, 4, 5].map(() => shop.saveUser()))
  const callers = [shop.newPhone(), shop.newPhone()]
  const desk = shop.as(admin)
  const lines = () => {
    const count = 1 + random(3)
    const chosen = [...new Set(Array.from({ length: count }, () => pick(goods)))]
    return chosen.map((one) => ({ ...one, quantity: 1 + random(3) }))
  }
  return async (): Promise<Placed> => {
    const shippingAddress = anAddress({ postalCode: pick(PINS) })
    if (random(4) === 0) {
      const customer = { name: 'Mina Das', phone: pick(callers) }
      const { body } = await desk.post('/api/admin/orders', {
        customer,
        orderItems: lines(),
        shippingAddress,
      })
      return { _id: body._id }
    }
    const who = pick(customers)
    const isFirst = random(5) === 0
    const couponCode = isFirst ? await aCoupon(shop) : undefined
    const call = (code: string | undefined) =>
      shop.as(who).post('/api/checkout', {
        checkoutItems: lines(),
        shippingAddress,
        paymentMethod: 'COD',
        ...(code && { couponCode: code }),
      })
    const wished = await call(couponCode)
    // Coupons are for first orders.
    const { body } = wished.status === 201 ? wished : await call(undefined)
    const placed = await shop.as(who).post(`/api/checkout/${body._id}/finalize`, { isCOD: true })
    expect(placed.status).toBe(200)
    return { _id: placed.body._id, who }
  }
}

/** What can become of an order. */
const fatesOf = ({ shop, admin }: Shop): ((one: Placed) => Promise<unknown>)[] => {
  const desk = shop.as(admin)
  const set = (id: string, change: object) => desk.put(`/api/admin/orders/${id}`, change)
  const giveBack = async ({ _id, who }: Placed, decision: string) => {
    await set(_id, { status: 'Delivered' })
    if (!who) return
    const { body } = await shop.as(who).get(`/api/orders/${_id}`)
    const { productId, size, color } = body.orderItems[0]
    await shop.as(who).post(`/api/orders/${_id}/return`, {
      lines: [{ productId, size, color, quantity: 1 }],
      reason: 'defective',
    })
    await desk.put(`/api/admin/orders/${_id}/return`, { decision })
  }
  return [
    async () => undefined,
    ({ _id }) => set(_id, { status: 'Cancelled' }),
    ({ _id }) => set(_id, { status: 'Shipped' }),
    ({ _id }) => set(_id, { status: 'Delivered' }),
    async ({ _id }) => {
      await set(_id, { status: 'Shipped' })
      await set(_id, { status: 'Cancelled', cancelReason: 'refused' })
    },
    async ({ _id }) => {
      await set(_id, { status: 'Cancelled' })
      await set(_id, { status: 'Processing' })
    },
    (one) => giveBack(one, 'accepted'),
    (one) => giveBack(one, 'declined'),
    ({ _id }) => desk.del(`/api/admin/orders/${_id}`),
    async ({ _id }) => {
      const { body } = await desk.get(`/api/orders/${_id}`)
      const items = body.orderItems.map(
        ({ productId, size, color, quantity }: { quantity: number } & Goods) => ({
          productId,
          size,
          color,
          quantity,
        }),
      )
      const [one, ...rest] = items
      await desk.put(`/api/admin/orders/${_id}/lines`, {
        lines: one.quantity > 1 ? [{ ...one, quantity: 1 }, ...rest] : items,
      })
    },
  ]
}

/** A year of a shop, in which all happens that can. */
export const startTrade = async () => {
  const shop = await startTestShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
  const admin = await shop.saveUser({ role: 'admin' })
  // Without an address of its own, a shop issues no documents.
  const address = ['1 Ring Road', 'Varanasi', 'Uttar Pradesh 221005']
  await saveSettings(shop.as(admin), { address })
  const first = dayIn(shop.clock.now())
  const taxed = { gstRate: 18, hsn: '732393', countInStock: 500 }
  const [pot, set] = await Promise.all([
    shop.saveProduct({
      ...taxed,
      name: 'Pot',
      price: 149.5,
      sku: asSku('POT'),
      cost: 9000 as never,
    }),
    shop.saveProduct({
      ...taxed,
      name: 'Set',
      price: 90,
      sku: asSku('SET'),
      sizes: ['S', 'L'],
      colors: [],
      countInStock: 1000,
      variantSkuKeys: ['SET-S', 'SET-L'],
      variants: [
        { size: 'S', sku: asSku('SET-S'), countInStock: 500, price: 9000 as never },
        {
          size: 'L',
          sku: asSku('SET-L'),
          countInStock: 500,
          price: 20_000 as never,
          cost: 12_345 as never,
        },
      ],
    }),
  ])
  const goods = [
    { productId: pot, size: 'Small', color: 'Red' },
    { productId: pot, size: 'Large', color: 'Red' },
    { productId: set, size: 'S', color: '' },
    { productId: set, size: 'L', color: '' },
  ]
  const random = randomness(20_261_123)
  const pick = pickerOf(random)
  const order = await orderer({ shop, admin, goods }, random)
  const fates = fatesOf({ shop, admin, goods })
  for (let count = 0; count < ORDERS; count++) {
    const one = await order()
    await pick(fates)(one)
    shop.clock.pass({ minutes: 60 * (1 + random(HOURS_BETWEEN)) })
  }
  return { shop, admin, first, goods }
}

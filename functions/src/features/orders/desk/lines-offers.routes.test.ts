import { describe, expect, it } from 'vitest'
import { aCoupon } from '#testing/a-coupon.ts'
import { saveOffer } from '#testing/an-offer.ts'
import { aChoice } from '#testing/builders.ts'
import { beginCheckout } from '#testing/orders.ts'
import { startShop } from '#testing/start-test-shop.ts'
import { storedSumsRepository } from '../figures/stored-sums.repository.ts'

const { shop, admin } = await startShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
const pot = await shop.saveProduct({
  name: 'Pot',
  price: 100,
  category: 'Kitchen',
  countInStock: 100,
})
const lid = await shop.saveProduct({ name: 'Lid', price: 45, category: 'Kids', countInStock: 100 })

const desk = () => shop.as(admin)

let codes = 0

const anOffer = (terms: object) => saveOffer(shop, admin, { code: `CODE-${++codes}`, ...terms })

const lineOf = (productId: string, quantity: number) => aChoice({ productId, quantity })

const place = async (couponCode: string, checkoutItems: object[]) => {
  const asha = await shop.saveUser()
  const { body: checkout } = await beginCheckout(shop.as(asha), checkoutItems, { couponCode })
  const reply = await shop.as(asha).post(`/api/checkout/${checkout._id}/finalize`, { isCOD: true })
  expect(reply.body).toMatchObject({ couponCode })
  return reply.body
}

const change = async ({ _id }: { _id: string }, lines: object[]) =>
  (await desk().put(`/api/admin/orders/${_id}/lines`, { lines })).body

describe('the offer of an order whose lines are changed', () => {
  it('is judged anew by all of its lines, each with its part', async () => {
    const offer = await anOffer({ scope: { categories: ['Kitchen'] } })
    const order = await place(offer.code, [lineOf(pot, 4)])
    expect(order).toMatchObject({ discount: 40, totalPrice: 360 })
    expect(await change(order, [lineOf(pot, 6), lineOf(lid, 1)])).toMatchObject({
      offer: { id: offer._id },
      discount: 60,
      orderItems: [{ discount: 60 }, { discount: 0 }],
      itemsPrice: 645,
      totalPrice: 585,
    })
  })

  it('takes nothing off below its minimum, and holds again above it', async () => {
    const offer = await anOffer({ minimum: 400, usesTotal: 1 })
    const order = await place(offer.code, [lineOf(pot, 4)])
    expect(await change(order, [lineOf(pot, 3)])).toMatchObject({
      discount: 0,
      orderItems: [{ discount: 0 }],
      totalPrice: 300,
    })
    expect(await change(order, [lineOf(pot, 5)])).toMatchObject({ discount: 50, totalPrice: 450 })
  })

  it('gives by units what it gives for that many', async () => {
    const offer = await anOffer({ kind: 'buy_get', buy: 2, get: 1, percent: 100 })
    const order = await place(offer.code, [lineOf(pot, 3)])
    expect(order.discount).toBe(100)
    expect(await change(order, [lineOf(pot, 5)])).toMatchObject({ discount: 100, totalPrice: 400 })
    expect(await change(order, [lineOf(pot, 6)])).toMatchObject({ discount: 200, totalPrice: 400 })
  })

  it('takes nothing off once it was ended or deleted', async () => {
    const offer = await anOffer({})
    const order = await place(offer.code, [lineOf(pot, 4)])
    await desk().del(`/api/admin/offers/${offer._id}`)
    expect(await change(order, [lineOf(pot, 5)])).toMatchObject({ discount: 0, totalPrice: 500 })
  })

  it('of the newsletter keeps its percent', async () => {
    const order = await place(await aCoupon(shop), [lineOf(pot, 4)])
    expect(order.discount).toBe(40)
    expect(await change(order, [lineOf(pot, 5)])).toMatchObject({ discount: 50, totalPrice: 450 })
  })

  it('has new goods at the price of today’s sale', async () => {
    const offer = await anOffer({ scope: { categories: ['Kitchen'] } })
    const order = await place(offer.code, [lineOf(pot, 4)])
    const sale = await anOffer({ kind: 'sale', percent: 20, code: undefined })
    expect(await change(order, [lineOf(pot, 4), lineOf(lid, 1)])).toMatchObject({
      orderItems: [{ price: 100 }, { price: 36 }],
      totalPrice: 396,
    })
    await desk().del(`/api/admin/offers/${sale._id}`)
  })
})

const figuresOf = async (...offers: { _id: string }[]) => {
  const ids = offers.map(({ _id }) => _id).join(',')
  const { body } = await desk().get(`/api/admin/offers/figures?ids=${ids}`)
  return body.map(({ orders, revenue, discount }: Record<string, number>) => [
    orders,
    revenue,
    discount,
  ])
}

describe('the figures of an offer', () => {
  it('are what its orders come to, through changes of lines, cancelling and going on', async () => {
    const offer = await anOffer({ scope: { categories: ['Kitchen'] } })
    const none = await anOffer({})
    const first = await place(offer.code, [lineOf(pot, 4)])
    await place(offer.code, [lineOf(pot, 5)])
    expect(await figuresOf(offer, none)).toEqual([
      [2, 810, 90],
      [0, 0, 0],
    ])
    await change(first, [lineOf(pot, 6), lineOf(lid, 1)])
    expect(await figuresOf(offer)).toEqual([[2, 585 + 450, 110]])
    const setStatus = (status: string) => desk().put(`/api/admin/orders/${first._id}`, { status })
    await setStatus('Cancelled')
    expect(await figuresOf(offer)).toEqual([[1, 450, 50]])
    await setStatus('Processing')
    expect(await figuresOf(offer)).toEqual([[2, 585 + 450, 110]])
  })

  it('of free delivery are the fee, and of a sale what it takes off its own goods', async () => {
    const free = await anOffer({ kind: 'free_delivery' })
    expect((await place(free.code, [lineOf(lid, 1)])).shippingPrice).toBe(0)
    const [[orders, revenue, fee]] = await figuresOf(free)
    expect([orders, revenue]).toEqual([1, 45])
    expect(fee).toBeGreaterThan(0)
    const sale = await anOffer({
      kind: 'sale',
      percent: 20,
      code: undefined,
      scope: { categories: ['Kitchen'] },
    })
    const tenth = await anOffer({})
    const order = await place(tenth.code, [lineOf(pot, 3), lineOf(lid, 2)])
    expect(order).toMatchObject({ itemsPrice: 330, discount: 33 })
    expect(JSON.stringify(order)).not.toContain(sale._id)
    expect(await figuresOf(sale, tenth)).toEqual([
      [1, 216, 60],
      [1, 297, 33],
    ])
    await desk().del(`/api/admin/offers/${sale._id}`)
  })

  it('are kept as a recount finds them', async () => {
    const { wrong } = await storedSumsRepository(() => Promise.resolve(shop.database)).check()
    expect(wrong).toEqual([])
  })

  it.each(['', '?ids=', `?ids=${Array.from({ length: 101 }, (_, one) => `o${one}`).join(',')}`])(
    'are asked for by ids: %s',
    async (query) => {
      const { status, body } = await desk().get(`/api/admin/offers/figures${query}`)
      expect([status, Object.keys(body.fields)]).toEqual([400, ['ids']])
    },
  )
})

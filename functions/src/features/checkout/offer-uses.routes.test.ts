import { CATEGORIES } from '@bartan/contract/products/rules'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { saveOffer } from '#testing/an-offer.ts'
import { aChoice, anAddress } from '#testing/builders.ts'
import { beginCheckout } from '#testing/orders.ts'
import { saveSettings } from '#testing/save-settings.ts'
import { PASSWORD, type Account, startShop } from '#testing/start-test-shop.ts'
import { usageOf } from '#testing/usage-of.ts'

const [KITCHEN, , KIDS] = CATEGORIES
const { shop, admin } = await startShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
const productId = await shop.saveProduct({ price: 200, category: 'Kitchen', countInStock: 1000 })

const desk = () => shop.as(admin)

const anOffer = (offer: object) => saveOffer(shop, admin, offer)

afterEach(async () => {
  const { body } = await desk().get('/api/admin/offers')
  for (const offer of body) if (offer.active) await desk().del(`/api/admin/offers/${offer._id}`)
})

const lines = (quantity = 1) => [aChoice({ productId, quantity })]

const quote = (body: object = {}, who?: Account) =>
  (who ? shop.as(who) : shop).post('/api/checkout/quote', { checkoutItems: lines(), ...body })

const checkOut = (who: Account, body: object = {}) => beginCheckout(shop.as(who), lines(), body)

const finalize = (who: Account, { body }: { body: { _id: string } }) =>
  shop.as(who).post(`/api/checkout/${body._id}/finalize`, { isCOD: true })

const setStatus = (id: string, status: string) => desk().put(`/api/admin/orders/${id}`, { status })

const practise = (practice: boolean) =>
  saveSettings(desk(), ({ orders }) => ({ orders: { ...orders, practice } }))

const usedOf = async (id: string) => (await desk().get(`/api/admin/offers/${id}`)).body.used

/** How many documents an order writes. */
const placing = async () => {
  const who = await shop.saveUser()
  const checkout = await checkOut(who)
  const { writes, deletes } = await usageOf(shop, () => finalize(who, checkout))
  return writes + deletes
}

describe('the uses of an offer', () => {
  it('are counted with the order, given back by Cancelled, and taken again on leaving it', async () => {
    const offer = await anOffer({ usesTotal: 1 })
    const [asha, ravi] = [await shop.saveUser(), await shop.saveUser()]
    const { body: order } = await finalize(asha, await checkOut(asha))
    expect([order.offer.id, await usedOf(offer._id)]).toEqual([offer._id, 1])
    expect((await quote({}, ravi)).body).not.toHaveProperty('offer')
    await setStatus(order._id, 'Cancelled')
    expect(await usedOf(offer._id)).toBe(0)
    await setStatus(order._id, 'Processing')
    expect(await usedOf(offer._id)).toBe(1)
    await setStatus(order._id, 'Cancelled')
    await finalize(ravi, await checkOut(ravi))
    const { status, body } = await setStatus(order._id, 'Processing')
    expect([status, body.code]).toEqual([409, 'offer_used_up'])
  })

  it('that are spent are promised to nobody, guests included', async () => {
    await anOffer({ code: 'LAST', usesTotal: 1, percent: 50 })
    await anOffer({ usesTotal: 1, percent: 10 })
    const [asha, ravi] = [await shop.saveUser(), await shop.saveUser()]
    expect((await usageOf(shop, () => quote({ couponCode: 'LAST' }))).reads).toBeLessThanOrEqual(2)
    expect((await quote()).body.offer).toMatchObject({ discount: 20 })
    await finalize(asha, await checkOut(asha, { couponCode: 'LAST' }))
    await finalize(ravi, await checkOut(ravi))
    const coded = await quote({ couponCode: 'LAST' })
    expect([coded.status, coded.body.code]).toEqual([409, 'offer_used_up'])
    expect((await quote()).body).not.toHaveProperty('offer')
  })

  it('are given back by deleting an order that came to nobody', async () => {
    const offer = await anOffer({})
    const asha = await shop.saveUser()
    const { body: order } = await finalize(asha, await checkOut(asha))
    expect(await usedOf(offer._id)).toBe(1)
    await desk().del(`/api/admin/orders/${order._id}`)
    expect(await usedOf(offer._id)).toBe(0)
  })

  it('are given back once by a parcel that was refused, and whose order is deleted on its way back', async () => {
    const offer = await anOffer({ usesTotal: 1 })
    const asha = await shop.saveUser()
    const { body: order } = await finalize(asha, await checkOut(asha))
    await setStatus(order._id, 'Shipped')
    const refused = { status: 'Cancelled', cancelReason: 'refused' }
    const { body } = await desk().put(`/api/admin/orders/${order._id}`, refused)
    expect([body.comingBack, await usedOf(offer._id)]).toEqual([true, 0])
    expect((await desk().del(`/api/admin/orders/${order._id}`)).status).toBe(200)
    expect(await usedOf(offer._id)).toBe(0)
  })

  it('are none of practice', async () => {
    const offer = await anOffer({ usesTotal: 1, usesPerPhone: 1 })
    const asha = await shop.saveUser()
    await practise(true)
    const { body: practised } = await finalize(asha, await checkOut(asha))
    expect([practised.offer.id, await usedOf(offer._id)]).toEqual([offer._id, 0])
    await practise(false)
    const { body: order } = await finalize(asha, await checkOut(asha))
    expect([order.offer.id, await usedOf(offer._id)]).toEqual([offer._id, 1])
  })

  it('cost an order one document more, with limits of every kind', async () => {
    const usual = await placing()
    await anOffer({ usesTotal: 5, usesPerPhone: 1, firstOrder: true })
    expect(await placing()).toBe(usual + 1)
  })

  it('are refused for what more goods would not change', async () => {
    await anOffer({ code: 'FIRST', firstOrder: true, minimum: 5000 })
    await anOffer({ code: 'ONCE', usesPerPhone: 1, scope: { categories: [KITCHEN] } })
    const asha = await shop.saveUser()
    await finalize(asha, await checkOut(asha, { couponCode: 'ONCE' }))
    const codeOf = async (couponCode: string, body: object = {}) =>
      (await quote({ couponCode, ...body }, asha)).body.code
    expect(await codeOf('FIRST')).toBe('coupon_not_first')
    const other = await shop.saveProduct({ category: KIDS })
    const checkoutItems = [aChoice({ productId: other })]
    expect(await codeOf('ONCE', { checkoutItems })).toBe('offer_used_up')
  })

  it('of a phone are its own', async () => {
    await anOffer({ code: 'ONCE', usesPerPhone: 1 })
    const [asha, ravi] = [await shop.saveUser(), await shop.saveUser()]
    const couponCode = 'once'
    await finalize(asha, await checkOut(asha, { couponCode }))
    const again = await checkOut(asha, { couponCode })
    expect([again.status, again.body.code]).toEqual([409, 'offer_used_up'])
    expect(again.body.fields.couponCode).toBe(again.body.message)
    expect((await checkOut(ravi, { couponCode })).status).toBe(201)
    expect((await quote({ couponCode }, asha)).body.code).toBe('offer_used_up')
    expect((await quote({ couponCode })).status).toBe(200)
  })

  it('that are gone when the order is placed refuse it, and write nothing', async () => {
    await anOffer({ usesTotal: 1 })
    const [asha, ravi] = [await shop.saveUser(), await shop.saveUser()]
    const [first, second] = [await checkOut(asha), await checkOut(ravi)]
    expect((await finalize(asha, first)).status).toBe(200)
    const late = await finalize(ravi, second)
    expect([late.status, late.body.code]).toEqual([409, 'offer_used_up'])
    expect((await shop.as(ravi).get('/api/orders/my-orders')).body).toEqual([])
  })

  it('of a first order are judged again when it is placed', async () => {
    await anOffer({ firstOrder: true })
    const asha = await shop.saveUser()
    const checkouts = [await checkOut(asha), await checkOut(asha)]
    const replies = await Promise.all(checkouts.map((checkout) => finalize(asha, checkout)))
    const codes = replies.map(({ status, body }) => body.code ?? status)
    expect(new Set(codes)).toEqual(new Set([200, 'coupon_not_first']))
  })

  it('of a first order count what the same phone ordered without an account', async () => {
    await anOffer({ firstOrder: true })
    const asha = await shop.saveUser()
    const own = await shop.saveProduct({ price: 200 })
    const checkoutItems = [aChoice({ productId: own })]
    const early = await checkOut(asha, { checkoutItems })
    const { status } = await shop.as(admin).post('/api/admin/orders', {
      key: 'by-phone-0001',
      customer: { name: 'Asha Devi', phone: asha.phone },
      confirmedCustomer: true,
      orderItems: checkoutItems,
      shippingAddress: anAddress(),
    })
    expect(status).toBe(201)
    expect((await finalize(asha, early)).body.code).toBe('coupon_not_first')
  })

  it('of a first order are not given again to a phone whose account was deleted', async () => {
    await anOffer({ firstOrder: true })
    const asha = await shop.saveUser()
    const { body } = await finalize(asha, await checkOut(asha))
    expect(body).toHaveProperty('offer')
    await setStatus(body._id, 'Delivered')
    await shop.as(admin).del(`/api/admin/users/${asha._id}`)
    const { body: anew } = await shop.post('/api/users/register', { ...asha, password: PASSWORD })
    const placed = await finalize(anew, await checkOut(anew))
    expect(placed.status).toBe(200)
    expect(placed.body).not.toHaveProperty('offer')
  })

  it('are never more than there are, of however many orders at once', async () => {
    const offer = await anOffer({ usesTotal: 5, code: 'FIVE' })
    const buyers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const who = await shop.saveUser()
        const own = await shop.saveProduct({ price: 200 })
        const checkoutItems = [aChoice({ productId: own })]
        return { who, checkout: await checkOut(who, { checkoutItems, couponCode: 'FIVE' }) }
      }),
    )
    const replies = await Promise.all(buyers.map(({ who, checkout }) => finalize(who, checkout)))
    const placed = replies.filter(({ status }) => status === 200)
    const refused = replies.filter(({ status }) => status !== 200)
    expect([placed.length, await usedOf(offer._id)]).toEqual([5, 5])
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['offer_used_up']))
  })
})

const EVERY_KIND = [
  { kind: 'percent', percent: 7, minimum: 700, most: 150.5 },
  { kind: 'amount', amount: 33, code: 'PROPERTY' },
  { kind: 'free_delivery', minimum: 199 },
  { kind: 'buy_get', buy: 2, get: 1, percent: 50, scope: { categories: [KIDS] } },
  { kind: 'quantity', tiers: [{ from: 4, percent: 15 }], scope: { categories: [KITCHEN] } },
  { kind: 'sale', percent: 13, scope: { materials: ['Copper'] } },
]

/** What these replies have of a line; the last two are called otherwise in documents. */
type Told = { quantity: number; price?: number; unitPrice?: number; discount?: number }

const amountsOf = ({ quantity, price, unitPrice = price, discount = 0 }: Told) => [
  unitPrice,
  quantity,
  discount,
]

/** The document that an order gets when it is shipped. */
const documentOf = async (order: { _id: string }) => {
  await setStatus(order._id, 'Shipped')
  const documents = `/api/orders/${order._id}/documents`
  const [{ number }] = (await desk().get(documents)).body
  return (await desk().get(`${documents}/${encodeURIComponent(number)}`)).body
}

it('quote, checkout, order and its document say the same, whatever is bought', async () => {
  await saveSettings(desk(), ({ legal }) => ({
    legal: { ...legal, legalName: 'Vimla Traders', addresses: ['Varanasi'] },
  }))
  const asha = await shop.saveUser()
  const goods = await Promise.all([
    shop.saveProduct({ price: 200, category: KITCHEN, countInStock: 1000 }),
    shop.saveProduct({ price: 33.33, category: KIDS, countInStock: 1000 }),
    shop.saveProduct({ price: 99.5, category: KITCHEN, material: 'Copper', countInStock: 1000 }),
    shop.saveProduct({ price: 0.75, category: KIDS, countInStock: 1000 }),
  ])
  for (const offer of EVERY_KIND) await anOffer(offer)
  const anyLine = fc.record({
    productId: fc.constantFrom(...goods),
    size: fc.constantFrom('Small', 'Large'),
    quantity: fc.integer({ min: 1, max: 6 }),
  })
  const anyCart = fc.uniqueArray(anyLine, {
    minLength: 1,
    maxLength: 6,
    selector: (line) => `${line.productId} ${line.size}`,
  })
  await fc.assert(
    fc.asyncProperty(anyCart, fc.constantFrom(undefined, 'property'), async (cart, couponCode) => {
      const checkoutItems = cart.map((line) => aChoice(line))
      const { body: quoted } = await quote({ checkoutItems, couponCode }, asha)
      const { itemsPrice, shippingPrice, totalPrice, offer } = quoted
      const told = { itemsPrice, shippingPrice, totalPrice }
      const amounts = quoted.lines.map(amountsOf)
      const checkout = await checkOut(asha, { checkoutItems, couponCode })
      expect(checkout.body).toMatchObject(told)
      expect(checkout.body.checkoutItems.map(amountsOf)).toEqual(amounts)
      const { body: order } = await finalize(asha, checkout)
      expect(order).toMatchObject(told)
      expect([order.offer?.id, order.discount ?? 0]).toEqual([offer?.id, offer?.discount ?? 0])
      expect(order.orderItems.map(amountsOf)).toEqual(amounts)
      const document = await documentOf(order)
      expect(document.totals.total).toBe(totalPrice)
      expect(document.lines.slice(0, amounts.length).map(amountsOf)).toEqual(amounts)
    }),
    { numRuns: 12 },
  )
})

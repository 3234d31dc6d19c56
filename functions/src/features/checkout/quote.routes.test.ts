import { SHIPPING_FEE, shippingPaise } from '@bartan/contract/pricing/shipping'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { paise, toRupees } from '@bartan/contract/shared/money'
import { afterEach, describe, expect, it } from 'vitest'
import { aCoupon } from '#testing/a-coupon.ts'
import { saveOffer } from '#testing/an-offer.ts'
import { aChoice, anAddress } from '#testing/builders.ts'
import { placeOrder, beginCheckout } from '#testing/orders.ts'
import { saveSettings } from '#testing/save-settings.ts'
import { type Account, startShop } from '#testing/start-test-shop.ts'

const FEE = toRupees(SHIPPING_FEE)
const [KITCHEN, , KIDS] = CATEGORIES
const { shop, admin } = await startShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
const productId = await shop.saveProduct({ price: 200, category: KITCHEN, countInStock: 1000 })

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

describe('a quote', () => {
  it('without an offer tells the plain prices, to anybody', async () => {
    expect(await quote()).toMatchObject({
      status: 200,
      body: {
        lines: [{ ...aChoice({ productId }), price: 200, discount: 0 }],
        itemsPrice: 200,
        shippingPrice: FEE,
        totalPrice: 200 + FEE,
      },
    })
  })

  it('is the same as checkout, order and what is read later', async () => {
    const offer = await anOffer({ percent: 15 })
    const asha = await shop.saveUser()
    const other = await shop.saveProduct({ price: 33.33, countInStock: 5 })
    const checkoutItems = [...lines(2), aChoice({ productId: other })]
    const fee = shippingPaise(paise(433_33))
    const prices = {
      itemsPrice: 433.33,
      shippingPrice: toRupees(fee),
      totalPrice: toRupees(paise(368_33 + fee)),
    }
    const { body: quoted } = await quote({ checkoutItems }, asha)
    const discounts = [{ discount: 60 }, { discount: 5 }]
    expect(quoted).toMatchObject({
      ...prices,
      lines: discounts,
      offer: { id: offer._id, name: 'Friday', discount: 65 },
    })
    const checkout = await checkOut(asha, { checkoutItems })
    const told = { ...prices, discount: 65, offer: { id: offer._id, name: 'Friday' } }
    expect(checkout.body).toMatchObject({ ...told, checkoutItems: discounts })
    const order = await finalize(asha, checkout)
    const ordered = { ...told, orderItems: discounts }
    expect(order.body).toMatchObject(ordered)
    expect((await shop.as(asha).get(`/api/orders/${order.body._id}`)).body).toMatchObject(ordered)
  })

  it('has the delivery fee of the PIN code, as checkout and order', async () => {
    const { body: settings } = await desk().get('/api/admin/settings')
    const pinRules = [{ prefix: '74', serviceable: true, days: 6, fee: 120, freeFrom: 5000 }]
    await saveSettings(desk(), { pinRules })
    const asha = await shop.saveUser()
    const shippingAddress = { ...anAddress(), postalCode: '744 101' }
    const prices = { itemsPrice: 400, shippingPrice: 120, totalPrice: 520 }
    const wanted = { checkoutItems: lines(2), shippingAddress }
    const { postalCode } = shippingAddress
    const quoted = await quote({ ...wanted, shippingAddress: { postalCode } })
    expect(quoted.body).toMatchObject(prices)
    const checkout = await checkOut(asha, wanted)
    expect(checkout.body).toMatchObject(prices)
    expect((await finalize(asha, checkout)).body).toMatchObject(prices)
    const elsewhere = { ...wanted, shippingAddress: { postalCode: '411001' } }
    const usual = toRupees(shippingPaise(paise(400_00)))
    expect((await quote(elsewhere)).body).toMatchObject({ shippingPrice: usual })
    // Without a PIN code, what is promised holds at every one.
    expect((await quote({ checkoutItems: lines(2) })).body).toMatchObject({ shippingPrice: 120 })
    const nowhere = await quote({ ...wanted, shippingAddress: null })
    expect(nowhere.body).toMatchObject({ shippingPrice: 120 })
    const { body: told } = await shop.get('/api/settings')
    expect(told.shipping).toMatchObject({ byPin: { from: FEE } })
    const shipping = { fee: 60, freeFrom: null }
    await saveSettings(desk(), { pinRules: [], shipping })
    expect((await shop.get('/api/settings')).body.shipping).toEqual(shipping)
    expect((await quote({ checkoutItems: lines(50) })).body).toMatchObject({ shippingPrice: 60 })
    await saveSettings(desk(), { shipping: settings.shipping })
  })

  it('tells free delivery by its price', async () => {
    await anOffer({ kind: 'free_delivery', minimum: 150 })
    const { body } = await quote()
    expect(body).toMatchObject({ shippingPrice: 0, totalPrice: 200, lines: [{ discount: 0 }] })
  })

  it('tells what is missing for the next offer, and which one is better', async () => {
    await anOffer({ name: 'Big basket', percent: 20, minimum: 281 })
    expect((await quote()).body.next).toEqual({ name: 'Big basket', missing: 81 })
    await anOffer({ name: 'Society', code: 'SOCIETY' })
    const { body } = await quote({ checkoutItems: lines(2), couponCode: 'society' })
    expect(body).toMatchObject({ better: { name: 'Big basket' }, offer: { name: 'Big basket' } })
    for (const couponCode of ['SOC IETY', 'socıety'])
      expect((await quote({ couponCode })).body).toMatchObject({ code: 'coupon_invalid' })
    const coded = (await quote({ couponCode: ' society ' })).body
    expect(coded.offer).toMatchObject({ name: 'Society', code: 'SOCIETY', discount: 20 })
    expect(coded).not.toHaveProperty('better')
  })

  it('knows who bears a token, and takes a bad one for none', async () => {
    await anOffer({ firstOrder: true })
    const asha = await shop.saveUser()
    expect((await quote({}, asha)).body).toHaveProperty('offer')
    await placeOrder(shop, asha, [{ productId }])
    expect((await quote({}, asha)).body).not.toHaveProperty('offer')
    expect((await quote()).body).toHaveProperty('offer')
    expect((await quote({}, { ...asha, token: 'garbage' })).status).toBe(200)
  })

  it('of the newsletter’s code is an offer as well', async () => {
    const [asha, code] = [await shop.saveUser(), await aCoupon(shop)]
    const { body } = await quote({ couponCode: code.toLowerCase() }, asha)
    expect(body.offer).toEqual({ id: 'newsletter', name: 'Newsletter', code, discount: 20 })
    for (let again = 0; again < 25; again++)
      expect((await quote({ couponCode: code }, asha)).status).toBe(200)
    const order = await finalize(asha, await checkOut(asha, { couponCode: code }))
    expect(order.body).toMatchObject({ couponCode: code, discount: 20, offer: { code } })
    const used = await quote({ couponCode: code }, await shop.saveUser())
    expect([used.status, used.body.code]).toEqual([409, 'coupon_used'])
    expect((await quote({ couponCode: code })).body.code).toBe('coupon_used')
  })

  it.each<[string, object]>([
    ['offer_not_yet', { from: '2099-01-01T00:00:00Z' }],
    ['offer_over', { to: '2026-01-02T00:00:00Z' }],
    ['coupon_invalid', { active: false }],
    ['offer_minimum', { minimum: 200.01 }],
    ['offer_not_here', { scope: { categories: [KIDS] } }],
    ['offer_not_here', { kind: 'buy_get', buy: 2, get: 1, percent: 100 }],
  ])('refuses a code by %s, as the checkout does', async (fault, offer) => {
    const couponCode = `C-${fault.replaceAll('_', '-').slice(0, 15)}-1`.toUpperCase()
    await anOffer({ ...offer, code: couponCode })
    const asha = await shop.saveUser()
    for (const reply of [
      await quote({ couponCode }),
      await quote({ couponCode }, asha),
      await checkOut(asha, { couponCode }),
    ]) {
      expect([reply.status, reply.body.code]).toEqual([409, fault])
      expect(reply.body.fields.couponCode).toBe(reply.body.message)
    }
  })

  it('refuses what can not be bought, as the checkout does', async () => {
    const none = await quote({ checkoutItems: [] })
    expect([none.status, Object.keys(none.body.fields)]).toEqual([400, ['checkoutItems']])
    const unknown = await quote({ checkoutItems: [aChoice({ productId: 'none' })] })
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found'])
    expect((await quote({ checkoutItems: lines(1001) })).body.code).toBe('out_of_stock')
  })
})

it('the prices of a checkout hold for its 30 minutes, whatever becomes of the offer', async () => {
  const offer = await anOffer({ percent: 50 })
  const asha = await shop.saveUser()
  const checkout = await checkOut(asha)
  await desk().del(`/api/admin/offers/${offer._id}`)
  const order = await finalize(asha, checkout)
  expect([order.status, order.body.totalPrice]).toEqual([200, 100 + FEE])
})

it('a phone order takes the code, and counts the phone that its parcel goes to', async () => {
  await anOffer({ code: 'PHONE', usesPerPhone: 1, percent: 50 })
  const order = (couponCode: string | undefined) => ({
    customer: { name: 'Asha', phone: shop.newPhone() },
    orderItems: lines(),
    shippingAddress: anAddress({ phone: addressPhone }),
    couponCode,
  })
  const addressPhone = shop.newPhone()
  const placed = await desk().post('/api/admin/orders', order('phone'))
  expect(placed).toMatchObject({
    status: 201,
    body: { couponCode: 'PHONE', discount: 100, totalPrice: 100 + FEE },
  })
  const again = await desk().post('/api/admin/orders', order('phone'))
  expect([again.status, again.body.code]).toEqual([409, 'offer_used_up'])
  expect((await desk().post('/api/admin/orders', order(undefined))).status).toBe(201)
})

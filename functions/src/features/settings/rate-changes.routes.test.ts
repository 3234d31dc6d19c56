import { paise } from '@bartan/contract/shared/money'
import { describe, expect, it } from 'vitest'
import { saveOffer } from '#testing/an-offer.ts'
import { anAddress, newGuestId } from '#testing/builders.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import { lineOf, MOVES, PAN, startRates } from './testing/start-rates.ts'

describe('at the midnight of a day on which rates change', () => {
  it('prices that move have moved wherever one is, and nobody has done anything', async () => {
    const { shop, owner, admin, plan, passToMidnight, priceOf, ...rest } = await startRates()
    const pan = await shop.saveProduct({ ...PAN, category: 'Kitchen' })
    const draft = await shop.saveProduct({ ...PAN, state: 'draft' })
    const other = await shop.saveProduct({ ...PAN, gstRate: 18, price: 500 })
    const guestId = newGuestId()
    await shop.post('/api/cart', { ...lineOf(pan), guestId })
    await priceOf(pan)
    expect((await plan(MOVES)).status).toBe(200)

    passToMidnight(-60_000)
    expect(await priceOf(pan)).toBe(349)
    const before = await rest.checkout(pan)
    expect(before.itemsPrice).toBe(349)

    passToMidnight()
    expect(await priceOf(pan)).toBe(327)
    expect(await priceOf(other)).toBe(500)
    expect((await shop.get('/api/products?maxPrice=330')).body).toMatchObject([{ _id: pan }])
    expect((await shop.get(`/api/cart?guestId=${guestId}`)).body.totalPrice).toBe(327)
    expect((await rest.checkout(pan)).itemsPrice).toBe(327)
    const phone = await admin.post('/api/admin/orders', {
      customer: { name: 'Ram', phone: '9876543210' },
      orderItems: [lineOf(pan)],
      shippingAddress: anAddress(),
    })
    expect(phone.body.itemsPrice).toBe(327)
    for (const id of [pan, draft])
      expect((await admin.get(`/api/admin/products/${id}`)).body).toMatchObject({
        price: 327,
        gstRate: 5,
      })
    expect((await admin.get('/api/admin/products')).body).toContainEqual(
      expect.objectContaining({ _id: draft, price: 327, gstRate: 5 }),
    )
    // A checkout's prices hold for half an hour, and those of an order for ever.
    expect((await rest.finalize(before)).itemsPrice).toBe(349)

    // A sale takes its percent off what it has become.
    await saveOffer(shop, owner, { kind: 'sale', percent: 10, scope: { products: [pan] } })
    shop.clock.pass({ minutes: 0.1 })
    expect((await shop.get(`/api/products/${pan}`)).body).toMatchObject({
      price: 294,
      originalPrice: 327,
    })
    expect((await rest.checkout(pan)).itemsPrice).toBe(294)
  })

  it('is so for an instance that begins later, and for the copy of the catalog', async () => {
    const { shop, plan, passToMidnight, priceOf } = await startRates()
    const pan = await shop.saveProduct(PAN)
    await priceOf(pan)
    await plan(MOVES)
    await shop.shop.catalog.publish()
    passToMidnight()
    const late = await startTestShop({ projectId: shop.shop.config.projectId })
    late.clock.pass({ minutes: (shop.clock.now().getTime() - late.clock.now().getTime()) / 60_000 })
    expect((await late.get(`/api/products/${pan}`)).body.price).toBe(327)
    expect(await priceOf(pan)).toBe(327)
    await shop.shop.catalog.publish()
    const later = await startTestShop({ projectId: shop.shop.config.projectId })
    later.clock.pass({
      minutes: (shop.clock.now().getTime() - later.clock.now().getTime()) / 60_000,
    })
    expect((await later.get(`/api/products/${pan}`)).body.price).toBe(327)
    await Promise.all([late.stop(), later.stop()])
  })

  it('is one change: what is edited afterwards is of that day', async () => {
    const { shop, admin, plan, passToMidnight, priceOf, checkout } = await startRates()
    const [pan, pot] = [
      await shop.saveProduct(PAN),
      await shop.saveProduct({ ...PAN, gstRate: 28 }),
    ]
    await plan(MOVES, { rate: 28, to: 18, prices: 'stay' })
    passToMidnight()
    await admin.put(`/api/products/${pan}`, { name: 'Deep Pan' })
    expect(await priceOf(pan)).toBe(327)
    await admin.put(`/api/products/${pan}`, { price: 330 })
    expect([await priceOf(pan), (await checkout(pan)).itemsPrice]).toEqual([330, 330])
    expect((await admin.get(`/api/admin/products/${pot}`)).body.gstRate).toBe(18)
    // That it is still taxed as before is said by hand, and holds.
    await admin.put(`/api/products/${pot}`, { gstRate: 28 })
    expect((await admin.get(`/api/admin/products/${pot}`)).body).toMatchObject({
      gstRate: 28,
      price: 349,
    })
    const { body: made } = await admin.post(`/api/admin/products/${pot}/duplicate`, {})
    expect((await admin.get(`/api/admin/products/${made._id}`)).body.gstRate).toBe(28)
  })

  it('holds a price down to what is printed on the package', async () => {
    const { shop, plan, passToMidnight, priceOf } = await startRates()
    const pan = await shop.saveProduct({ ...PAN, mrp: paise(350_00) })
    await plan({ ...MOVES, to: 18 })
    passToMidnight()
    expect(await priceOf(pan)).toBe(350)
  })
})

/** What was asked before, and what is asked once prices have moved: 600 and 500 without the tax. */
const CASES = [
  { rate: 12, next: 5, asked: 672, moved: 630 },
  { rate: 28, next: 18, asked: 640, moved: 590 },
  // By a next rate of its own, entered once its orders were placed: prices are then the seller's to change.
  { rate: 12, next: 18, asked: 896, moved: 896, isOwn: true },
]

it('orders across 2025-09-22 keep their prices; a document has the rate of its day, a credit note that of its sale', async () => {
  const rates = await startRates('2025-09-21')
  const { shop, admin, asha, plan, passToMidnight, order, setStatus, documents, tomorrow } = rates
  expect(tomorrow).toBe('2025-09-22')
  const cases = []
  for (const { rate: gstRate, asked: price, ...one } of CASES) {
    const pan = await shop.saveProduct({ ...PAN, gstRate, price })
    cases.push({ ...one, gstRate, price, pan, sent: await order(pan), waiting: await order(pan) })
  }
  await plan(MOVES, { rate: 28, to: 18, prices: 'move' })
  for (const { pan, next, isOwn } of cases)
    if (isOwn)
      await admin.put(`/api/products/${pan}`, { gstRateNext: { rate: next, from: tomorrow } })
  passToMidnight(-60_000)
  for (const { sent } of cases) {
    await setStatus(sent, 'Shipped')
    await setStatus(sent, 'Delivered')
  }
  passToMidnight()
  for (const { gstRate, next, price, moved, pan, sent, waiting } of cases) {
    await setStatus(waiting, 'Shipped')
    const after = await order(pan)
    await setStatus(after, 'Shipped')
    const soldBefore = [{ gross: price, rate: gstRate }]
    const soldAfter = [{ gross: price, rate: next }]
    expect(await documents(sent)).toMatchObject([{ lines: soldBefore }])
    // Ordered before the change was known, and before it began.
    expect(await documents(waiting)).toMatchObject([{ lines: soldAfter }])
    expect(await documents(after)).toMatchObject([{ lines: [{ gross: moved, rate: next }] }])

    const back = { reason: 'defective', lines: [lineOf(pan)] }
    await asha.post(`/api/orders/${sent._id}/return`, back)
    const path = `/api/admin/orders/${sent._id}/return`
    expect((await admin.put(path, { decision: 'accepted' })).status).toBe(200)
    await setStatus(waiting, 'Cancelled', { cancelReason: 'refused' })
    const credit = { kind: 'credit_note' }
    expect((await documents(sent))[1]).toMatchObject({ ...credit, lines: soldBefore })
    expect((await documents(waiting))[1]).toMatchObject({ ...credit, lines: soldAfter })
  }
})

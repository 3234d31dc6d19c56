import { describe, expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { beginCheckout } from '#testing/orders.ts'
import { refusal } from '#testing/refusal.ts'
import { startSettings as start } from './testing/start-settings.ts'

const startBuying = async () => {
  const { shop, save } = await start()
  // The specification's, whatever the code's own are.
  await save({ shipping: { freeFrom: 299, fee: 50 } })
  const asha = shop.as(
    await shop.saveUser({ confirmedEmail: 'asha@example.com', email: 'asha@example.com' }),
  )
  const productId = await shop.saveProduct({ price: 100, countInStock: 50 })
  const checkout = (quantity = 1, postalCode = '221001') =>
    beginCheckout(asha, [{ productId, size: 'Small', color: 'Red', quantity }], {
      shippingAddress: { ...anAddress(), postalCode },
    })
  const order = async () => {
    const { body } = await checkout()
    return asha.post(`/api/checkout/${body._id}/finalize`, { isCOD: true })
  }
  return { shop, save, asha, productId, checkout, order }
}

describe('what is saved holds at once', () => {
  it('for the delivery fee', async () => {
    const { save, checkout } = await startBuying()
    expect((await checkout(3)).body).toMatchObject({ shippingPrice: 0, totalPrice: 300 })
    await save({ shipping: { freeFrom: 499, fee: 60 } })
    expect((await checkout(3)).body).toMatchObject({ shippingPrice: 60, totalPrice: 360 })
    expect((await checkout(5)).body).toMatchObject({ shippingPrice: 0, totalPrice: 500 })
  })

  it('for the fee of a phone order', async () => {
    const { shop, save, productId } = await startBuying()
    await save({ shipping: { freeFrom: 499, fee: 60 } })
    const admin = shop.as(await shop.saveUser({ role: 'admin' }))
    const { body } = await admin.post('/api/admin/orders', {
      customer: { name: 'Ram', phone: '9876543210' },
      orderItems: [{ productId, size: 'Small', color: 'Red', quantity: 3 }],
      shippingAddress: anAddress(),
    })
    expect(body).toMatchObject({ shippingPrice: 60, totalPrice: 360 })
  })

  it('for where the shop delivers, and for how much', async () => {
    const { save, checkout } = await startBuying()
    await save({
      pinRules: [
        { prefix: '22', serviceable: true, days: 2, codMax: 200 },
        { prefix: '11', serviceable: false, days: 0 },
      ],
    })
    expect((await checkout(1, '560001')).status).toBe(201)
    expect((await checkout(1)).status).toBe(201)
    expect(await checkout(2)).toMatchObject(refusal(409, 'cod_limit', 'shippingAddress.postalCode'))
    expect(await checkout(1, '110 001')).toMatchObject({
      status: 409,
      body: { code: 'not_serviceable', message: expect.stringContaining('110001') },
    })
  })

  it('for what a customer may order', async () => {
    const { save, asha, productId, checkout } = await startBuying()
    await save({ limits: { quantity: 2, lines: 40, openValue: 250, ordersPerDay: 20 } })
    expect(await checkout(3)).toMatchObject({
      status: 409,
      body: { fields: { quantity: expect.stringContaining('2') } },
    })
    expect(await checkout(2)).toMatchObject({ status: 201 })
    await save({ limits: { quantity: 2, lines: 40, openValue: 249, ordersPerDay: 20 } })
    expect(await checkout(2)).toMatchObject({
      status: 409,
      body: { fields: { openValue: expect.any(String) } },
    })
    const { body } = await asha.get('/api/users/profile')
    const line = { userId: body._id, productId, size: 'Small', color: 'Red', quantity: 3 }
    expect(await asha.post('/api/cart', line)).toMatchObject(refusal(409, 'order_limit'))
  })

  it('for the days of a return', async () => {
    const { shop, save, asha, productId, order } = await startBuying()
    const { body } = await order()
    const admin = shop.as(await shop.saveUser({ role: 'admin' }))
    await admin.put(`/api/admin/orders/${body._id}`, { status: 'Delivered' })
    shop.clock.pass({ minutes: 5 * 24 * 60 })
    const ask = () =>
      asha.post(`/api/orders/${body._id}/return`, {
        lines: [{ productId, size: 'Small', color: 'Red', quantity: 1 }],
        reason: 'Broken',
      })
    await save({ returnDays: 4 })
    expect(await ask()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('4') },
    })
    await save({ returnDays: 7 })
    expect((await ask()).status).toBe(200)
  })

  it('for name and phone on the page behind a link to confirm', async () => {
    const { shop, save, order } = await startBuying()
    const admin = shop.as(await shop.saveUser({ role: 'admin' }))
    const placed = await order()
    const { body } = await admin.put(`/api/admin/orders/${placed.body._id}/confirmation`, {
      state: 'asked',
      via: 'call',
    })
    await save({ name: 'Ghar & Co', phone: '+91 11111 22222' })
    const ofOrder = (await shop.get(new URL(body.link).pathname)).body
    expect(ofOrder).toContain(' · Ghar &amp; Co</title>')
    expect(ofOrder).toContain('<strong>Ghar &amp; Co</strong>')
    const ofNone = (await shop.get('/c/guess')).body
    expect(ofNone).toContain('<title>Ghar &amp; Co</title>')
    expect(ofNone).toContain('<h1>Ghar &amp; Co</h1>')
    for (const page of [ofOrder, ofNone]) expect(page).toContain('href="tel:+911111122222"')
  })

  it('for the name in mails and in the description of the API', async () => {
    const { shop, save, order } = await startBuying()
    await save({ name: 'Ghar', phone: '+91 11111 22222', address: ['1 Lane'] })
    await order()
    const { body } = await shop.get('/api/dev/mails')
    expect(body[0].message.subject).toMatch(/^Ghar: your order/)
    expect(body[0].message.text).toContain('Ghar\n1 Lane\n+91 11111 22222')
    expect((await shop.get('/api/openapi.json')).body.info.title).toBe('Ghar API')
  })
})

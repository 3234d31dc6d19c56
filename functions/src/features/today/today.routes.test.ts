import { asSku } from '@bartan/contract/products/product-id'
import { expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { saveSettings } from '#testing/save-settings.ts'
import { startTestShop, startShop } from '#testing/start-test-shop.ts'

it('tells each role what waits for a hand, and nobody what the role may not see', async () => {
  const shop = await startTestShop()
  const [admin, packer, accounts, catalogue, asha] = await Promise.all([
    shop.saveUser({ role: 'admin' }),
    shop.saveUser({ role: 'packer' }),
    shop.saveUser({ role: 'accounts' }),
    shop.saveUser({ role: 'catalogue' }),
    shop.saveUser(),
  ])
  const productId = await shop.saveProduct({ countInStock: 40, sku: asSku('LOTA'), reorderAt: 50 })
  await placeOrder(shop, asha, [{ productId }])
  const delivered = await placeOrder(shop, asha, [{ productId }])
  const desk = shop.as(admin)
  const parcel = { courier: 'DTDC', awb: 'D1' }
  await desk.put(`/api/admin/orders/${delivered._id}/shipment`, parcel)
  await desk.put(`/api/admin/orders/${delivered._id}`, { status: 'Delivered' })
  const complaint = { name: 'Asha', phone: shop.newPhone(), text: 'It leaks.' }
  await shop.post('/api/grievances', complaint)
  const read = async (who: { token: string }) => (await shop.as(who).get('/api/admin/today')).body

  const orders = { toConfirm: 1, toPack: 0, shipped: 0, comingBack: 0, returnsOpen: 0 }
  expect(await read(admin)).toEqual({
    orders,
    money: { refundsDue: 0, overdue: 0 },
    stock: [
      expect.objectContaining({
        sku: 'LOTA',
        name: expect.any(String),
        countInStock: 38,
        reorder: 12,
      }),
    ],
    complaintsDue: 0,
    setup: ['shop', 'delivery', 'legal', 'look', 'backup'],
  })
  shop.clock.pass({ minutes: 9 * 24 * 60 })
  expect(await read(admin)).toMatchObject({ money: { overdue: 1 }, complaintsDue: 1 })
  expect(await read(packer)).toEqual({ orders })
  expect(await read(accounts)).toEqual({ orders, money: { refundsDue: 0, overdue: 1 } })
  expect(Object.keys(await read(catalogue))).toEqual(['stock'])
  expect((await shop.as(asha).get('/api/admin/today')).status).toBe(403)
})

it('leaves the legal details open until an empty shop has said its state, which is nobody else’s', async () => {
  const { shop: own, admin } = await startShop()
  const setup = async () => (await own.as(admin).get('/api/admin/today')).body.setup
  const say = (said: object) =>
    saveSettings(own.as(admin), ({ legal }) => ({ legal: { ...legal, ...said } }))
  const addresses = ['1 Market Road, Pune 411001']
  expect((await say({ legalName: 'Ghar Traders', addresses })).legal.state).toBe('')
  expect(await setup()).toContain('legal')
  await say({ state: 'Maharashtra' })
  expect(await setup()).not.toContain('legal')
})

it('tells the owner once a day by mail what waits, and nothing on a quiet day', async () => {
  const shop = await startTestShop()
  const { digest } = shop.shop.admin
  const mails = async () => (await shop.get('/api/dev/mails')).body
  const [admin, asha] = await Promise.all([shop.saveUser({ role: 'admin' }), shop.saveUser()])
  const { orders } = await saveSettings(shop.as(admin), { email: 'owner@shop.example' })
  expect(orders.digest).toBe(true)
  await digest.send()
  expect(await mails()).toEqual([])

  const productId = await shop.saveProduct({ countInStock: 4, reorderAt: 10, name: 'Lota' })
  await placeOrder(shop, asha, [{ productId }])
  await digest.send()
  await digest.send()
  expect(await mails()).toMatchObject([
    {
      to: ['owner@shop.example'],
      message: { text: expect.stringMatching(/Orders to confirm: 1[^]*Lota.*: 3 left, buy 7/) },
    },
  ])
  expect((await shop.get('/api/dev/messages')).body).toEqual([])
  shop.clock.pass({ minutes: 24 * 60 })
  await digest.send()
  expect(await mails()).toHaveLength(2)
})

it('tells the owner over WhatsApp, too, where messages go out by themselves', async () => {
  const shop = await startTestShop()
  const { digest } = shop.shop.admin
  const [admin, asha] = await Promise.all([shop.saveUser({ role: 'admin' }), shop.saveUser()])
  const whatsappMessages = { on: true, optInText: '' }
  await saveSettings(shop.as(admin), { email: '', phone: '+91 91234 56789', whatsappMessages })
  await placeOrder(shop, asha, [{ productId: await shop.saveProduct({ countInStock: 4 }) }])
  await digest.send()
  await digest.send()
  const sent = (await shop.get('/api/dev/messages')).body
  expect(sent).toEqual([
    expect.objectContaining({
      to: '+919123456789',
      template: 'what_waits_today',
      params: [expect.stringMatching(/^Orders to confirm: 1/), expect.stringMatching(/\/admin$/)],
      state: 'sent',
    }),
  ])
  expect(sent[0]).not.toHaveProperty('order')
})

import { expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { startOwnTestShop } from '#testing/start-test-shop.ts'

it('tells the owner once a day by mail what waits, and nothing on a quiet day', async () => {
  const shop = await startOwnTestShop()
  const { digest } = shop.shop.admin
  const mails = async () => (await shop.get('/api/dev/mails')).body
  const [admin, asha] = await Promise.all([shop.saveUser({ role: 'admin' }), shop.saveUser()])
  const { body: settings } = await shop.as(admin).get('/api/admin/settings')
  expect(settings.orders.digest).toBe(true)
  const { version, orders } = settings
  await shop.as(admin).put('/api/admin/settings', { version, email: 'owner@shop.example', orders })
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
  const shop = await startOwnTestShop()
  const { digest } = shop.shop.admin
  const [admin, asha] = await Promise.all([shop.saveUser({ role: 'admin' }), shop.saveUser()])
  const { version, orders } = (await shop.as(admin).get('/api/admin/settings')).body
  const phone = '+91 91234 56789'
  const whatsappMessages = { on: true, optInText: '' }
  const changes = { version, email: '', phone, orders, whatsappMessages }
  expect((await shop.as(admin).put('/api/admin/settings', changes)).status).toBe(200)
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

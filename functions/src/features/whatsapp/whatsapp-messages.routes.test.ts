import type { Order } from '@bartan/contract/orders/schema'
import { formatRupees } from '@bartan/contract/shared/format-rupees'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import { beforeEach, describe, expect, it } from 'vitest'
import { aChoice, anAddress } from '#testing/builders.ts'
import type { Account } from '#testing/start-test-shop.ts'
import { startWhatsapp, type Said } from './testing/start-whatsapp.ts'

const { shop, admin, productId, setWhatsapp, placeAs, messagesOf, open } = await startWhatsapp()
let asha: Account
beforeEach(async () => {
  asha = await shop.saveUser()
})
const arriving = async (order: Order) =>
  (await messagesOf(order)).filter(({ template }) => template === 'order_arriving')
const sentThisMonth = async () => (await shop.as(admin).get('/api/admin/status')).body.whatsapp
const place = (said?: Said) => placeAs(asha, said)

describe('messages over WhatsApp', () => {
  it('tell a customer who agrees of each step, once', async () => {
    const order = await place({ whatsapp: true })
    expect(order).toMatchObject({ whatsapp: true, whatsappAt: expect.any(String) })
    const desk = shop.as(admin)
    const parcel = { courier: 'DTDC', awb: 'D1', trackUrl: 'https://dtdc.example/D1' }
    await desk.put(`/api/admin/orders/${order._id}/shipment`, parcel)
    await desk.put(`/api/admin/orders/${order._id}`, { status: 'Processing' })
    await desk.put(`/api/admin/orders/${order._id}`, { status: 'Shipped' })
    await desk.put(`/api/admin/orders/${order._id}`, { status: 'Delivered' })
    const [item] = order.orderItems
    const line = { productId, size: item?.size, color: item?.color, quantity: 1 }
    const asked = { lines: [line], reason: 'defective' }
    await shop.as(asha).post(`/api/orders/${order._id}/return`, asked)
    await desk.put(`/api/admin/orders/${order._id}/return`, { decision: 'accepted' })
    await desk.post(`/api/admin/orders/${order._id}/refund`, { via: 'upi', reference: 'U77' })
    const to = `+91${asha.phone}`
    const common = { to, language: 'en', order: order._id, state: 'sent', at: expect.any(String) }
    expect(await messagesOf(order)).toEqual([
      expect.objectContaining({
        ...common,
        template: 'order_placed',
        params: ['Asha', order.number, expect.stringMatching(/^₹/), expect.any(String)],
        buttons: [
          { payload: `confirm ${order.number}`, text: 'Confirm' },
          { payload: `cancel ${order.number}`, text: 'Cancel' },
        ],
      }),
      expect.objectContaining({
        ...common,
        template: 'order_shipped',
        params: ['Asha', order.number, 'DTDC', 'D1', 'https://dtdc.example/D1'],
      }),
      expect.objectContaining({ ...common, template: 'order_delivered' }),
      expect.objectContaining({ ...common, template: 'return_decided' }),
      expect.objectContaining({
        ...common,
        template: 'money_paid_back',
        params: ['Asha', order.number, expect.stringMatching(/^₹/), 'U77'],
      }),
    ])
    const sent = { state: 'sent', at: expect.any(String) }
    expect((await open(order)).messages).toEqual(
      ['placed', 'shipped', 'delivered', 'return_decided', 'paid_back'].map((event) => ({
        event,
        ...sent,
      })),
    )
    expect((await shop.as(asha).get(`/api/orders/${order._id}`)).body).not.toHaveProperty(
      'messages',
    )
  })

  it('name the shop, the order and where to follow it, if the shop brings a parcel itself', async () => {
    const order = await place({ whatsapp: true, language: 'hi' })
    await shop.as(admin).put(`/api/admin/orders/${order._id}`, { status: 'Shipped' })
    const { name } = (await shop.get('/api/settings')).body
    const page = `https://bartan.example/hi/track?number=${order.number}`
    expect((await messagesOf(order)).at(-1)).toMatchObject({
      template: 'order_shipped',
      params: ['Asha', order.number, name, order.number, page],
    })
  })

  it('go to nobody who has not agreed, or while they are switched off', async () => {
    expect(await messagesOf(await place())).toEqual([])
    expect(await messagesOf(await place({ whatsapp: false }))).toEqual([])
    await setWhatsapp({ on: false, optInText: '' })
    expect(await messagesOf(await place({ whatsapp: true }))).toEqual([])
    await setWhatsapp({ on: true, optInText: '' })
  })

  it('follow the consent of the profile, which the till records, too', async () => {
    const desk = shop.as(asha)
    expect((await desk.get('/api/users/profile')).body).not.toHaveProperty('whatsapp')
    const { body } = await desk.put('/api/users/profile', { whatsapp: true })
    expect(body).toMatchObject({ whatsapp: true, whatsappAt: expect.any(String) })
    expect(await messagesOf(await place())).toHaveLength(1)
    await place({ whatsapp: false })
    expect((await desk.get('/api/users/profile')).body).toMatchObject({ whatsapp: false })
    expect(await messagesOf(await place())).toEqual([])
    await place({ whatsapp: true })
    expect((await desk.get('/api/users/me/data')).body.consents).toContainEqual({
      purpose: 'whatsapp',
      at: expect.any(String),
    })
    await desk.del('/api/users/me/consents/whatsapp')
    expect((await desk.get('/api/users/profile')).body).toMatchObject({ whatsapp: false })
  })

  it('go to the caller of a phone order who agrees', async () => {
    const phone = shop.newPhone()
    const { status, body } = await shop.as(admin).post('/api/admin/orders', {
      customer: { name: 'Ravi', phone },
      orderItems: [aChoice({ productId })],
      shippingAddress: { ...anAddress(), phone },
      language: 'hi',
      whatsapp: true,
    })
    expect({ status, body }).toMatchObject({ status: 201 })
    expect(await messagesOf(body)).toMatchObject([
      { to: `+91${phone}`, language: 'hi', template: 'order_placed' },
    ])
  })

  it('name what an order comes to, also where a part of it is paid ahead', async () => {
    const call = {
      customer: { name: 'Mina Das', phone: shop.newPhone() },
      orderItems: [aChoice({ productId })],
      shippingAddress: { ...anAddress(), phone: shop.newPhone() },
      advance: { amount: 50, via: 'upi' },
      whatsapp: true,
    }
    const { body } = await shop.as(admin).post('/api/admin/orders', call)
    expect(body.toCollect).toBe(body.totalPrice - 50)
    const total = formatRupees(body.totalPrice)
    expect(await messagesOf(body)).toMatchObject([
      { params: [expect.any(String), body.number, total, expect.any(String)] },
    ])
  })

  it('go on for what is sent in exchange, with the consent of before', async () => {
    const order = await place({ whatsapp: true })
    const path = `/api/admin/orders/${order._id}`
    const desk = shop.as(admin)
    await desk.put(path, { status: 'Delivered' })
    const { size, color } = aChoice({ productId })
    const line = { productId, size, color }
    await desk.post(`${path}/return`, { lines: [{ ...line, quantity: 1 }], reason: 'defective' })
    const lines = [{ ...line, restock: true, for: { productId } }]
    const { body } = await desk.put(`${path}/return`, { decision: 'exchanged', lines })
    const next = (await desk.get(`/api/orders/${body.returns[0].exchange.number}`)).body
    expect(next).toMatchObject({ whatsapp: true, whatsappAt: order.whatsappAt })
    await desk.put(`/api/admin/orders/${next._id}`, { status: 'Shipped' })
    expect(await messagesOf(next)).toMatchObject([{ template: 'order_shipped' }])
  })

  it('say once on the day of a parcel that it comes, and what to pay', async () => {
    const { orders, timestamp } = shop.database
    const [today, tomorrow, packed] = [
      await place({ whatsapp: true }),
      await place({ whatsapp: true }),
      await place({ whatsapp: true }),
    ]
    const comeAt = (order: Order, at: Date) =>
      orders.doc(order._id).update({ estimatedDelivery: timestamp(at) })
    const now = shop.clock.now()
    await comeAt(today, now)
    await comeAt(packed, now)
    await comeAt(tomorrow, new Date(now.getTime() + DAY_MS))
    for (const { _id } of [today, tomorrow])
      await shop.as(admin).put(`/api/admin/orders/${_id}`, { status: 'Shipped' })
    const { announceArrivals } = shop.shop.whatsapp
    await announceArrivals()
    await announceArrivals()
    expect(await arriving(today)).toMatchObject([
      { params: ['Asha', today.number, expect.stringMatching(/^₹/)] },
    ])
    expect(await arriving(tomorrow)).toEqual([])
    expect(await arriving(packed)).toEqual([])
    expect((await open(today)).messages.at(-1)).toMatchObject({ event: 'arriving' })
  })

  it('are counted for the month, with what they cost, where the shop’s state is told', async () => {
    const before = await sentThisMonth()
    await setWhatsapp({ on: true, optInText: '', cost: 0.35 })
    await messagesOf(await place({ whatsapp: true }))
    await messagesOf(await place({ whatsapp: true, phone: '9876500000' }))
    const sent = before.sent + 1
    expect(await sentThisMonth()).toEqual({
      sent,
      failed: before.failed + 1,
      cost: Math.round(sent * 35) / 100,
    })
    await setWhatsapp({ on: false, optInText: '' })
    expect(await sentThisMonth()).toBeUndefined()
    await setWhatsapp({ on: true, optInText: '' })
  })

  it('that cannot be sent say why on the order, whose one-press way stays', async () => {
    const unreachable = await place({ whatsapp: true, phone: '9876500000' })
    expect(await messagesOf(unreachable)).toMatchObject([
      { state: 'failed', error: expect.stringContaining('131026') },
    ])
    expect((await open(unreachable)).messages).toMatchObject([
      { event: 'placed', state: 'failed', error: expect.any(String) },
    ])
    await setWhatsapp({
      on: true,
      optInText: '',
      templates: { placed: { name: 'not_handed_in', nameIn: {} } },
    })
    expect(await messagesOf(await place({ whatsapp: true }))).toMatchObject([
      { template: 'not_handed_in', state: 'failed', error: expect.stringContaining('132001') },
    ])
    await setWhatsapp({ on: true, optInText: '' })
    const later = await place({ whatsapp: true, phone: '9876500429' })
    expect(await messagesOf(later)).toMatchObject([{ state: 'queued' }])
  })

  it('are readable on the local stack alone', async () => {
    const other = await fetch(`${shop.url}/api/dev/messages`)
    expect(other.status).toBe(200)
    const { body } = await shop.as(admin).get('/api/admin/settings')
    expect(JSON.stringify(body)).not.toContain('local-app-secret')
  })
})

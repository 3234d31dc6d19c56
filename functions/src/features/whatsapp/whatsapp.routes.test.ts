import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '@bartan/contract/orders/schema'
import { aChoice, anAddress } from '#testing/builders.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import type { Account, TestShop } from '#testing/start-test-shop.ts'

let shop: TestShop
let admin: Account
let asha: Account
let productId: string
const PATH = '/api/webhooks/whatsapp'

const setWhatsapp = async (whatsappMessages: object) => {
  const { body } = await shop.as(admin).get('/api/admin/settings')
  const saved = await shop
    .as(admin)
    .put('/api/admin/settings', { version: body.version, whatsappMessages })
  expect(saved.status).toBe(200)
}

beforeAll(async () => {
  shop = await startTestShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
  admin = await shop.saveUser({ role: 'admin' })
  productId = await shop.saveProduct({ countInStock: 500 })
  await setWhatsapp({ on: true, optInText: '' })
})
afterAll(() => shop.stop())
beforeEach(async () => {
  asha = await shop.saveUser()
})

type Placed = { whatsapp?: boolean; phone?: string; who?: Account; language?: string }

const place = async ({ phone, who = asha, ...said }: Placed = {}): Promise<Order> => {
  const { body: checkout } = await shop.as(who).post('/api/checkout', {
    checkoutItems: [aChoice({ productId })],
    shippingAddress: { ...anAddress(), phone: phone ?? who.phone },
    paymentMethod: 'COD',
    ...said,
  })
  const path = `/api/checkout/${checkout._id}/finalize`
  const { status, body } = await shop.as(who).post(path, { isCOD: true })
  expect({ status, body }).toMatchObject({ status: 200 })
  return body
}
const listed = async (): Promise<{ _id: string; order: string; to: string; state: string }[]> =>
  (await shop.get('/api/dev/messages')).body
const messagesOf = async ({ _id }: Order) =>
  (await listed()).filter(({ order }) => order === _id).toReversed()
const open = async ({ _id }: Order) => (await shop.as(admin).get(`/api/orders/${_id}`)).body

/** As Meta's documentation shows such a call. */
const webhook = (value: object) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '102290129340398',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '15550783881', phone_number_id: 'local-phone-id' },
            ...value,
          },
        },
      ],
    },
  ],
})
const signed = (text: string, secret = 'local-app-secret') =>
  `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`
const receive = async (value: object, secret?: string) => {
  const body = JSON.stringify(webhook(value))
  const { status } = await fetch(shop.url + PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signed(body, secret) },
    body,
  })
  return status
}
const reportOf = (id: string, status: string, more: object = {}) => ({
  statuses: [{ id, status, timestamp: '1771854964', recipient_id: '919876543210', ...more }],
})
let received = 0
const sentBy = ({ phone }: { phone: string }, more: object) => ({
  contacts: [{ profile: { name: 'Asha' }, wa_id: `91${phone}` }],
  messages: [{ from: `91${phone}`, id: `wamid.${++received}`, timestamp: '1771855045', ...more }],
})
const textOf = (who: { phone: string }, body: string) =>
  sentBy(who, { type: 'text', text: { body } })
const pressOf = (who: { phone: string }, id: string, payload: string) =>
  sentBy(who, {
    type: 'button',
    context: { from: '15550783881', id },
    button: { payload, text: 'x' },
  })

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

describe('the webhook of WhatsApp', () => {
  it('answers the challenge of whoever knows the token', async () => {
    const ask = (token: string) =>
      fetch(
        `${shop.url}${PATH}?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`,
      )
    const known = await ask('local-verify-token')
    expect([known.status, await known.text()]).toEqual([200, '1158201444'])
    expect(known.headers.get('content-type')).toContain('text/plain')
    expect((await ask('guessed')).status).toBe(403)
    expect((await fetch(shop.url + PATH)).status).toBe(403)
  })

  it('takes nothing that is not signed', async () => {
    const order = await place({ whatsapp: true })
    const [message] = await messagesOf(order)
    const report = reportOf(message?._id ?? '', 'read')
    expect(await receive(report, 'guessed')).toBe(401)
    const unsigned = await fetch(shop.url + PATH, {
      method: 'POST',
      body: JSON.stringify(webhook(report)),
    })
    expect(unsigned.status).toBe(401)
    expect(await messagesOf(order)).toMatchObject([{ state: 'sent' }])
  })

  it('moves a message forward, and never back', async () => {
    const order = await place({ whatsapp: true })
    const [message] = await messagesOf(order)
    const id = message?._id ?? ''
    const state = async () => (await messagesOf(order))[0]?.state
    expect(await receive(reportOf(id, 'delivered'))).toBe(200)
    expect(await state()).toBe('delivered')
    await receive(reportOf(id, 'sent'))
    await receive(reportOf(id, 'failed', { errors: [{ code: 131026, title: 'No' }] }))
    await receive(reportOf(id, 'delivered'))
    expect(await state()).toBe('delivered')
    await receive(reportOf('wamid.other', 'read', { biz_opaque_callback_data: id }))
    expect(await state()).toBe('read')
    expect(await receive(reportOf('wamid.unknown', 'read'))).toBe(200)
    expect(await receive({ statuses: [{ odd: true }, 7], messages: [null] })).toBe(200)
  })

  it('says on the order what became of a message that did not arrive', async () => {
    const order = await place({ whatsapp: true })
    const [message] = await messagesOf(order)
    const errors = [{ code: 131026, title: 'Message undeliverable' }]
    await receive(reportOf(message?._id ?? '', 'failed', { errors }))
    expect((await open(order)).messages).toMatchObject([
      { event: 'placed', state: 'failed', error: '131026 Message undeliverable' },
    ])
  })

  it('confirms or cancels by a button, once, as the link does', async () => {
    const [first, second] = [await place({ whatsapp: true }), await place({ whatsapp: true })]
    const press = async (order: Order, word: string, who = asha) => {
      const [message] = await messagesOf(order)
      return receive(pressOf(who, message?._id ?? '', `${word} ${order.number}`))
    }
    const stranger = { ...asha, phone: shop.newPhone() }
    await press(first, 'cancel', stranger)
    expect(await open(first)).toMatchObject({ status: 'Processing' })
    await press(first, 'confirm')
    await press(first, 'cancel')
    expect(await open(first)).toMatchObject({
      status: 'Processing',
      confirmation: { state: 'confirmed', via: 'whatsapp' },
    })
    await press(second, 'cancel')
    await press(second, 'confirm')
    expect(await open(second)).toMatchObject({
      status: 'Cancelled',
      cancelReason: 'changed_mind',
      confirmation: { state: 'declined' },
    })
    const late = await place({ whatsapp: true })
    shop.clock.pass({ minutes: 49 * 60 })
    await press(late, 'confirm')
    expect(await open(late)).toMatchObject({ confirmation: { state: 'unasked' } })
  })

  it('cancels no order whose address was corrected since the question', async () => {
    const order = await place({ whatsapp: true })
    const [message] = await messagesOf(order)
    const address = { ...anAddress({ address: '7 Hill Road' }), phone: asha.phone }
    await shop.as(admin).put(`/api/admin/orders/${order._id}/address`, address)
    await receive(pressOf(asha, message?._id ?? '', `cancel ${order.number}`))
    expect(await open(order)).toMatchObject({ status: 'Processing' })
  })

  it.each(['STOP', 'stop.', 'Band karo', 'बंद'])('sends nothing after %s', async (word) => {
    const order = await place({ whatsapp: true })
    shop.clock.pass({ minutes: 1 })
    const stop = textOf(asha, word)
    expect(await receive(stop)).toBe(200)
    expect((await shop.as(asha).get('/api/users/profile')).body).toMatchObject({ whatsapp: false })
    await shop.as(admin).put(`/api/admin/orders/${order._id}`, { status: 'Shipped' })
    expect(await messagesOf(order)).toHaveLength(1)
    expect(await messagesOf(await place())).toEqual([])
    // A new consent holds, also when the call comes a second time.
    shop.clock.pass({ minutes: 1 })
    const again = await place({ whatsapp: true })
    shop.clock.pass({ minutes: 1 })
    await receive(stop)
    await shop.as(admin).put(`/api/admin/orders/${again._id}`, { status: 'Shipped' })
    expect(await messagesOf(again)).toHaveLength(2)
    expect(await receive(textOf(asha, 'When does it come?'))).toBe(200)
    expect((await shop.as(asha).get('/api/users/profile')).body).toMatchObject({ whatsapp: true })
  })
})

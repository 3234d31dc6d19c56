import { createHmac } from 'node:crypto'
import type { Order } from '@bartan/contract/orders/schema'
import { beforeEach, describe, expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import type { Account } from '#testing/start-test-shop.ts'
import { startWhatsapp, type Said } from './testing/start-whatsapp.ts'

const PATH = '/api/webhooks/whatsapp'
const { shop, admin, placeAs, messagesOf, open } = await startWhatsapp()
let asha: Account
beforeEach(async () => {
  asha = await shop.saveUser()
})
const place = (said?: Said) => placeAs(asha, said)

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
/** Every failure of the API says what it is (contract §2). */
const refusal = (code: string) =>
  expect.objectContaining({
    code,
    message: expect.any(String),
    requestId: expect.any(String),
  }) as unknown
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

describe('the webhook of WhatsApp', () => {
  it('answers the challenge of whoever knows the token', async () => {
    const ask = (token: string) =>
      fetch(
        `${shop.url}${PATH}?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`,
      )
    const known = await ask('local-verify-token')
    expect([known.status, await known.text()]).toEqual([200, '1158201444'])
    expect(known.headers.get('content-type')).toContain('text/plain')
    const guessed = await ask('guessed')
    expect([guessed.status, await guessed.json()]).toEqual([403, refusal('forbidden')])
    expect((await fetch(shop.url + PATH)).status).toBe(403)
  })

  it('names its methods to whoever calls it by another', async () => {
    const { status, headers } = await fetch(shop.url + PATH, { method: 'PUT' })
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
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
    expect([unsigned.status, await unsigned.json()]).toEqual([401, refusal('unauthenticated')])
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

  it('takes a button below a message whose sending was never answered, from its phone alone', async () => {
    const order = await place({ whatsapp: true })
    const press = (who: { phone: string }) =>
      receive(pressOf(who, 'wamid.unheard', `confirm ${order.number}`))
    await press({ phone: shop.newPhone() })
    expect(await open(order)).toMatchObject({ confirmation: { state: 'unasked' } })
    await press(asha)
    expect(await open(order)).toMatchObject({ confirmation: { state: 'confirmed' } })
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
    // The desk sees why nothing more went out.
    expect(await open(order)).toMatchObject({ whatsapp: false })
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

import type { StaffOrder } from '@bartan/contract/orders/schema'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import { beforeEach, describe, expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { ledgerOf } from '#testing/ledger-of.ts'
import { placeOrder } from '#testing/orders.ts'
import { saveSettings } from '#testing/save-settings.ts'
import { type Account, startShop } from '#testing/start-test-shop.ts'

let asha: Account
let productId: string
let order: StaffOrder
const { shop, admin } = await startShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
const packer = await shop.saveUser({ role: 'packer', name: 'Pinky' })
beforeEach(async () => {
  asha = await shop.saveUser()
  productId = await shop.saveProduct({ countInStock: 20 })
  order = await placeOrder(shop, asha, [{ productId }])
})

const pathOf = (one: { _id: string }, part = '') => `/api/admin/orders/${one._id}${part}`
const put = (part: string, body: object, who = admin) => shop.as(who).put(pathOf(order, part), body)
const setStatus = (body: object, who = admin) => put('', body, who)
const read = async () => (await shop.as(admin).get(`/api/orders/${order._id}`)).body as StaffOrder

describe('why an order is cancelled', () => {
  it('is told with Cancelled, kept on the order, and gone when it is taken up again', async () => {
    expect((await setStatus({ status: 'Cancelled', cancelReason: 'address' })).body).toMatchObject({
      status: 'Cancelled',
      cancelReason: 'address',
    })
    expect((await setStatus({ status: 'Processing' })).body.cancelReason).toBeUndefined()
  })

  it('can be told afterwards', async () => {
    await setStatus({ status: 'Cancelled' })
    const { body } = await setStatus({ status: 'Cancelled', cancelReason: 'unreachable' })
    expect(body.cancelReason).toBe('unreachable')
    expect((await setStatus({ status: 'Cancelled' })).body.cancelReason).toBe('unreachable')
  })

  it.each([
    [{ status: 'Shipped', cancelReason: 'refused' }, 'cancelReason'],
    [{ status: 'Cancelled', cancelReason: 'mood' }, 'cancelReason'],
    [{ status: 'Shipped', collected: { by: 'cash' } }, 'collected'],
    [{ status: 'Delivered', collected: { by: 'card' } }, 'collected.by'],
    [{ status: 'Delivered', collected: { by: 'cash', amount: -1 } }, 'collected.amount'],
    [{ status: 'Delivered', collected: { by: 'cash', amount: 1.234 } }, 'collected.amount'],
  ])('%j is refused by name, and nothing is changed', async (body, field) => {
    const { status, body: reply } = await setStatus(body)
    expect([status, reply.code, Object.keys(reply.fields)]).toEqual([400, 'invalid_input', [field]])
    expect((await read()).status).toBe('Processing')
  })
})

describe('a parcel that was refused at the door', () => {
  it('gives its units back, counts as returned to origin, and in the facts of its phone', async () => {
    const rto = async () => (await shop.as(admin).get('/api/admin/stats')).body.rto as number
    const before = await rto()
    await setStatus({ status: 'Shipped' })
    await setStatus({ status: 'Cancelled', cancelReason: 'refused' })
    await shop.as(admin).post(`${pathOf(order)}/received`, {})
    expect(await rto()).toBe(before + 1)
    expect((await shop.readProduct(productId)).countInStock).toBe(20)
    expect((await ledgerOf(shop, productId)).reasons).toContain('cancellation')
    const second = await placeOrder(shop, asha, [{ productId }])
    const { body } = await shop.as(admin).get(`/api/orders/${second._id}`)
    expect(body.phoneFacts).toEqual({ orders: 2, delivered: 0, refused: 1 })
    await setStatus({ status: 'Processing' })
    expect(await rto()).toBe(before)
    expect((await read()).phoneFacts).toEqual({ orders: 2, delivered: 0, refused: 0 })
  })

  it('is another thing than an order that never left the shop', async () => {
    const { body } = await shop.as(admin).get('/api/admin/stats')
    await setStatus({ status: 'Cancelled', cancelReason: 'refused' })
    expect((await shop.as(admin).get('/api/admin/stats')).body.rto).toBe(body.rto)
  })

  it('is no fact any more once the order is deleted', async () => {
    const second = await placeOrder(shop, asha, [{ productId }])
    await setStatus({ status: 'Delivered' })
    expect((await read()).phoneFacts).toEqual({ orders: 2, delivered: 1, refused: 0 })
    await shop.as(admin).del(pathOf(second))
    expect((await read()).phoneFacts).toEqual({ orders: 1, delivered: 1, refused: 0 })
  })
})

it('what was collected is told with Delivered: the total unless it says another amount', async () => {
  const { body } = await setStatus({ status: 'Delivered', collected: { by: 'cash' } })
  expect(body.collected).toMatchObject({ by: 'cash', amount: order.totalPrice })
  const upi = { by: 'upi', amount: 99.5, utr: '412345678901' }
  expect((await setStatus({ status: 'Delivered', collected: upi })).body.collected).toMatchObject(
    upi,
  )
  expect((await setStatus({ status: 'Delivered' })).body.collected).toMatchObject(upi)
  expect((await setStatus({ status: 'Shipped' })).body.collected).toBeUndefined()
})

const type = (awb: string, was = { courier: '', awb: '' }) =>
  put('/shipment', { courier: 'DTDC', awb, from: 'Shipped', was }, packer)

describe('a shipment', () => {
  const parcel = { courier: 'Delhivery', awb: 'DL123', trackUrl: 'https://track.example/DL123' }

  it('ships an order that is Processing, and is shown to its customer', async () => {
    const { status, body } = await put('/shipment', parcel, packer)
    expect([status, body.status]).toEqual([200, 'Shipped'])
    const own = (await shop.as(asha).get(`/api/orders/${order._id}`)).body
    expect(own.shipment).toMatchObject(parcel)
    expect(own.statusHistory).toHaveLength(2)
  })

  it('can be corrected later, and the same again changes nothing', async () => {
    await put('/shipment', parcel)
    const again = await put('/shipment', parcel)
    const other = await put('/shipment', { courier: 'DTDC', awb: 'D9' })
    expect(again.body.statusHistory).toHaveLength(2)
    expect(other.body).toMatchObject({
      status: 'Shipped',
      shipment: { courier: 'DTDC', awb: 'D9' },
    })
    expect(other.body.shipment.trackUrl).toBeUndefined()
  })

  it('is changed as it was seen: of two numbers typed at once, one is told of the other', async () => {
    await setStatus({ status: 'Shipped' })
    const replies = await Promise.all([type('D1'), type('D2')])
    expect(replies.map(({ status }) => String(status)).sort()).toEqual(['200', '409'])
    const { awb } = (await read()).shipment ?? { awb: '' }
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'changed_meanwhile',
      current: { courier: 'DTDC', awb },
    })
    expect((await type(awb)).status).toBe(200)
    expect((await type('D3', { courier: 'DTDC', awb })).body.shipment.awb).toBe('D3')
  })

  it('is not had by a cancelled order, nor by one that changed meanwhile', async () => {
    await setStatus({ status: 'Cancelled' })
    const stale = await put('/shipment', { ...parcel, from: 'Processing' })
    expect([stale.status, stale.body.code, stale.body.current]).toEqual([
      409,
      'changed_meanwhile',
      { status: 'Cancelled' },
    ])
    const locked = await put('/shipment', parcel)
    expect([locked.status, locked.body.code]).toEqual([409, 'order_locked'])
  })

  it.each([
    [{ awb: 'x' }, 'courier'],
    [{ courier: 'DTDC', awb: ' ' }, 'awb'],
    [{ ...parcel, trackUrl: 'javascript:alert(1)' }, 'trackUrl'],
    [{ ...parcel, trackUrl: 'track.example' }, 'trackUrl'],
  ])('%j is refused by name', async (body, field) => {
    const { status, body: reply } = await put('/shipment', body)
    expect([status, Object.keys(reply.fields)]).toEqual([400, [field]])
  })

  it('is taken once by two who send it at once', async () => {
    const replies = await Promise.all([put('/shipment', parcel), put('/shipment', parcel, packer)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect((await read()).statusHistory.map(({ status }) => status)).toEqual([
      'Processing',
      'Shipped',
    ])
  })
})

describe('notes', () => {
  it('are for the shop alone', async () => {
    const { status, body } = await shop
      .as(packer)
      .post(pathOf(order, '/notes'), { text: 'Call before 10' })
    expect([status, body.notes]).toMatchObject([201, [{ text: 'Call before 10' }]])
    expect((await read()).notes?.[0]?.by.name).toBe('Pinky')
    for (const path of [`/api/orders/${order._id}`, '/api/orders/my-orders'])
      expect(JSON.stringify((await shop.as(asha).get(path)).body)).not.toContain('Call before')
  })

  it('need a text, and an order', async () => {
    const empty = await shop.as(admin).post(pathOf(order, '/notes'), { text: ' ' })
    expect([empty.status, Object.keys(empty.body.fields)]).toEqual([400, ['text']])
    const nowhere = await shop.as(admin).post('/api/admin/orders/none/notes', { text: 'x' })
    expect(nowhere.status).toBe(404)
  })

  it('of two who write at once are both kept', async () => {
    await Promise.all(
      ['one', 'two'].map((text) => shop.as(admin).post(pathOf(order, '/notes'), { text })),
    )
    expect((await read()).notes?.map(({ text }) => text).toSorted()).toEqual(['one', 'two'])
  })
})

describe('the address', () => {
  it('is corrected while the order is Processing, and not later', async () => {
    const address = anAddress({ address: '7 Station Road', postalCode: '221010' })
    const stored = { ...address, state: 'Uttar Pradesh' }
    const { status, body } = await put('/address', address, packer)
    expect([status, body.shippingAddress]).toEqual([200, stored])
    await setStatus({ status: 'Shipped' })
    const late = await put('/address', anAddress())
    expect([late.status, late.body.code]).toEqual([409, 'order_locked'])
    expect((await read()).shippingAddress).toEqual(stored)
  })

  it('is corrected as it was seen: of two admins at once, one is told of the other', async () => {
    const was = { ...order.shippingAddress, buyerGstin: '', buyerName: '' }
    const correct = (more: object, seen: object = was) =>
      put('/address', { ...was, ...more, was: seen })
    const replies = await Promise.all([correct({ city: 'Agra' }), correct({ firstName: 'Mina' })])
    expect(replies.map(({ status }) => String(status)).sort()).toEqual(['200', '409'])
    const refused = replies.find(({ status }) => status === 409)
    const { city, firstName } = (await read()).shippingAddress
    const current = city === 'Agra' ? { city } : { firstName }
    expect(refused?.body).toMatchObject({ code: 'changed_meanwhile', current })
    expect(Object.keys(refused?.body.current)).toEqual(Object.keys(current))
    // What is so already changes nothing, and what was seen now is taken.
    expect((await correct(current)).status).toBe(200)
    expect((await correct({ city: 'Pune' }, { ...was, ...current })).status).toBe(200)
    const odd = await correct({}, { status: 'Processing' })
    expect(odd.status).toBe(400)
  })

  it('elsewhere is arrived at in the days of that place', async () => {
    const rule = { prefix: '79', serviceable: true, days: 6 }
    await saveSettings(shop.as(admin), { pinRules: [rule] })
    const daysAfter = async (change: object) => {
      const { body } = await put('/address', {
        ...order.shippingAddress,
        state: undefined,
        ...change,
      })
      const { createdAt, estimatedDelivery } = body as StaffOrder
      return (Date.parse(estimatedDelivery) - Date.parse(createdAt)) / DAY_MS
    }
    expect(await daysAfter({ postalCode: '791001' })).toBe(6)
    const trackPath = `/api/track?number=${order.number}&phone=${order.shippingAddress.phone}`
    expect((await shop.get(trackPath)).body.estimatedDelivery).toBe(
      (await read()).estimatedDelivery,
    )
    await saveSettings(shop.as(admin), { pinRules: [{ ...rule, days: 9 }] })
    expect(await daysAfter({ postalCode: '791001', address: '8 Hill Road' })).toBe(6)
    expect(await daysAfter({})).toBe(1)
    await saveSettings(shop.as(admin), { pinRules: [] })
  })

  it('is refused where a field is missing', async () => {
    const { status, body } = await put('/address', { ...anAddress(), city: '' })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['city']])
  })

  it('leaves neither name, street nor phone in the audit trail', async () => {
    await put('/address', anAddress({ firstName: 'Mina', address: '9 Hidden Lane', city: 'Agra' }))
    const { body } = await shop.as(admin).get(`/api/admin/audit?target=${order._id}`)
    expect(body[0].changes.city.to).toBe('Agra')
    expect(JSON.stringify(body[0].changes)).not.toMatch(/Mina|Hidden/)
  })
})

describe('a packer', () => {
  it('notes that a customer confirms, and leaves to an admin that one declines', async () => {
    const declined = await put('/confirmation', { state: 'declined', via: 'call' }, packer)
    expect([declined.status, declined.body.reason]).toEqual([403, 'packer_not_cancels'])
    const body = { ids: [order._id], state: 'declined' }
    const many = await shop.as(packer).post('/api/admin/orders/confirmations', body)
    expect(many.body.refused).toMatchObject([{ id: order._id, code: 'forbidden' }])
    expect(await read()).toMatchObject({ status: 'Processing', confirmation: { state: 'unasked' } })
    expect((await put('/confirmation', { state: 'confirmed' }, packer)).status).toBe(200)
  })
})

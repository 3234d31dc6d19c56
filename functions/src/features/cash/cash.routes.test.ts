/* oxlint-disable max-lines -- one report, and what changes its rows */
import { describe, expect, it } from 'vitest'
import { shippingPaise } from '@bartan/contract/pricing/shipping'
import { toRupees, paise } from '@bartan/contract/shared/money'
import { addDays, dayOf } from '@bartan/contract/shared/shop-day'
import { placeOrder } from '#testing/orders.ts'
import { startOwnTestShop } from '#testing/start-test-shop.ts'
import { COUNTED, readsOf } from '#testing/usage-of.ts'

const start = async () => {
  const shop = await startOwnTestShop(COUNTED)
  const [admin, packer, asha] = await Promise.all([
    shop.saveUser({ role: 'admin', name: 'Owner' }),
    shop.saveUser({ role: 'packer' }),
    shop.saveUser(),
  ])
  const productId = await shop.saveProduct({ countInStock: 100 })
  const as = shop.as(admin)
  const shipped = async (courier?: string): Promise<string> => {
    const { _id } = await placeOrder(shop, asha, [{ productId, quantity: 3 }])
    await (courier
      ? as.put(`/api/admin/orders/${_id}/shipment`, { courier, awb: `A${_id}` })
      : as.put(`/api/admin/orders/${_id}`, { status: 'Shipped' }))
    return _id
  }
  const set = async (id: string, body: object) => {
    const { status } = await as.put(`/api/admin/orders/${id}`, body)
    expect(status).toBe(200)
  }
  const report = async (query = '') => {
    const { status, body } = await as.get(`/api/admin/cash${query}`)
    expect(status).toBe(200)
    return body
  }
  const handOver = (body: object, who = admin) =>
    shop.as(who).post('/api/admin/cash/handovers', body)
  const today = dayOf(shop.clock.now())
  const collected = async (courier?: string) => {
    const id = await shipped(courier)
    await set(id, { status: 'Delivered' })
    return id
  }
  return { shop, admin, packer, shipped, collected, set, report, handOver, today }
}

/** What an order of these tests comes to. */
const TOTAL = toRupees(paise(300_00 + shippingPaise(paise(300_00))))

describe('the cash report', () => {
  it('tells by day and courier what is to collect, was collected, and was handed over', async () => {
    const { shop, shipped, set, report, handOver, today } = await start()
    const [first, second, third] = [
      await shipped('Delhivery'),
      await shipped('delhivery'),
      await shipped(),
    ]
    expect((await report()).rows).toMatchObject([
      { day: today, courier: '', toCollect: TOTAL, collected: 0, handedOver: 0, open: 0 },
      { day: today, courier: 'Delhivery', toCollect: 2 * TOTAL, collected: 0 },
    ])
    await set(first, { status: 'Delivered', collected: { by: 'cash', amount: 290.5 } })
    await set(third, { status: 'Delivered', collected: { by: 'upi' } })
    shop.clock.pass({ minutes: 24 * 60 })
    await set(second, { status: 'Delivered' })
    const given = { day: today, courier: 'Delhivery', amount: 200, reference: 'Slip 7' }
    expect((await handOver(given)).status).toBe(201)
    const { rows, totals, handovers } = await report(`?from=${today}&to=${addDays(today, 1)}`)
    expect(rows).toEqual([
      {
        day: addDays(today, 1),
        courier: 'delhivery',
        toCollect: 0,
        collected: TOTAL,
        byUpi: 0,
        handedOver: 0,
        open: TOTAL,
        short: 0,
      },
      {
        day: today,
        courier: '',
        toCollect: 0,
        collected: TOTAL,
        byUpi: TOTAL,
        handedOver: 0,
        open: 0,
        short: 0,
      },
      {
        day: today,
        courier: 'Delhivery',
        toCollect: 0,
        collected: 290.5,
        byUpi: 0,
        handedOver: 200,
        open: 90.5,
        short: TOTAL - 290.5,
      },
    ])
    expect(totals).toEqual({
      toCollect: 0,
      collected: 2 * TOTAL + 290.5,
      byUpi: TOTAL,
      handedOver: 200,
      open: TOTAL + 90.5,
      short: TOTAL - 290.5,
    })
    expect(handovers).toMatchObject([{ ...given, by: { name: 'Owner' } }])
  })

  it('follows an order wherever it goes', async () => {
    const { shop, admin, shipped, set, report } = await start()
    const id = await shipped('Ekart')
    await set(id, { status: 'Delivered' })
    await set(id, { status: 'Shipped' })
    expect((await report()).totals).toMatchObject({ toCollect: TOTAL, collected: 0 })
    await set(id, { status: 'Cancelled', cancelReason: 'refused' })
    expect((await report()).rows).toEqual([])
    await set(id, { status: 'Shipped' })
    expect((await report()).totals.toCollect).toBe(TOTAL)
    await shop.as(admin).del(`/api/admin/orders/${id}`)
    expect((await report()).rows).toEqual([])
  })

  it('adds up when many are delivered at once', async () => {
    const { shop, admin, shipped, report } = await start()
    const ids = []
    for (let count = 0; count < 5; count++) ids.push(await shipped('Ekart'))
    const { body } = await shop
      .as(admin)
      .post('/api/admin/orders/bulk', { ids, status: 'Delivered' })
    expect(body.done).toHaveLength(5)
    expect((await report()).totals).toMatchObject({ toCollect: 0, collected: 5 * TOTAL })
  })

  it('costs a read for each day, however many orders', async () => {
    const { shop, admin, shipped, report } = await start()
    for (let count = 0; count < 3; count++) await shipped('Ekart')
    const account = await readsOf(shop, () => shop.as(admin).get('/api/users/profile'))
    expect(await readsOf(shop, () => report())).toBe(account + 1)
  })

  it('is of at most 92 days, and of the last seven unless it is told', async () => {
    const { shop, admin, report, today } = await start()
    expect(await report()).toMatchObject({ from: addDays(today, -6), to: today })
    await report(`?from=${addDays(today, -91)}`)
    const get = async (query: string) => {
      const { status, body } = await shop.as(admin).get(`/api/admin/cash?${query}`)
      return [status, Object.keys(body.fields ?? {})]
    }
    expect(await get(`from=${addDays(today, -92)}`)).toEqual([400, ['from']])
    expect(await get(`from=${today}&to=${addDays(today, -1)}`)).toEqual([400, ['to']])
    expect(await get('from=yesterday')).toEqual([400, ['from']])
  })

  it('is a file as well', async () => {
    const { shop, admin, shipped, today } = await start()
    await shipped('=Ekart, Ltd')
    const { headers, body: text } = await shop.as(admin).get('/api/admin/cash.csv')
    expect(headers.get('content-type')).toContain('text/csv')
    expect(text).toBe(
      `day,courier,toCollect,collected,byUpi,handedOver,open,short\r\n${today},"'=Ekart, Ltd",${TOTAL},0,0,0,0,0\r\n`,
    )
  })

  it('is nothing for packers', async () => {
    const { shop, packer, handOver, today } = await start()
    expect((await shop.as(packer).get('/api/admin/cash')).status).toBe(403)
    expect((await handOver({ day: today, amount: 1 }, packer)).status).toBe(403)
  })
})

describe('a handover', () => {
  it('is noted once under its reference, and as often as it is told without one', async () => {
    const { report, handOver, collected, today } = await start()
    await collected('Ekart')
    const slip = { day: today, courier: 'Ekart', amount: 100, reference: 'S1' }
    const [first, second] = await Promise.all([handOver(slip), handOver(slip)])
    expect(first.body).toEqual(second.body)
    await Promise.all([1, 2, 3].map(() => handOver({ day: today, courier: 'Ekart', amount: 10 })))
    expect((await report()).totals.handedOver).toBe(130)
  })

  it('is noted once under the key of its form', async () => {
    const { report, handOver, collected, today } = await start()
    await collected('Ekart')
    const form = { key: 'form-0001', day: today, courier: 'Ekart', amount: 100 }
    const [first, second] = await Promise.all([handOver(form), handOver(form)])
    expect(first.body).toEqual(second.body)
    expect((await handOver({ ...form, key: 'form-0002' })).status).toBe(201)
    expect((await report()).totals.handedOver).toBe(200)
    const reply = await handOver({ ...form, key: 'no' })
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['key']])
  })

  it('is never more than what is open of that day, at once with others either', async () => {
    const { report, handOver, collected, today } = await start()
    await collected('Ekart')
    const slip = { day: today, courier: 'ekart', amount: TOTAL }
    expect(await handOver({ ...slip, amount: TOTAL + 0.01 })).toMatchObject({
      status: 409,
      body: { code: 'more_than_open' },
    })
    expect(await handOver({ ...slip, courier: 'Delhivery' })).toMatchObject({
      status: 409,
      body: { code: 'more_than_open' },
    })
    const replies = await Promise.all([1, 2, 3].map(() => handOver(slip)))
    expect(replies.map(({ status }) => String(status)).sort()).toEqual(['201', '409', '409'])
    expect((await report()).totals).toMatchObject({ handedOver: TOTAL, open: 0 })
  })

  it('is the same as a remittance paid by file', async () => {
    const { shop, admin, report, handOver, collected, today } = await start()
    const id = await collected('Ekart')
    const file = `awb,paid\nA${id},${TOTAL}\n`
    const path = '/api/admin/cash/remittances?courier=Ekart'
    const headers = { 'content-type': 'text/csv' }
    expect((await shop.as(admin).post(path, file, { headers })).status).toBe(201)
    expect(await report()).toMatchObject({
      rows: [{ courier: 'Ekart', collected: TOTAL, handedOver: TOTAL, open: 0 }],
      totals: { open: 0 },
    })
    expect(await handOver({ day: today, courier: 'Ekart', amount: 1 })).toMatchObject({
      status: 409,
      body: { code: 'more_than_open' },
    })
  })

  it('is not taken for another amount under the same reference', async () => {
    const { report, handOver, collected, today } = await start()
    await collected('Ekart')
    const slip = { day: today, courier: 'Ekart', amount: 100, reference: 'S1' }
    await handOver(slip)
    const { status, body } = await handOver({ ...slip, amount: 70 })
    expect([status, body.code]).toEqual([409, 'conflict'])
    expect(body.message).toBe('S1 is the reference of another handover of that day, of ₹100')
    expect((await report()).totals.handedOver).toBe(100)
  })

  it('can be taken back, and leaves its trail', async () => {
    const { shop, admin, report, handOver, collected, today } = await start()
    await collected('Ekart')
    const { body } = await handOver({ day: today, courier: 'Ekart', amount: 99.99 })
    const path = `/api/admin/cash/handovers/${today}/${body._id}`
    expect((await shop.as(admin).del(path)).status).toBe(200)
    expect((await shop.as(admin).del(path)).status).toBe(404)
    expect(await report()).toMatchObject({ totals: { handedOver: 0 }, handovers: [] })
    const { body: audit } = await shop.as(admin).get('/api/admin/audit')
    expect(audit.slice(0, 2)).toMatchObject([
      { action: 'cash.handover_removed', changes: { handedOver: { from: 99.99, to: null } } },
      {
        action: 'cash.handed_over',
        target: { _id: today, name: `${today}, Ekart` },
        changes: { handedOver: { from: null, to: 99.99 } },
      },
    ])
  })

  it.each([
    ['day', { day: 'today', amount: 1 }],
    ['day', { day: '2099-01-01', amount: 1 }],
    ['amount', { amount: 0 }],
    ['amount', { amount: -5 }],
    ['amount', { amount: 1.001 }],
    ['amount', {}],
    ['courier', { amount: 1, courier: 'x'.repeat(61) }],
  ])('is refused for its %s: %o', async (field, body) => {
    const { handOver, today } = await start()
    const reply = await handOver({ day: today, ...body })
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, [field]])
  })
})

it('counts orders of earlier versions once they change', async () => {
  const { shop, shipped, set, report } = await start()
  const id = await shipped('Ekart')
  const { orders, cashDays } = shop.database
  await cashDays.doc(dayOf(shop.clock.now())).delete()
  const { isTallied: _isTallied, ...old } = (await orders.doc(id).get()).data() ?? {}
  await shop.database.firestore.collection('orders').doc(id).set(old)
  expect((await report()).rows).toEqual([])
  await set(id, { status: 'Delivered' })
  expect((await report()).totals).toMatchObject({ toCollect: 0, collected: TOTAL })
})

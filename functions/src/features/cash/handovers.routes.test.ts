import { addDays } from '@bartan/contract/shared/shop-day'
import { describe, expect, it } from 'vitest'
import { refusal } from '#testing/refusal.ts'
import { usageOf } from '#testing/usage-of.ts'
import { startCash, TOTAL } from './testing/start-cash.ts'

describe('a handover', () => {
  it('is noted once under its reference, and as often as it is told without one', async () => {
    const { report, handOver, collected, today } = await startCash()
    await collected('Ekart')
    const slip = { day: today, courier: 'Ekart', amount: 100, reference: 'S1' }
    const [first, second] = await Promise.all([handOver(slip), handOver(slip)])
    expect(first.body).toEqual(second.body)
    // A courier is the same however it is written.
    expect((await handOver({ ...slip, courier: 'e kart' })).body).toEqual(first.body)
    await Promise.all([1, 2, 3].map(() => handOver({ day: today, courier: 'Ekart', amount: 10 })))
    expect((await report()).totals.handedOver).toBe(130)
  })

  it('is noted once under the key of its form', async () => {
    const { report, handOver, collected, today } = await startCash()
    await collected('Ekart')
    const form = { key: 'form-0001', day: today, courier: 'Ekart', amount: 100 }
    const [first, second] = await Promise.all([handOver(form), handOver(form)])
    expect(first.body).toEqual(second.body)
    expect((await handOver({ ...form, key: 'form-0002' })).status).toBe(201)
    expect((await report()).totals.handedOver).toBe(200)
    // Of another courier, it is another handover: nothing of it would be noted.
    await collected('DTDC')
    const other = await handOver({ ...form, courier: 'DTDC' })
    expect(other).toMatchObject(refusal(409, 'conflict'))
    const reply = await handOver({ ...form, key: 'no' })
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['key']])
  })

  it('is never more than what is open of that day, at once with others either', async () => {
    const { report, handOver, collected, today } = await startCash()
    await collected('Ekart')
    const slip = { day: today, courier: 'ekart', amount: TOTAL }
    expect(await handOver({ ...slip, amount: TOTAL + 0.01 })).toMatchObject(
      refusal(409, 'more_than_open'),
    )
    expect(await handOver({ ...slip, courier: 'Delhivery' })).toMatchObject(
      refusal(409, 'more_than_open'),
    )
    const replies = await Promise.all([1, 2, 3].map(() => handOver(slip)))
    expect(replies.map(({ status }) => String(status)).sort()).toEqual(['201', '409', '409'])
    expect((await report()).totals).toMatchObject({ handedOver: TOTAL, open: 0 })
  })

  it('is the same as a remittance paid by file', async () => {
    const { shop, admin, report, handOver, collected, today } = await startCash()
    const id = await collected('Ekart')
    const file = `awb,paid\nA${id},${TOTAL}\n`
    const path = '/api/admin/cash/remittances?courier=Ekart'
    const headers = { 'content-type': 'text/csv' }
    expect((await shop.as(admin).post(path, file, { headers })).status).toBe(201)
    expect(await report()).toMatchObject({
      rows: [{ courier: 'Ekart', collected: TOTAL, handedOver: TOTAL, open: 0 }],
      totals: { open: 0 },
    })
    expect(await handOver({ day: today, courier: 'Ekart', amount: 1 })).toMatchObject(
      refusal(409, 'more_than_open'),
    )
  })

  it('is not booked again by a file that comes later, or at the same time', async () => {
    const { shop, admin, report, handOver, collected, today } = await startCash()
    const [first, second] = [await collected('Ekart'), await collected('Ekart')]
    const slip = { day: today, courier: 'ekart', amount: TOTAL + 1 }
    const send = (query = '') =>
      shop
        .as(admin)
        .post(
          `/api/admin/cash/remittances?courier=Ekart${query}`,
          `awb,paid\nA${first},${TOTAL}\nA${second},${TOTAL}\n`,
          { headers: { 'content-type': 'text/csv' } },
        )
    expect((await handOver(slip)).status).toBe(201)
    const told = [
      { row: 2, awb: `A${first}` },
      { row: 3, awb: `A${second}` },
    ]
    expect((await send('&dryRun=true')).body).toMatchObject({ matched: 0, twice: told })
    expect((await send()).body).toMatchObject({ matched: 0, twice: told })
    expect((await report()).totals).toMatchObject({ handedOver: TOTAL + 1, open: TOTAL - 1 })
    const others = [await collected('DTDC'), await collected('DTDC')]
    const files = others.map((id) =>
      shop
        .as(admin)
        .post('/api/admin/cash/remittances?courier=DTDC', `awb,paid\nA${id},${TOTAL}\n`, {
          headers: { 'content-type': 'text/csv' },
        }),
    )
    await Promise.all([handOver({ day: today, courier: 'DTDC', amount: 2 * TOTAL }), ...files])
    const { rows } = await report()
    expect(rows[0]).toMatchObject({ courier: 'DTDC', collected: 2 * TOTAL })
    expect(rows[0].open).toBeGreaterThanOrEqual(0)
  })

  it('is not taken for another amount under the same reference', async () => {
    const { report, handOver, collected, today } = await startCash()
    await collected('Ekart')
    const slip = { day: today, courier: 'Ekart', amount: 100, reference: 'S1' }
    await handOver(slip)
    const { status, body } = await handOver({ ...slip, amount: 70 })
    expect([status, body.code]).toEqual([409, 'conflict'])
    expect(body.message).toBe('S1 is the reference of another handover of that day, of ₹100')
    expect((await report()).totals.handedOver).toBe(100)
  })

  it('can be taken back, and leaves its trail', async () => {
    const { shop, admin, report, handOver, collected, today } = await startCash()
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

  it('marks every parcel of a large day, in parts that a repeated call goes on with', async () => {
    const { shop, admin, handOver, collected, today } = await startCash()
    const id = await collected('Ekart')
    const { orders, firestore, timestamp } = shop.database
    const one = (await orders.doc(id).get()).data()!
    const others = Array.from({ length: 250 }, (_, place) => orders.doc(`of-the-day-${place}`))
    const batch = firestore.batch()
    for (const other of others) batch.set(other, one)
    await batch.commit()
    const due = async () =>
      (await orders.where('owed.state', '==', 'due').count().get()).data().count
    const slip = { key: 'large-day-1', day: today, courier: 'Ekart', amount: TOTAL }
    expect(await due()).toBe(251)
    const { reads, writes } = await usageOf(shop, () => handOver(slip))
    // Each parcel once; caller, day and stored parts beside.
    expect([reads < 251 + 10, writes < 251 + 5]).toEqual([true, true])
    const { body } = await handOver(slip)
    expect(await due()).toBe(0)
    // As a call that ended after its first part leaves it, while another parcel is delivered.
    for (const other of others.slice(-3))
      await other.update({ isHandedOver: false, owed: one.owed })
    const later = timestamp(new Date(one.deliveredAt!.toMillis() + 60_000))
    await orders.doc('later-that-day').set({ ...one, deliveredAt: later })
    expect((await handOver(slip)).body).toEqual(body)
    expect(await due()).toBe(1)
    await shop.as(admin).del(`/api/admin/cash/handovers/${today}/${body._id}`)
    expect(await due()).toBe(252)
  })

  it('is of the cash of its day, whatever is put right of it on another', async () => {
    const { shop, collected, set, report, handOver, today } = await startCash()
    const id = await collected('Ekart')
    await handOver({ day: today, courier: 'Ekart', amount: TOTAL })
    shop.clock.pass({ minutes: 24 * 60 })
    await set(id, { status: 'Delivered', collected: { by: 'cash', amount: TOTAL - 10 } })
    expect((await report()).rows).toMatchObject([
      { day: today, collected: TOTAL - 10, handedOver: TOTAL, open: -10 },
    ])
    const next = { day: addDays(today, 1), courier: 'Ekart', amount: 1 }
    expect(await handOver(next)).toMatchObject(refusal(409, 'more_than_open'))
  })

  it('keeps its orders Delivered until it is taken back, as a payment by file does', async () => {
    const { shop, admin, collected, report, handOver, today } = await startCash()
    const [id, other] = [await collected('Ekart'), await collected('Ekart')]
    const leave = (order: string, status = 'Shipped') =>
      shop.as(admin).put(`/api/admin/orders/${order}`, { status })
    const { body } = await handOver({ day: today, courier: 'e kart', amount: TOTAL + 1 })
    // What is open of the day still covers none of them.
    for (const status of ['Processing', 'Shipped', 'Cancelled'])
      expect(await leave(id, status)).toMatchObject(refusal(409, 'order_locked'))
    const bulk = { ids: [id, other], status: 'Shipped' }
    expect((await shop.as(admin).post('/api/admin/orders/bulk', bulk)).body).toMatchObject({
      done: [],
      refused: [{ code: 'order_locked' }, { code: 'order_locked' }],
    })
    expect((await report()).totals).toMatchObject({ handedOver: TOTAL + 1, open: TOTAL - 1 })
    await shop.as(admin).del(`/api/admin/cash/handovers/${today}/${body._id}`)
    await handOver({ day: today, courier: 'Ekart', amount: TOTAL })
    // One of them can be another day's, and the other is then what was handed over.
    const replies = await Promise.all([leave(id), leave(other)])
    expect(replies.map(({ status }) => String(status)).sort()).toEqual(['200', '409'])
    expect((await report()).totals).toMatchObject({ collected: TOTAL, open: 0 })
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
    const { handOver, today } = await startCash()
    const reply = await handOver({ day: today, ...body })
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, [field]])
  })
})

import { addDays, dayOf } from '@bartan/contract/shared/shop-day'
import { describe, expect, it } from 'vitest'
import { readsOf } from '#testing/usage-of.ts'
import { startCash, TOTAL } from './testing/start-cash.ts'

describe('the cash report', () => {
  it('tells by day and courier what is to collect, was collected, and was handed over', async () => {
    const { shop, shipped, set, report, handOver, today } = await startCash()
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
    const { shop, admin, shipped, set, report } = await startCash()
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

  it('keeps the cash of a deleted order with whoever has it', async () => {
    const { shop, admin, collected, report, handOver, today } = await startCash()
    const [first, second] = [await collected('Ekart'), await collected('Ekart')]
    await handOver({ day: today, courier: 'Ekart', amount: TOTAL })
    for (const id of [first, second])
      expect((await shop.as(admin).del(`/api/admin/orders/${id}`)).status).toBe(200)
    expect((await report()).rows).toMatchObject([
      { courier: 'Ekart', collected: 2 * TOTAL, handedOver: TOTAL, open: TOTAL },
    ])
    expect((await handOver({ day: today, courier: 'Ekart', amount: TOTAL })).status).toBe(201)
  })

  it('adds up when many are delivered at once', async () => {
    const { shop, admin, shipped, report } = await startCash()
    const ids = []
    for (let count = 0; count < 5; count++) ids.push(await shipped('Ekart'))
    const { body } = await shop
      .as(admin)
      .post('/api/admin/orders/bulk', { ids, status: 'Delivered' })
    expect(body.done).toHaveLength(5)
    expect((await report()).totals).toMatchObject({ toCollect: 0, collected: 5 * TOTAL })
  })

  it('costs a read for each day, however many orders', async () => {
    const { shop, admin, shipped, report } = await startCash()
    for (let count = 0; count < 3; count++) await shipped('Ekart')
    const account = await readsOf(shop, () => shop.as(admin).get('/api/users/profile'))
    expect(await readsOf(shop, () => report())).toBe(account + 1)
  })

  it('is of at most 92 days, and of the last seven unless it is told', async () => {
    const { shop, admin, report, today } = await startCash()
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
    const { shop, admin, shipped, today } = await startCash()
    await shipped('=Ekart, Ltd')
    const { headers, body: text } = await shop.as(admin).get('/api/admin/cash.csv')
    expect(headers.get('content-type')).toContain('text/csv')
    expect(text).toBe(
      `day,courier,toCollect,collected,byUpi,handedOver,open,short\r\n${today},"'=Ekart, Ltd",${TOTAL},0,0,0,0,0\r\n`,
    )
  })
})

it('counts orders of earlier versions once they change', async () => {
  const { shop, shipped, set, report } = await startCash()
  const id = await shipped('Ekart')
  const { orders, cashDays } = shop.database
  await cashDays.doc(dayOf(shop.clock.now())).delete()
  const { isTallied: _isTallied, ...old } = (await orders.doc(id).get()).data() ?? {}
  await shop.database.firestore.collection('orders').doc(id).set(old)
  expect((await report()).rows).toEqual([])
  await set(id, { status: 'Delivered' })
  expect((await report()).totals).toMatchObject({ toCollect: 0, collected: TOTAL })
})

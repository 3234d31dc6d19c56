import { addDays } from '@bartan/contract/shared/shop-day'
import { describe, expect, it } from 'vitest'
import { putSettings } from '#testing/save-settings.ts'
import { readsOf } from '#testing/usage-of.ts'
import { startCash, TOTAL } from './testing/start-cash.ts'

const DAY = { minutes: 24 * 60 }

describe('who holds cash', () => {
  it('is told with since when and what of it is overdue, handovers and remittances taken off', async () => {
    const { shop, admin, packer, collected, handOver, today } = await startCash()
    const holders = async () => (await shop.as(admin).get('/api/admin/cash/holders')).body
    expect(await holders()).toEqual({ holders: [], open: 0, overdue: 0, usualDays: 7 })
    await collected('Delhivery')
    const paid = await collected('Ekart')
    shop.clock.pass(DAY)
    await collected('delhivery')
    await collected()
    await handOver({ day: today, courier: 'Delhivery', amount: 100 })
    expect(await holders()).toMatchObject({
      holders: [
        { courier: 'delhivery', open: 2 * TOTAL - 100, since: today, overdue: 0 },
        { courier: 'Ekart', open: TOTAL, since: today, overdue: 0 },
        { courier: '', open: TOTAL, since: addDays(today, 1), overdue: 0 },
      ],
      open: 4 * TOTAL - 100,
    })
    for (let day = 0; day < 7; day++) shop.clock.pass(DAY)
    const late = await holders()
    expect(late.overdue).toBe(2 * TOTAL - 100)
    expect(late.holders.map((one: { overdue: number }) => one.overdue)).toEqual([
      TOTAL - 100,
      TOTAL,
      0,
    ])
    const file = `awb,paid,utr\nA${paid},${TOTAL},U1\n`
    await shop.as(admin).post('/api/admin/cash/remittances?courier=Ekart', file, {
      headers: { 'content-type': 'text/csv' },
    })
    await handOver({ day: today, courier: 'Delhivery', amount: TOTAL - 100 })
    expect(await holders()).toMatchObject({ open: 2 * TOTAL, overdue: 0 })
    expect((await holders()).holders[0]).toMatchObject({ since: addDays(today, 1) })
    expect((await shop.as(packer).get('/api/admin/cash/holders')).status).toBe(403)
  })

  it('is overdue after the days of the settings, here and in what waits today', async () => {
    const { shop, admin, collected } = await startCash()
    const desk = shop.as(admin)
    await collected('Delhivery')
    for (let day = 0; day < 3; day++) shop.clock.pass(DAY)
    const overdue = async () => [
      (await desk.get('/api/admin/cash/holders')).body.overdue,
      (await desk.get('/api/admin/today')).body.money.overdue,
    ]
    expect(await overdue()).toEqual([0, 0])
    const setDays = (remittanceDays: number) =>
      putSettings(desk, ({ orders }) => ({ orders: { ...orders, remittanceDays } }))
    expect((await setDays(2)).status).toBe(200)
    expect(await overdue()).toEqual([TOTAL, 1])
    expect((await setDays(0)).body.fields).toHaveProperty(['orders.remittanceDays'])
  })

  it('is asked for no parcel of a day whose cash was handed over by hand', async () => {
    const { shop, admin, collected, handOver, today } = await startCash()
    const desk = shop.as(admin)
    await collected('Delhivery')
    await collected('Delhivery')
    shop.clock.pass(DAY)
    const owed = async () => (await desk.get('/api/admin/cash/parcels?state=due')).body.length
    await handOver({ day: today, courier: 'Delhivery', amount: TOTAL })
    expect(await owed()).toBe(2)
    const { body: rest } = await handOver({ day: today, courier: 'delhivery', amount: TOTAL })
    expect(await owed()).toBe(0)
    for (let day = 0; day < 9; day++) shop.clock.pass(DAY)
    expect((await desk.get('/api/admin/today')).body.money.overdue).toBe(0)
    await desk.del(`/api/admin/cash/handovers/${today}/${rest._id}`)
    expect(await owed()).toBe(2)
  })

  it('is asked for no parcel of a day whose rest a file or a correction takes', async () => {
    const { shop, admin, collected, set, handOver, today } = await startCash()
    const desk = shop.as(admin)
    const owed = async (courier: string) =>
      (await desk.get(`/api/admin/cash/parcels?state=due&courier=${courier}`)).body.length
    const [paid] = [await collected('Delhivery'), await collected('Delhivery')]
    await handOver({ day: today, courier: 'Delhivery', amount: TOTAL })
    const file = `awb,paid\nA${paid},${TOTAL}\n`
    const headers = { 'content-type': 'text/csv' }
    await desk.post('/api/admin/cash/remittances?courier=Delhivery', file, { headers })
    expect(await owed('delhivery')).toBe(0)
    const [byUpi] = [await collected('Ekart'), await collected('Ekart')]
    await handOver({ day: today, courier: 'Ekart', amount: TOTAL })
    await set(byUpi, { status: 'Delivered', collected: { by: 'upi', amount: TOTAL } })
    expect(await owed('ekart')).toBe(0)
    expect((await desk.get('/api/admin/cash/holders')).body.open).toBe(0)
  })

  it('costs a read for each day with cash, and none for others', async () => {
    const { shop, admin, collected } = await startCash()
    const reads = () => readsOf(shop, () => shop.as(admin).get('/api/admin/cash/holders'))
    await reads()
    await collected('Delhivery')
    const one = await reads()
    shop.clock.pass(DAY)
    await collected('Delhivery')
    expect(await reads()).toBe(one + 1)
  })
})

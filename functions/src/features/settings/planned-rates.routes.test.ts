import { paise } from '@bartan/contract/shared/money'
import { addDays } from '@bartan/contract/shared/shop-day'
import { describe, expect, it } from 'vitest'
import { MOVES, PAN, startRates } from './testing/start-rates.ts'

describe('planning', () => {
  it('shows of each rate how many products have it, and of ten what their prices would be', async () => {
    const { shop, admin } = await startRates()
    for (let count = 0; count < 11; count++) await shop.saveProduct({ ...PAN, price: 112 })
    await shop.saveProduct({ ...PAN, gstRate: 18, mrp: paise(349_00) })
    expect((await admin.get('/api/admin/rates')).body).toEqual({
      rates: [
        { rate: 12, products: 11 },
        { rate: 18, products: 1 },
      ],
    })
    const { body } = await admin.get('/api/admin/rates?rate=12&to=5')
    expect(body.examples).toHaveLength(10)
    expect(body.examples).toContainEqual(
      expect.objectContaining({ price: 112, moved: 105, isCapped: false, isFrom: false }),
    )
    const capped = await admin.get('/api/admin/rates?rate=18&to=40')
    expect(capped.body.examples).toMatchObject([{ price: 349, moved: 349, isCapped: true }])
    expect((await admin.get('/api/admin/rates?rate=much&to=5')).status).toBe(400)
  })

  it.each([
    [{ ...MOVES, to: 12 }, 'rateChanges.0.to'],
    [{ ...MOVES, to: 7 }, 'rateChanges.0.to'],
    [{ ...MOVES, rate: 7 }, 'rateChanges.0.rate'],
    [{ ...MOVES, prices: 'fall' }, 'rateChanges.0.prices'],
    [{ ...MOVES, from: 'tomorrow' }, 'rateChanges.0.from'],
    [{ ...MOVES, from: '2026-02-30' }, 'rateChanges.0.from'],
    [{ ...MOVES, from: '2025-09-22' }, 'rateChanges.0.from'],
    [{ ...MOVES, rate: 5 }, 'rateChanges.0.to'],
  ])('refuses %j at %s', async (change, field) => {
    const { plan } = await startRates()
    const { status, body } = await plan(change)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })

  it('takes back what has not begun, and nothing else', async () => {
    const { shop, save, open, admin, plan, passToMidnight, tomorrow } = await startRates()
    const twice = await plan(MOVES, { ...MOVES, to: 18 })
    expect(twice.body.fields).toHaveProperty('rateChanges.1.rate')
    await plan(MOVES)
    expect((await save({ rateChanges: [] })).status).toBe(200)
    await plan(MOVES)
    // What is public says nothing of it.
    expect((await shop.get('/api/settings')).body).not.toHaveProperty('rateChanges')
    const { body: trail } = await admin.get('/api/admin/audit?limit=1')
    passToMidnight()
    const begun = { from: tomorrow, ...MOVES }
    for (const rateChanges of [[], [{ ...begun, to: 18 }], [{ ...begun, prices: 'stay' }]])
      expect((await save({ rateChanges })).body.fields).toHaveProperty('rateChanges')
    const undone = await admin.post('/api/admin/audit/undo', { batch: trail[0].batch })
    expect(undone.body.fields).toHaveProperty('rateChanges')
    const next = { rate: 5, to: 18, prices: 'stay', from: addDays(tomorrow, 1) }
    expect((await save({ rateChanges: [begun, next] })).status).toBe(200)
    expect((await open()).rateChanges).toEqual([begun, next])
    expect((await save({ name: 'Another' })).status).toBe(200)
  })
})

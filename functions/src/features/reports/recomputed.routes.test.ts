import { addDays } from '@bartan/contract/shared/shop-day'
import { describe, expect, it } from 'vitest'
import {
  customersIn,
  dayIn,
  placesIn,
  marginIn,
  salesIn,
  taxIn,
  unitsIn,
  within,
  type Order,
} from './testing/recompute.ts'
import { ORDERS, startTrade } from './testing/trade.ts'

const { shop, admin, first, goods } = await startTrade()

const ordersNow = async (): Promise<Order[]> => {
  const { docs } = await shop.database.orders.get()
  return docs.map((order) => ({ ...order.data(), id: order.id }))
}

const report = async (name: string, query = '') => {
  const { status, body, headers } = await shop.as(admin).get(`/api/admin/reports/${name}${query}`)
  expect([status, body.message]).toEqual([200, undefined])
  return { ...body, headers }
}

/** The whole time, and some parts of it. */
const ranges = (): [from: string, to: string][] => {
  const last = dayIn(shop.clock.now())
  // As long as a report may be.
  const begin = [first, addDays(last, -365)].toSorted().at(-1) ?? first
  return [
    [begin, last],
    [addDays(first, 5), addDays(first, 121)],
    [addDays(first, 180), addDays(first, 210)],
    [addDays(last, -29), last],
  ]
}

const query = ([from, to]: [string, string]) => `?from=${from}&to=${to}`

describe('each report is what its orders come to', () => {
  it('of a trade in which all happened that can', async () => {
    const orders = await ordersNow()
    const count = (test: (order: Order) => unknown) => orders.filter(test).length
    const happened = {
      cancelled: count(({ status }) => status === 'Cancelled'),
      changed: count(({ lineChanges }) => lineChanges),
      discounted: count(({ discount }) => discount),
      returned: count(({ refunded }) => refunded),
      declined: count(({ returns = [] }) => returns.some(({ state }) => state === 'declined')),
      refused: count(({ isReturnedToOrigin }) => isReturnedToOrigin),
      billed: count(({ taxDocuments }) => taxDocuments),
      byPhone: count(({ userId }) => userId === ''),
    }
    for (const [what, times] of Object.entries(happened))
      expect([what, times > 0]).toEqual([what, true])
    expect(orders.length).toBeLessThan(ORDERS)
  })

  it.each(['day', 'week', 'month'])('sales by %s', async (by) => {
    const orders = await ordersNow()
    const documents = (await shop.database.taxDocuments.get()).docs.map((one) => one.data())
    for (const range of ranges()) {
      const { rows } = await report('sales', `${query(range)}&by=${by}`)
      const told = rows.map(({ tax: _tax, ...row }: { tax: number }) => row)
      expect(told).toEqual(salesIn(within(orders, ...range), by))
      const tax = rows.reduce((sum: number, row: { tax: number }) => sum + row.tax, 0)
      // Each line is taxed by itself, to the paisa; this is by order.
      const wanted = taxIn(within(orders, ...range), documents)
      expect(Math.abs(tax - wanted)).toBeLessThanOrEqual(0.01 * orders.length)
    }
  })

  it('products', async () => {
    const orders = await ordersNow()
    for (const range of ranges()) {
      const some = within(orders, ...range)
      const { rows } = await report('products', query(range))
      const units = Object.fromEntries(
        rows.map(({ productId, size, color, units: sold, returned }: Record<string, unknown>) => [
          [productId, size, color].join('|'),
          { units: sold, returned },
        ]),
      )
      expect(units).toEqual(unitsIn(some))
      const revenue = rows.reduce((sum: number, row: { revenue: number }) => sum + row.revenue, 0)
      const sales = salesIn(some, 'month')
      expect(revenue).toBeCloseTo(
        sales.reduce((sum, { gross, discount }) => sum + gross - discount, 0),
        2,
      )
    }
    const { rows } = await report('products', query(ranges()[0] ?? ['', '']))
    const large = rows.find(({ sku }: { sku: string }) => sku === 'SET-L')
    expect(large).toMatchObject({ name: 'Set', size: 'L', color: '', cost: 123.45 })
    const documents = (await shop.database.taxDocuments.get()).docs.map((one) => one.data())
    const sold = within(orders, ...(ranges()[0] ?? ['', '']))
    // Each line is rounded by itself.
    const wanted = marginIn(sold, documents, { sku: 'SET-L', cost: 123.45 })
    expect(Math.abs(large.margin - wanted)).toBeLessThanOrEqual(0.02 * orders.length)
    const small = rows.find(({ sku }: { sku: string }) => sku === 'SET-S')
    expect(small).not.toHaveProperty('cost')
    expect(small).not.toHaveProperty('margin')
  })

  it('places', async () => {
    const orders = await ordersNow()
    for (const range of ranges()) {
      const { rows } = await report('places', query(range))
      const told = Object.fromEntries(
        rows.map(({ pin3, state: _state, ...row }: Record<string, unknown>) => [pin3, row]),
      )
      expect(told).toEqual(placesIn(within(orders, ...range)))
    }
    const { rows } = await report('places', query(ranges()[0] ?? ['', '']))
    const states = Object.fromEntries(
      rows.map(({ pin3, state }: { pin3: string; state: string }) => [pin3, state]),
    )
    expect(states).toMatchObject({ '221': 'Uttar Pradesh', '110': 'Delhi', '400': 'Maharashtra' })
  })

  it('customers', async () => {
    const orders = await ordersNow()
    for (const range of ranges()) {
      const body = await report('customers', query(range))
      const rows = Object.fromEntries(
        body.rows.map(({ phone, name: _name, ...row }: Record<string, unknown>) => [phone, row]),
      )
      expect({ rows, new: body.new, returning: body.returning }).toEqual(
        customersIn(orders, ...range),
      )
    }
  })

  it('stock', async () => {
    const orders = await ordersNow()
    const today = dayIn(shop.clock.now())
    const units = unitsIn(within(orders, addDays(today, -29), today))
    const [pot, , small, large] = goods
    const of = (one: (typeof goods)[number] | undefined) =>
      units[[one?.productId, one?.size, one?.color].join('|')]?.units ?? 0
    const ofPot = of(pot) + of(goods[1])
    const { rows } = await report('stock')
    const sold = Object.fromEntries(
      rows.map(({ sku, soldIn30Days }: { sku: string; soldIn30Days: number }) => [
        sku,
        soldIn30Days,
      ]),
    )
    expect(sold).toEqual({ POT: ofPot, 'SET-S': of(small), 'SET-L': of(large) })
    const { countInStock } = await shop.readProduct(pot?.productId ?? '')
    expect(rows.find(({ sku }: { sku: string }) => sku === 'POT')).toMatchObject({
      countInStock,
      cost: 90,
      value: countInStock * 90,
      daysLeft: Math.floor(countInStock / (ofPot / 30)),
    })
  })

  it('the dashboard', async () => {
    const orders = await ordersNow()
    const { body } = await shop.as(admin).get('/api/admin/stats')
    const sales = salesIn(orders, 'month')
    const revenue = orders
      .filter(({ status }) => status !== 'Cancelled')
      .reduce((sum, { totalPrice }) => sum + totalPrice, 0)
    expect(body).toMatchObject({
      orders: orders.length,
      revenue: revenue / 100,
      rto: orders.filter(({ isReturnedToOrigin }) => isReturnedToOrigin).length,
    })
    expect(body.refunded).toBeCloseTo(
      sales.reduce((sum, row) => sum + row.refunded, 0),
      2,
    )
  })
})

it('pages customers by a cursor, without a gap', async () => {
  const [range] = ranges()
  const whole = await report('customers', query(range ?? ['', '']))
  const phones: string[] = []
  let cursor: string | null = ''
  do {
    const page = await report('customers', `${query(range ?? ['', ''])}&limit=2&cursor=${cursor}`)
    expect([page.new, page.returning]).toEqual([whole.new, whole.returning])
    phones.push(...page.rows.map(({ phone }: { phone: string }) => phone))
    cursor = page.headers.get('x-next-cursor')
  } while (cursor)
  expect(phones).toEqual(whole.rows.map(({ phone }: { phone: string }) => phone))
  expect((await shop.as(admin).get('/api/admin/reports/customers?cursor=rubbish')).status).toBe(400)
})

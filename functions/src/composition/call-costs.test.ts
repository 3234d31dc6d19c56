import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { aChoice, newGuestId } from '#testing/builders.ts'
import { placeOrder, beginCheckout } from '#testing/orders.ts'
import { register } from '#testing/register.ts'
import { PASSWORD, startShop } from '#testing/start-test-shop.ts'
import { usageOf } from '#testing/usage-of.ts'

/** What docs/scaling.md says that each call costs; its sums are made from these rows. */
const DOCUMENT = new URL('../../../docs/scaling.md', import.meta.url)

type Cost = { each: [reads: number, writes: number]; times: number }

/** The rows of the table of calls, by their name, and what it says that they come to; `1,000` is 1000. */
const readCosts = () => {
  const [, table = ''] =
    /\n\| Call [^\n]*\n[^\n]*\n([^]*?)\n\n/.exec(readFileSync(DOCUMENT, 'utf8')) ?? []
  const costs = new Map<string, Cost>()
  for (const row of table.split('\n')) {
    const [name = '', ...cells] = row.split('|').slice(1, -1)
    const [reads = 0, writes = 0, times = 0] = cells.map((cell) =>
      Number(cell.replaceAll(/[*,\s]/gu, '')),
    )
    costs.set(name.replaceAll('*', '').trim(), { each: [reads, writes], times })
  }
  const together = costs.get('together')
  costs.delete('together')
  return { costs, together }
}

const { costs, together } = readCosts()

// Long enough that even a slow machine does not refresh what is in memory while reads are being counted.
const { shop, admin } = await startShop()
await register(shop, admin, 'unregistered')
const asha = await shop.saveUser()
const product = await shop.saveProduct({ countInStock: 100 })
await shop.get('/api/products')
await shop.get('/')

const line = () => aChoice({ productId: product })

const checkOut = () => beginCheckout(shop.as(asha), [line()])

/** Prepares, and returns the call that is counted. */
const calls: Readonly<Record<string, () => Promise<() => Promise<{ status: number }>>>> = {
  'a list, a search, a product': async () => () =>
    shop.get(`/api/products/${product}`).then(() => shop.get('/api/products?search=bucket')),
  'a page': async () => () => shop.get('/collections/all'),
  "a guest's cart": async () => {
    const guestId = newGuestId()
    await shop.post('/api/cart', { guestId, ...line() })
    return () => shop.get(`/api/cart?guestId=${guestId}`)
  },
  'the first thing in a cart': async () => {
    const guestId = newGuestId()
    return () => shop.post('/api/cart', { guestId, ...line() })
  },
  'the same, with an Idempotency-Key': async () => {
    const guestId = newGuestId()
    const headers = { 'idempotency-key': randomUUID() }
    return () => shop.post('/api/cart', { guestId, ...line() }, { headers })
  },
  'repeated with it': async () => {
    const guestId = newGuestId()
    const headers = { 'idempotency-key': randomUUID() }
    const add = () => shop.post('/api/cart', { guestId, ...line() }, { headers })
    await add()
    return add
  },
  registering: async () => () =>
    shop.post('/api/users/register', { name: 'Ravi', phone: shop.newPhone(), password: PASSWORD }),
  'logging in': async () => () =>
    shop.post('/api/users/login', { phone: asha.phone, password: PASSWORD }),
  checkout: async () => checkOut,
  'placing the order': async () => {
    const { body } = await checkOut()
    return () => shop.as(asha).post(`/api/checkout/${body._id}/finalize`, { isCOD: true })
  },
  'My Orders, with two orders': async () => {
    const customer = await shop.saveUser()
    await placeOrder(shop, customer, [{ productId: product }])
    await placeOrder(shop, customer, [{ productId: product }])
    return () => shop.as(customer).get('/api/orders/my-orders')
  },
  'shipping an order, with its receipt': async () => {
    const { _id } = await placeOrder(shop, asha, [{ productId: product }])
    return () => shop.as(admin).put(`/api/admin/orders/${_id}`, { status: 'Shipped' })
  },
  'delivering it': async () => {
    const { _id } = await placeOrder(shop, asha, [{ productId: product }])
    await shop.as(admin).put(`/api/admin/orders/${_id}`, { status: 'Shipped' })
    return () => shop.as(admin).put(`/api/admin/orders/${_id}`, { status: 'Delivered' })
  },
  "the desk's counts": async () => () => shop.as(admin).get('/api/admin/orders/counts'),
}

describe('what docs/scaling.md says of the database', () => {
  it('names each of these calls, and no other', () => {
    expect([...costs.keys()]).toEqual(Object.keys(calls))
  })

  it.each(Object.keys(calls))('%s', async (name) => {
    const call = await calls[name]?.()
    const { reads, writes, deletes } = await usageOf(shop, async () => {
      const reply = await call?.()
      expect(reply?.status).toBeLessThan(300)
    })
    expect([reads, writes + deletes]).toEqual(costs.get(name)?.each)
  })

  it('adds up to what it says of a thousand visits', () => {
    const sums = [0, 0]
    for (const { each, times } of costs.values())
      each.forEach((cost, index) => (sums[index] = (sums[index] ?? 0) + cost * times))
    expect(together?.each).toEqual(sums)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentEntrySchema } from '@bartan/contract/tax/schema'
import type { DocumentEntry } from '@bartan/contract/tax/schema'
import { placeOrder } from '#testing/orders.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import type { Account, TestShop } from '#testing/start-test-shop.ts'
import { KADHAI } from './testing/kadhai.ts'
import { register } from './testing/register.ts'

let shop: TestShop
let admin: Account
let asha: Account
beforeAll(async () => {
  shop = await startTestShop()
  admin = await shop.saveUser({ role: 'admin' })
  asha = await shop.saveUser()
  await register(shop, admin, 'regular')
})
afterAll(() => shop.stop())

const setStatus = (order: { _id: string }, status: string) =>
  shop.as(admin).put(`/api/admin/orders/${order._id}`, { status })

const documentsOf = async (order: { _id: string }): Promise<DocumentEntry[]> =>
  documentEntrySchema
    .array()
    .parse((await shop.as(asha).get(`/api/orders/${order._id}/documents`)).body)

const pathOf = (order: { _id: string }, number: string) =>
  `/api/orders/${order._id}/documents/${encodeURIComponent(number)}`

const ordered = async (product: object = KADHAI, quantity = 1) =>
  placeOrder(shop, asha, [{ productId: await shop.saveProduct(product), quantity }])

describe('PDFs of a caller', () => {
  it('are drawn a hundred times in ten minutes, and the same one any number of times', async () => {
    shop.clock.toNext({ minutes: 10 })
    const order = await ordered()
    await setStatus(order, 'Shipped')
    const [entry] = await documentsOf(order)
    const get = async (who: Account) => {
      const headers = { authorization: `Bearer ${who.token}` }
      return fetch(`${shop.url}${pathOf(order, entry?.number ?? '')}.pdf`, { headers })
    }
    const print = async () =>
      shop.as(admin).post('/api/admin/orders/print', { ids: [order._id], kind: 'labels' })
    const first = await get(asha)
    for (let i = 0; i < 101; i++) expect((await get(asha)).status).toBe(200)
    expect(await (await get(asha)).bytes()).toEqual(await first.bytes())
    const replies = []
    for (let i = 0; i < 101; i++) replies.push((await print()).status)
    expect(replies.indexOf(429)).toBe(100)
    const refused = await print()
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await get(admin)).status).toBe(200)
    shop.clock.pass({ minutes: 10 })
    expect((await print()).status).toBe(200)
  })
})

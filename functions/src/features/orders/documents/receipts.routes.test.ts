import { afterAll, beforeAll, expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import type { Account, TestShop } from '#testing/start-test-shop.ts'

let shop: TestShop
let admin: Account
let asha: Account
beforeAll(async () => {
  shop = await startTestShop()
  admin = await shop.saveUser({ role: 'admin' })
  asha = await shop.saveUser()
})
afterAll(() => shop.stop())

const setStatus = (order: { _id: string }, status: string) =>
  shop.as(admin).put(`/api/admin/orders/${order._id}`, { status })

const documentsOf = async (order: { _id: string }) =>
  (await shop.as(asha).get(`/api/orders/${order._id}/documents`)).body

it('an order has a receipt once it leaves, which never changes, and a credit note if it is refused', async () => {
  const order = await placeOrder(shop, asha, [
    { productId: await shop.saveProduct({ price: 100 }) },
  ])
  expect(await documentsOf(order)).toEqual([])
  await setStatus(order, 'Shipped')
  const [entry, ...none] = await documentsOf(order)
  expect([entry.kind, entry.number, none]).toEqual(['receipt', '26-27/R/000001', []])
  const path = `/api/orders/${order._id}/documents/${encodeURIComponent(entry.number)}`
  const { body: receipt } = await shop.as(asha).get(path)
  expect(receipt).toMatchObject({
    totals: { taxable: 150, cgst: 0, sgst: 0, igst: 0, total: 150 },
    lines: [{ gross: 100 }, { name: 'Delivery', gross: 50 }],
  })
  await setStatus(order, 'Delivered')
  expect(await documentsOf(order)).toEqual([entry])
  await setStatus(order, 'Cancelled')
  expect(await documentsOf(order)).toMatchObject([
    { number: entry.number },
    { kind: 'credit_note', of: entry.number },
  ])
  expect((await shop.as(asha).get(path)).body).toEqual(receipt)
})

it('forty receipts at once are numbered without gaps', async () => {
  const before = (await shop.database.taxDocuments.where('series', '==', 'R').get()).size
  const productId = await shop.saveProduct({ countInStock: 100 })
  const orders: { _id: string }[] = []
  for (let count = 0; count < 40; count++)
    orders.push(await placeOrder(shop, await shop.saveUser(), [{ productId }]))
  const replies = await Promise.all(orders.map((order) => setStatus(order, 'Shipped')))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  const { docs } = await shop.database.taxDocuments.where('series', '==', 'R').get()
  const numbers = docs.map((one) => one.data().sequence).sort((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: before + 40 }, (_, index) => index + 1))
})

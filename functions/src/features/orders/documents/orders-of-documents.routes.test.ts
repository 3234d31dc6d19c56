import { addDays, startOfDay } from '@bartan/contract/shared/shop-day'
import { financialYearOf, monthOf } from '@bartan/contract/tax/financial-year'
import { beforeAll, expect, it } from 'vitest'
import { MIGRATIONS } from '#database/migrations/migrations.ts'
import { runMigrations } from '#database/migrations/run-migrations.ts'
import { aChoice } from '#testing/builders.ts'
import { KADHAI } from './testing/kadhai.ts'
import { startBilling } from './testing/start-billing.ts'

/** The sums of a month's and a year's documents lead to the orders that they are made of. */

const { shop, admin, asha, ordered, setStatus, documentsOf, pathOf } = await startBilling()

const get = async (path: string) => {
  const { status, body } = await shop.as(admin).get(path)
  expect(status).toBe(200)
  return body
}

const toNextMonth = () => {
  const day = `${addDays(`${monthOf(shop.clock.now())}-01`, 31).slice(0, 7)}-01`
  const noon = startOfDay(day).getTime() + 12 * 3_600_000
  shop.clock.pass({ minutes: (noon - shop.clock.now().getTime()) / 60_000 })
  return day.slice(0, 7)
}

const months: string[] = []

beforeAll(async () => {
  months.push(toNextMonth())
  const sold = await ordered()
  const refused = await ordered({ ...KADHAI, gstRate: 5 })
  const returned = await ordered({ ...KADHAI, price: 333.33 }, 3)
  for (const one of [sold, refused, returned]) await setStatus(one, 'Delivered')
  await setStatus(refused, 'Cancelled')
  const lines = [aChoice({ productId: returned.orderItems[0]?.productId ?? '', quantity: 1 })]
  await shop.as(asha).post(`/api/orders/${returned._id}/return`, { lines, reason: 'defective' })
  await shop.as(admin).put(`/api/admin/orders/${returned._id}/return`, { decision: 'accepted' })
  await ordered()
  months.push(toNextMonth())
  await setStatus(sold, 'Cancelled')
  await setStatus(await ordered(), 'Shipped')
})

const ordersOf = (period: string): Promise<{ _id: string }[]> =>
  get(`/api/admin/orders?documents=${period}`)

/** What the documents of the orders behind a sum come to: those of its time. */
const sumBehind = async (period: string, isOf: (date: Date) => boolean) => {
  let [documents, taxable, total] = [0, 0, 0]
  for (const order of await ordersOf(period))
    for (const { number, kind, date } of await documentsOf(order)) {
      if (!isOf(new Date(date))) continue
      const { totals } = await get(pathOf(order, number))
      const sign = kind === 'credit_note' ? -1 : 1
      documents++
      taxable += sign * Math.round(totals.taxable * 100)
      total += sign * Math.round(totals.total * 100)
    }
  return { documents, taxable: taxable / 100, total: total / 100 }
}

const expectFound = async () => {
  for (const month of months) {
    const behind = await sumBehind(month, (date) => monthOf(date) === month)
    expect(behind.documents).toBeGreaterThan(1)
    expect(await get(`/api/admin/gst/${month}`)).toMatchObject(behind)
  }
  const year = financialYearOf(shop.clock.now())
  const { total } = await sumBehind(year, (date) => financialYearOf(date) === year)
  expect((await get('/api/admin/gst/turnover')).turnover).toBe(total)
}

it('lists the orders with a document of a month or of a financial year', async () => {
  await expectFound()
  const found = await Promise.all(months.map(ordersOf))
  expect(found.map(({ length }) => length)).toEqual([3, 2])
  expect(await get(`/api/admin/orders?documents=${months[0]}&status=Processing`)).toEqual([])
  expect(await ordersOf('2020-01')).toEqual([])
  const wrong = await shop.as(admin).get('/api/admin/orders?documents=2026-13')
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['documents']])
})

it('lists those from before they could be listed so, once they are migrated', async () => {
  const { orders } = shop.database
  for (const { id, ref } of (await orders.get()).docs) {
    const words: string[] = (await ref.get()).data()?.search ?? []
    const search = words.filter((word) => !word.includes(':'))
    await shop.database.firestore.doc(`orders/${id}`).update({ search, schemaVersion: 5 })
  }
  expect(await ordersOf(months[0] ?? '')).toEqual([])
  await runMigrations(shop.database, { migrations: MIGRATIONS, say: () => {} })
  await expectFound()
})

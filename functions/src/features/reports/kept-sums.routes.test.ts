import { addDays } from '@bartan/contract/shared/shop-day'
import { describe, expect, it } from 'vitest'
import { MIGRATIONS } from '#database/migrations/migrations.ts'
import { runMigrations } from '#database/migrations/run-migrations.ts'
import { placeOrder } from '#testing/orders.ts'
import { startShop } from '#testing/start-test-shop.ts'
import { readsOf, usageOf } from '#testing/usage-of.ts'
import { dayIn } from './testing/recompute.ts'

const two = (number: number) => String(number).padStart(2, '0')

describe('what reports stand on', () => {
  it('costs the same however many orders there are', async () => {
    const {
      shop: own,
      admin: owner,
      asha,
    } = await startShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
    const { salesMonths, orderRows, orderTotals } = own.database
    const today = dayIn(own.clock.now())
    // All documents that a year can have.
    const months = [
      ...new Set(Array.from({ length: 366 }, (_, days) => addDays(today, -days).slice(0, 7))),
    ]
    for (const month of months) {
      for (let shard = 0; shard < 4; shard++)
        await salesMonths.doc(`${month}-${two(shard)}`).set({})
      for (let shard = 0; shard < 24; shard++) await orderRows.doc(`${month}-${two(shard)}`).set({})
    }
    for (let shard = 0; shard < 4; shard++) await orderTotals.doc(two(shard)).set({})
    const productId = await own.saveProduct({ countInStock: 50 })
    for (let count = 0; count < 6; count++) await placeOrder(own, asha, [{ productId }])
    const get = (path: string) => () => own.as(owner).get(`/api/admin/${path}`)
    for (const days of [30, 90])
      expect(await readsOf(own, get(`stats?days=${days}`))).toBeLessThanOrEqual(40)
    const year = `?from=${addDays(today, -365)}&to=${today}`
    for (const name of ['sales', 'products', 'places', 'customers', 'stock'])
      expect(await readsOf(own, get(`reports/${name}${year}`))).toBeLessThanOrEqual(400)
  })

  it('costs an order three writes when it is placed, and none when it is only packed', async () => {
    const { shop: own, admin: owner, asha } = await startShop()
    const productId = await own.saveProduct({ countInStock: 50 })
    const { _id } = await placeOrder(own, asha, [{ productId }])
    const sumsOf = async () => {
      const { orderTotals, orderRows, salesMonths } = own.database
      const all = await Promise.all([orderTotals.get(), orderRows.get(), salesMonths.get()])
      return all.flatMap(({ docs }) => docs.map((one) => one.updateTime.toMillis()))
    }
    const before = await sumsOf()
    expect(before).toHaveLength(3)
    const { writes } = await usageOf(own, () =>
      own.as(owner).post('/api/admin/orders/packed', { ids: [_id], packed: true }),
    )
    expect(writes).toBeLessThanOrEqual(4)
    expect(await sumsOf()).toEqual(before)
  })

  it('forgets who asks to be forgotten', async () => {
    const { shop: own, admin: owner, asha } = await startShop()
    const productId = await own.saveProduct({ countInStock: 50 })
    const { _id } = await placeOrder(own, asha, [{ productId }])
    await own.as(owner).put(`/api/admin/orders/${_id}`, { status: 'Delivered' })
    expect((await own.as(owner).get('/api/admin/reports/customers')).body.rows).toHaveLength(1)
    const gone = await own.as(asha).del('/api/users/profile', { password: asha.password })
    expect(gone.status).toBe(200)
    const { body } = await own.as(owner).get('/api/admin/reports/customers')
    expect([body.rows, body.new]).toEqual([[], 0])
    const { orderRows, salesMonths } = own.database
    const all = await Promise.all([orderRows.get(), salesMonths.get()])
    const stored = JSON.stringify(all.map(({ docs }) => docs.map((one) => one.data())))
    expect(stored).not.toContain(asha.phone)
    const sales = await own.as(owner).get('/api/admin/reports/sales')
    expect(sales.body.rows).toMatchObject([{ orders: 1, units: 1 }])
  })

  it('counts orders of earlier versions once the migration has come to them', async () => {
    const { shop: own, admin: owner, asha } = await startShop()
    const productId = await own.saveProduct({ countInStock: 50, gstRate: 18, hsn: '732393' })
    for (const status of ['Processing', 'Shipped', 'Cancelled']) {
      const { _id } = await placeOrder(own, asha, [{ productId, quantity: 2 }])
      await own.as(owner).put(`/api/admin/orders/${_id}`, { status })
    }
    const names = ['sales', 'products', 'places', 'customers', 'stock']
    const all = () =>
      Promise.all(
        names.map(async (name) => (await own.as(owner).get(`/api/admin/reports/${name}`)).body),
      )
    const now = await all()
    const { firestore } = own.database
    for (const name of ['salesMonths', 'orderTotals', 'orderRows'])
      for (const { ref } of (await firestore.collection(name).get()).docs) await ref.delete()
    for (const order of (await firestore.collection('orders').get()).docs) {
      const { rowShards: _rowShards, taxDocuments, ...old } = order.data()
      await order.ref.set({
        ...old,
        schemaVersion: 5,
        ...(taxDocuments && {
          taxDocuments: taxDocuments.map(({ tax: _tax, ...one }: { tax: number }) => one),
        }),
      })
    }
    expect((await own.as(owner).get('/api/admin/reports/sales')).body.rows).toEqual([])
    await runMigrations(own.database, { migrations: MIGRATIONS, say: () => {} })
    expect(await all()).toEqual(now)
  })
})

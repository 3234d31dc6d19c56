import { describe, expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { checkStock } from './check-stock.ts'
import { ledgerRepository } from './ledger.repository.ts'
import { startBuying } from './testing/start-buying.ts'

const { shop, admin, asha, create, withVariants, receive, ledger } = await startBuying()

describe('the ledger', () => {
  it('tells what came and went of a product, newest first, and by whom', async () => {
    const { _id, sku } = await create({ countInStock: 3 })
    await receive([{ sku, quantity: 5, cost: 20 }], { supplier: 'Omax' })
    const order = await placeOrder(shop, asha, [
      { productId: _id, size: '', color: '', quantity: 2 },
    ])
    await shop.as(admin).put(`/api/products/${_id}`, { stockChange: -1, reason: 'damaged' })
    const { status, body } = await ledger(`sku=${sku}`)
    expect(status).toBe(200)
    const by = { _id: admin._id, name: 'Owner' }
    expect(body).toMatchObject([
      { sku, change: -1, reason: 'damaged', by },
      {
        sku,
        change: -2,
        reason: 'order',
        order: order._id,
        by: { _id: asha._id, name: asha.name },
      },
      { sku, change: 5, reason: 'received', supplier: 'Omax', by },
      { sku, change: 3, reason: 'opening', by },
    ])
    expect(Object.keys(body[0]).sort()).toEqual(['at', 'by', 'change', 'reason', 'sku'])
  })

  it('names no customer to who looks after the catalog', async () => {
    const { _id, sku } = await create({ countInStock: 3 })
    const order = await placeOrder(shop, asha, [
      { productId: _id, size: '', color: '', quantity: 2 },
    ])
    const keeper = await shop.saveUser({ role: 'catalogue' })
    expect((await shop.as(keeper).get(`/api/admin/stock/ledger?sku=${sku}`)).body).toMatchObject([
      { change: -2, order: order._id, by: { name: '' } },
      { change: 3, by: { name: 'Owner' } },
    ])
  })

  it('is paged by a cursor, and of one variant alone', async () => {
    const { variants } = await withVariants()
    const [small, large] = variants
    for (const quantity of [1, 2, 3])
      await receive([
        { sku: small.sku, quantity },
        { sku: large.sku, quantity: 10 * quantity },
      ])
    const changes: number[] = []
    let cursor: string | null = ''
    do {
      const page = await ledger(`sku=${large.sku}&limit=2&cursor=${cursor}`)
      changes.push(...page.body.map(({ change }: { change: number }) => change))
      cursor = page.headers.get('x-next-cursor')
    } while (cursor)
    expect(changes).toEqual([30, 20, 10])
  })

  it('is asked for by a SKU that there is', async () => {
    expect((await ledger('')).status).toBe(400)
    expect((await ledger('sku=NO-SUCH')).status).toBe(404)
    const { sku } = await create({ countInStock: 1 })
    expect((await ledger(`sku=${sku}&cursor=rubbish`)).body.fields).toHaveProperty('cursor')
  })

  it('adds up to the stock', async () => {
    const { products, faulty } = await checkStock(ledgerRepository(shop.shop.connect))
    expect(products).toBeGreaterThan(0)
    expect(faulty).toEqual([])
  })
})

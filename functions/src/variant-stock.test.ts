import type { Product, Variant } from '@bartan/contract/products/schema'
import { rupees } from '@bartan/contract/shared/money'
import { beforeEach, expect, it } from 'vitest'
import { checkStock } from './features/stock/check-stock.ts'
import { ledgerRepository } from './features/stock/ledger.repository.ts'
import { placeOrder } from './testing/orders.ts'
import { startShop } from './testing/start-test-shop.ts'
import { createTiffin, stockOfVariants } from './testing/tiffin.ts'

const { shop, admin, asha } = await startShop()
let tiffin: Product & { variants: Variant[] }
beforeEach(async () => {
  tiffin = await createTiffin(shop, admin)
})

const LARGE = { size: '3 L', color: 'Red' }

const order = (choice: object = LARGE) =>
  placeOrder(shop, asha, [{ productId: tiffin._id, ...choice }])
const cancel = ({ _id }: { _id: string }) => shop.as(asha).post(`/api/orders/${_id}/cancel`)
const setStatus = ({ _id }: { _id: string }, status: string) =>
  shop.as(admin).put(`/api/admin/orders/${_id}`, { status })
const change = (body: object) => shop.as(admin).put(`/api/products/${tiffin._id}`, body)
const stock = () => stockOfVariants(shop, tiffin._id)

/** The ledger of every product here adds up, variant by variant. */
const expectSoundStock = async () =>
  expect((await checkStock(ledgerRepository(shop.shop.connect))).faulty).toEqual([])

it('a cancelled order gives its variant back, and takes it again', async () => {
  const placed = await order()
  expect(await stock()).toMatchObject({ '3 L Red': 0 })
  await cancel(placed)
  expect(await stock()).toEqual({ '1 L Red': 3, '1 L Blue': 2, '3 L Red': 1 })
  const other = await order()
  expect(await setStatus(placed, 'Processing')).toMatchObject({
    status: 409,
    body: { code: 'out_of_stock', lines: [{ ...LARGE, available: 0 }] },
  })
  await cancel(other)
  expect((await setStatus(placed, 'Processing')).status).toBe(200)
  expect(await stock()).toMatchObject({ '3 L Red': 0 })
  await shop.as(admin).del(`/api/admin/orders/${placed._id}`)
  expect(await stock()).toMatchObject({ '3 L Red': 1 })
  await expectSoundStock()
})

it('a returned unit is back with its variant', async () => {
  const placed = await order()
  await setStatus(placed, 'Delivered')
  const lines = [{ productId: tiffin._id, ...LARGE, quantity: 1 }]
  await shop.as(asha).post(`/api/orders/${placed._id}/return`, { lines, reason: 'Too small' })
  const path = `/api/admin/orders/${placed._id}/return`
  const { body } = await shop.as(admin).put(path, { decision: 'accepted' })
  expect(body).toMatchObject({ refunded: 449 })
  expect(await stock()).toEqual({ '1 L Red': 3, '1 L Blue': 2, '3 L Red': 1 })
  await expectSoundStock()
})

it('what comes back of a variant that is gone is in the ledger, and on no shelf', async () => {
  const placed = await order()
  await change({ variants: tiffin.variants.slice(0, 2) })
  expect((await cancel(placed)).body.status).toBe('Cancelled')
  expect(await stock()).toEqual({ '1 L Red': 3, '1 L Blue': 2 })
  const { docs } = await shop.database.stockMovements.where('orderId', '==', placed._id).get()
  expect(docs.map((entry) => `${entry.get('reason')} ${entry.get('quantity')}`).sort()).toEqual([
    'adjustment -1',
    'cancellation 1',
    'order -1',
  ])
  await expectSoundStock()
  expect((await setStatus(placed, 'Processing')).body.code).toBe('out_of_stock')
})

it('what comes back of a variant whose size is written otherwise by now is back on its shelf', async () => {
  const placed = [
    await order({ size: '1 L', color: 'Blue' }),
    await order({ size: '1 L', color: 'Blue' }),
  ]
  const variants = tiffin.variants.map((one) =>
    one.color === 'Blue' ? { ...one, size: '1 litre', countInStock: 0 } : one,
  )
  expect((await change({ variants })).status).toBe(200)
  const [cancelled = { _id: '' }, returned = { _id: '' }] = placed
  await cancel(cancelled)
  expect(await stock()).toMatchObject({ '1 litre Blue': 1 })
  await setStatus(returned, 'Delivered')
  const lines = [{ productId: tiffin._id, size: '1 L', color: 'Blue', quantity: 1 }]
  await shop.as(asha).post(`/api/orders/${returned._id}/return`, { lines, reason: 'defective' })
  const path = `/api/admin/orders/${returned._id}/return`
  await shop.as(admin).put(path, { decision: 'accepted' })
  expect(await stock()).toMatchObject({ '1 litre Blue': 2 })
  await expectSoundStock()
  const { rows } = (await shop.as(admin).get('/api/admin/reports/stock')).body
  expect(rows).toContainEqual(
    expect.objectContaining({ productId: tiffin._id, size: '1 litre', soldIn30Days: 1 }),
  )
})

const changeOfSize = async (size: string, more: Partial<Variant>) => {
  const { body } = await shop.as(admin).get(`/api/admin/products/${tiffin._id}`)
  const variants = (body as typeof tiffin).variants.map((one) =>
    one.size === size ? { ...one, ...more } : one,
  )
  expect((await change({ variants })).status).toBe(200)
}

it('an order of a variant that was renamed since keeps its weight, and takes its units again, and more of them', async () => {
  await change({ sku: tiffin.variants[2]?.sku, stockChange: 2 })
  const placed = await order()
  await changeOfSize('3 L', { size: '3 litre' })
  await changeOfSize('3 litre', { weight: 800 })
  const file = await shop.as(admin).get(`/api/admin/orders/shipments.csv?ids=${placed._id}`)
  expect(file.body).toContain(',800,')
  await cancel(placed)
  expect(await stock()).toMatchObject({ '3 litre Red': 3 })
  expect((await setStatus(placed, 'Processing')).status).toBe(200)
  expect(await stock()).toMatchObject({ '3 litre Red': 2 })
  const path = `/api/admin/orders/${placed._id}/lines`
  const linesOf = (quantity: number) => ({
    lines: [{ productId: tiffin._id, ...LARGE, quantity }],
  })
  expect((await shop.as(admin).put(path, linesOf(4))).body.code).toBe('out_of_stock')
  expect((await shop.as(admin).put(path, linesOf(3))).status).toBe(200)
  expect(await stock()).toMatchObject({ '3 litre Red': 0 })
  await expectSoundStock()
})

it('a variant that was renamed since is exchanged for the same again, and by its price of today', async () => {
  const placed = await order()
  await changeOfSize('3 L', { size: '3 litre' })
  await changeOfSize('3 litre', { price: rupees(500) })
  await setStatus(placed, 'Delivered')
  const lines = [{ productId: tiffin._id, ...LARGE, quantity: 1 }]
  await shop.as(asha).post(`/api/orders/${placed._id}/return`, { lines, reason: 'defective' })
  const { body } = await shop.as(admin).put(`/api/admin/orders/${placed._id}/return`, {
    decision: 'exchanged',
    lines: [{ productId: tiffin._id, ...LARGE, for: {} }],
  })
  const { number } = body.returns.at(-1).exchange
  expect((await shop.as(admin).get(`/api/orders/${number}`)).body).toMatchObject({
    orderItems: [{ size: '3 litre', price: 449 }],
    totalPrice: 449,
  })
  await expectSoundStock()
})

it('the ledger of a SKU tells all that became of it and adds up, whatever size and color it had', async () => {
  await order()
  await changeOfSize('3 L', { size: '5 L' })
  const [small, blue, large] = tiffin.variants
  const swapped = [
    { ...small, color: 'Blue' },
    { ...blue, color: 'Red' },
    { ...large, size: '5 L', countInStock: 0 },
  ]
  expect((await change({ variants: swapped })).status).toBe(200)
  const ledgers = await Promise.all(
    tiffin.variants.map(async ({ sku }): Promise<{ change: number; reason: string }[]> => {
      const { body } = await shop.as(admin).get(`/api/admin/stock/ledger?sku=${sku}`)
      return body
    }),
  )
  const sums = ledgers.map((entries) => entries.reduce((sum, entry) => sum + entry.change, 0))
  expect(sums).toEqual([3, 2, 0])
  expect(ledgers[2]?.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(['opening', 'order']),
  )
  await expectSoundStock()
})

it('units find their place when a product gets variants, or loses them', async () => {
  const placed = await order()
  await change({ variants: null })
  await cancel(placed)
  expect((await shop.readProduct(tiffin._id)).countInStock).toBe(6)
  const plain = await order({ size: '1 L', color: 'Blue' })
  await change({ variants: tiffin.variants })
  await cancel(plain)
  expect(await stock()).toEqual({ '1 L Red': 3, '1 L Blue': 3, '3 L Red': 1 })
  await expectSoundStock()
})

it('the check of the stock finds a variant that is wrong, and a sum that is', async () => {
  const { products } = shop.database
  const { variants = [] } = await shop.readProduct(tiffin._id)
  const faulty = async () => (await checkStock(ledgerRepository(shop.shop.connect))).faulty
  const wrong = variants.map((one, at) => ({
    ...one,
    countInStock: one.countInStock + (at === 0 ? 1 : 0),
  }))
  await products.doc(tiffin._id).update({ variants: wrong, countInStock: 7 })
  expect((await faulty()).map(({ product }) => product.variant?.sku)).toEqual([variants[0]?.sku])
  await products.doc(tiffin._id).update({ variants, countInStock: 7 })
  expect((await faulty()).map(({ product }) => product)).toMatchObject([
    { _id: tiffin._id, countInStock: 1 },
  ])
  await products.doc(tiffin._id).update({ countInStock: 6 })
  await expectSoundStock()
})

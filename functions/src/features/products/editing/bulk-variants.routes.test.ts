import { CATEGORIES } from '@bartan/contract/products/rules'
import type { Product, Variant } from '@bartan/contract/products/schema'
import { beforeEach, describe, expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { startShop } from '#testing/start-test-shop.ts'
import { createTiffin, stockOfVariants } from '#testing/tiffin.ts'

const [KITCHEN] = CATEGORIES
const { shop, admin } = await startShop()
let tiffin: Product & { variants: Variant[] }
beforeEach(async () => {
  tiffin = await createTiffin(shop, admin)
})

const bulk = async (...rows: object[]) => {
  const { status, body } = await shop.as(admin).post('/api/admin/products/bulk', { rows })
  expect([status, body.message]).toEqual([200, undefined])
  return body
}
const outcomesOf = ({ results }: { results: { outcome: string; code?: string }[] }) =>
  results.map(({ outcome, code }) => code ?? outcome)
const change = (body: object) => shop.as(admin).put(`/api/products/${tiffin._id}`, body)
const read = async (id = tiffin._id) => (await shop.get(`/api/products/${id}`)).body
const undo = (batch: string) => shop.as(admin).post('/api/admin/audit/undo', { batch })
const lastBatch = async () => {
  const { body } = await shop.as(admin).get(`/api/admin/audit?target=${tiffin._id}`)
  return body[0].batch
}

let count = 0
const newRow = (more: object = {}) => ({
  sku: `ROW-${++count}`,
  name: 'Bucket',
  description: 'Holds water.',
  category: KITCHEN,
  brand: 'Aristo',
  ...more,
})
const oneOf = (sku: string, size = 'S') => ({ size, sku, countInStock: 1, price: 50 })

describe('a row of the bulk page', () => {
  it('creates and changes a product with variants, and again changes nothing', async () => {
    const made = newRow({ variants: [oneOf('B-1'), oneOf('B-2', 'M')] })
    const changed = { sku: tiffin.sku, name: 'Lunch box', variants: tiffin.variants.slice(1) }
    expect(outcomesOf(await bulk(made, changed))).toEqual(['created', 'changed'])
    expect(await read()).toMatchObject({ name: 'Lunch box', countInStock: 3, price: 259 })
    expect(outcomesOf(await bulk(made, changed))).toEqual(['unchanged', 'unchanged'])
  })

  it('fails alone where a variant is wrong, or has another one’s SKU', async () => {
    const [first] = tiffin.variants
    const outcomes = await bulk(
      newRow({ variants: [oneOf('C-1'), oneOf('C-2')] }),
      newRow({ variants: [oneOf('C-1'), oneOf('c-1 ', 'M')] }),
      newRow({ variants: [oneOf(first?.sku ?? '')] }),
      newRow({ variants: [oneOf('C-1')] }),
      newRow({ variants: [oneOf('C-1')] }),
      { sku: tiffin.sku, countInStock: 5 },
      newRow({ sku: 'c-1', price: 5, sizes: '' }),
    )
    expect(outcomesOf(outcomes)).toEqual([
      'invalid_input',
      'sku_taken',
      'sku_taken',
      'created',
      'sku_taken',
      'invalid_input',
      'sku_taken',
    ])
  })

  it('moves the stock of variants by their SKUs, several of one product too', async () => {
    const [red, blue, large] = tiffin.variants.map(({ sku }) => sku)
    const outcomes = await bulk(
      { sku: red, stockChange: 7, reason: 'received' },
      { sku: blue, stockChange: -1 },
      { sku: large, stockChange: -9 },
      { sku: large, name: 'Other' },
    )
    expect(outcomesOf(outcomes)).toEqual(['changed', 'changed', 'out_of_stock', 'invalid_input'])
    expect(await stockOfVariants(shop, tiffin._id)).toEqual({
      '1 L Red': 10,
      '1 L Blue': 1,
      '3 L Red': 1,
    })
    expect((await read()).countInStock).toBe(12)
  })
})

describe('undo', () => {
  it('gives variants back what they were, less what was sold', async () => {
    const { variants } = tiffin
    await change({
      variants: variants.map((one) => ({
        ...one,
        price: 100,
        countInStock: one.countInStock + 10,
      })),
    })
    const batch = await lastBatch()
    await placeOrder(shop, await shop.saveUser(), [
      { productId: tiffin._id, size: '1 L', color: 'Red', quantity: 2 },
    ])
    expect((await undo(batch)).body).toMatchObject({ undone: 1, skipped: [] })
    expect(await read()).toMatchObject({
      price: 249,
      priceMax: 449,
      countInStock: 4,
      variants: [{ price: 249, countInStock: 1 }, { countInStock: 2 }, { countInStock: 1 }],
    })
  })

  it('gives a variant its old size back, less what was sold in the new one', async () => {
    const { variants } = tiffin
    const [first, ...others] = variants
    await change({ variants: [{ ...first, size: '1 litre' }, ...others] })
    const batch = await lastBatch()
    await placeOrder(shop, await shop.saveUser(), [
      { productId: tiffin._id, size: '1 litre', color: 'Red', quantity: 2 },
    ])
    expect((await undo(batch)).body).toMatchObject({ undone: 1, skipped: [] })
    expect((await read()).variants).toMatchObject([
      { size: '1 L', sku: first?.sku, countInStock: 1 },
      { countInStock: 2 },
      { countInStock: 1 },
    ])
  })

  it('brings removed variants back, and takes added ones away', async () => {
    const { variants } = tiffin
    const more = { size: '5 L', countInStock: 4, price: 599 }
    await change({ variants: [...variants.slice(0, 2), more] })
    await undo(await lastBatch())
    expect((await read()).variants).toEqual(variants)
  })

  it('takes variants away, and gives them back', async () => {
    const { variants } = tiffin
    await change({ variants: null })
    const batch = await lastBatch()
    await undo(batch)
    expect((await read()).variants).toEqual(variants)
    await undo(`undo-${batch}`)
    expect(await read()).not.toHaveProperty('variants')
    expect((await read()).countInStock).toBe(6)
  })

  it('is left where what was changed was of a product without variants, and it has some', async () => {
    await change({ variants: null })
    const batches: string[] = []
    for (const of of [{ countInStock: 8 }, { price: 40 }]) {
      await change(of)
      batches.push(await lastBatch())
    }
    const variants = [{ size: '1 L', countInStock: 8, price: 40 }]
    await change({ variants })
    for (const batch of batches)
      expect((await undo(batch)).body).toMatchObject({
        undone: 0,
        skipped: [{ reason: 'undo_changed_again', params: { fields: ['variants'] } }],
      })
    expect(await read()).toMatchObject({ price: 40, countInStock: 8, variants })
  })

  it('is left where it can not be told any more what each variant had', async () => {
    await change({ variants: null })
    const batch = await lastBatch()
    const line = { productId: tiffin._id, size: '1 L', color: 'Blue' }
    await placeOrder(shop, await shop.saveUser(), [line])
    const { body } = await undo(batch)
    expect(body).toMatchObject({ undone: 0, skipped: [{ reason: 'undo_changed_again' }] })
    expect(await read()).toMatchObject({ countInStock: 5 })
  })

  it('is left where a variant was changed again, or its old SKU is taken', async () => {
    const { variants } = tiffin
    const priced = (price: number) => variants.map((one) => ({ ...one, price }))
    await change({ variants: priced(100) })
    const batch = await lastBatch()
    await change({ variants: priced(120) })
    expect((await undo(batch)).body).toMatchObject({ undone: 0 })
    const [first] = variants
    await change({ variants: [{ ...first, sku: 'NEW-LABEL', price: 120 }] })
    const relabelled = await lastBatch()
    await bulk(newRow({ variants: [oneOf(first?.sku ?? '')] }))
    expect((await undo(relabelled)).body).toMatchObject({
      undone: 0,
      skipped: [{ reason: 'undo_sku_taken' }],
    })
  })
})

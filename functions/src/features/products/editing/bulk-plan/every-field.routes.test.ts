import { csvFile } from '@bartan/contract/csv/write-csv'
import { exportRows } from '@bartan/contract/products/fields/field-cells'
import { LANGUAGE_CODES } from '@bartan/contract/shop/languages'
import { expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import { importer } from '../../importing/testing/import-files.ts'
import { create, planBy, thali, tiffin, whole } from './testing/sample-products.ts'

const withoutIds = (products: Record<string, unknown>[]) =>
  products
    .map(
      ({ _id, createdAt: _createdAt, updatedAt: _updatedAt, sold: _sold, ...product }) => product,
    )
    .toSorted((one, other) => String(one['sku']).localeCompare(String(other['sku'])))

/** A moved product has its pictures fetched, and an address of before. */
const moveable = ({ images: _images, handle: _handle, ...product }: Record<string, unknown>) =>
  product

it('a table of every field leaves the shop as it is where it comes from, and makes the same products in another, edited in bulk or moved in', async () => {
  const own = await startTestShop()
  const by = own.as(await own.saveUser({ role: 'admin' }))
  await create(by, whole, tiffin)
  const { body: products } = await by.get('/api/admin/products')
  const [head = [], ...rows] = exportRows(LANGUAGE_CODES, products)
  // No column is empty in all rows: a new field must be in this test.
  expect(head.filter((_, at) => rows.every((row) => row[at] === ''))).toEqual([])
  const csv = csvFile([head, ...rows])
  const { rows: planned } = await planBy(by, csv)
  expect(
    planned.map(({ kind, changes }: { kind: string; changes?: object }) => changes ?? kind),
  ).toEqual(['unchanged', 'unchanged'])
  expect(await importer(by).plan(csv)).toMatchObject({ create: 0, update: 0, skip: 2, faulty: [] })

  const other = await startTestShop()
  const there = other.as(await other.saveUser({ role: 'admin' }))
  const { rows: asked } = await planBy(there, csv)
  const sent = { rows: asked.map(({ send }: { send: object }) => send) }
  expect((await there.post('/api/admin/products/bulk', sent)).body.results).toMatchObject([
    { outcome: 'created' },
    { outcome: 'created' },
  ])
  const pictureless = withoutIds(products).map(({ images: _images, ...product }) => product)
  const edited = withoutIds((await there.get('/api/admin/products')).body)
  expect(edited.map(({ images: _images, ...product }) => product)).toEqual(pictureless)

  const third = await startTestShop()
  const mover = third.as(await third.saveUser({ role: 'admin' }))
  const images = head.indexOf('images')
  const unpictured = csvFile([head, ...rows].map((row) => row.filter((_, at) => at !== images)))
  expect(await importer(mover).takeOver(unpictured)).toMatchObject({ state: 'done', faulty: [] })
  const moved = withoutIds((await mover.get('/api/admin/products')).body)
  expect(moved.map(moveable)).toEqual(withoutIds(products).map(moveable))
})

it('rows of variants alone, or in another order, change what they say and nothing else of the product', async () => {
  const own = await startTestShop()
  const by = own.as(await own.saveUser({ role: 'admin' }))
  await create(by, { ...tiffin, material: 'Steel', tags: ['Gift'], gstRate: 5, mrp: 900 })
  const { body: products } = await by.get('/api/admin/products')
  const [head = [], first = [], second = []] = exportRows(LANGUAGE_CODES, products)
  const priced = second.with(head.indexOf('variantPrice'), '451')
  const change = { variant: { sku: 'TIF-3' }, field: 'price', from: 449, to: 451 }
  for (const rows of [[priced], [priced, first]]) {
    const csv = csvFile([head, ...rows])
    expect((await planBy(by, csv)).rows).toMatchObject([{ kind: 'changed', changes: [change] }])
    expect(await importer(by).plan(csv)).toMatchObject({ create: 0, update: 1, faulty: [] })
  }
  expect(await importer(by).plan(csvFile([head, second, first]))).toMatchObject({ skip: 1 })
  expect((await planBy(by, csvFile([head, second]))).rows).toMatchObject([{ kind: 'unchanged' }])
})

it('a table that is imported after a sale takes the stock that it leaves alone from the shop, and tells of one that it changes', async () => {
  const own = await startTestShop()
  const by = own.as(await own.saveUser({ role: 'admin' }))
  await create(by, thali, tiffin)
  const { body: products } = await by.get('/api/admin/products')
  const [head = [], ...rows] = exportRows(LANGUAGE_CODES, products)
  const sell = (sku: string) =>
    by.post('/api/admin/products/bulk', { rows: [{ sku, stockChange: -1 }] })
  await Promise.all([sell('THA-1'), sell('TIF-1')])
  const importing = importer(by)
  const stocks = async () => {
    const [one, other] = [await importing.found('THA-1'), await importing.found('TIF-1')]
    return [one, ...other.variants].map(({ countInStock }) => countInStock)
  }
  const csv = csvFile([head, ...rows])
  expect(await importing.plan(csv)).toMatchObject({ update: 0, skip: 2, faulty: [] })
  expect(await importing.takeOver(csv)).toMatchObject({ state: 'done', faulty: [] })
  expect(await stocks()).toEqual([8, 2, 1])

  // Twenty of each in every row: of what was sold from meanwhile, nobody knows whether that is counted.
  const counts = new Set([head.indexOf('countInStock'), head.indexOf('variantCountInStock')])
  const counted = rows.map((row) =>
    row.map((cell, at) => (counts.has(at) && cell !== '' ? '20' : cell)),
  )
  const { faulty } = await importing.takeOver(csvFile([head, ...counted]))
  expect(faulty.map(({ field, code }: Record<string, string>) => [field, code]).toSorted()).toEqual(
    [
      ['countInStock', 'changed_meanwhile'],
      ['variantCountInStock', 'changed_meanwhile'],
    ],
  )
  expect(await stocks()).toEqual([8, 2, 1])
})

it('a table has each value whole, whatever signs part lists and facts in it', async () => {
  const own = await startTestShop()
  const by = own.as(await own.saveUser({ role: 'admin' }))
  const odd = {
    ...thali,
    originalPrice: thali.price,
    description: 'For <5 L & >1 L.\n- first\n– second\n\n\nC:\\new  pans',
    sizes: ['1,5 L', '2 L'],
    tags: ['steel, matt', 'gift'],
    facts: [
      { name: 'Fits', value: 'gas | oven' },
      { name: 'Ratio 1:2', value: String.raw`yes\: both` },
    ],
  }
  await create(by, odd)
  const { body: products } = await by.get('/api/admin/products')
  const csv = csvFile(exportRows(LANGUAGE_CODES, products))
  expect((await planBy(by, csv)).rows).toMatchObject([{ kind: 'unchanged' }])
  expect(await importer(by).plan(csv)).toMatchObject({ update: 0, skip: 1, faulty: [] })

  const other = await startTestShop()
  const there = importer(other.as(await other.saveUser({ role: 'admin' })))
  expect(await there.takeOver(csv)).toMatchObject({ state: 'done', faulty: [] })
  expect(await there.found(thali.sku)).toMatchObject(odd)
})

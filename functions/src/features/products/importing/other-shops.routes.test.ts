import { expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import { file, importer, KITCHEN, OLD, tiffin, type Cells } from './testing/import-files.ts'

const shop = await startTestShop()
const keeper = importer(shop.as(await shop.saveUser({ role: 'admin' })))

/** Columns of WooCommerce's product export (woocommerce.com/document/product-csv-importer-exporter). */
const WOO = [
  'ID',
  'Type',
  'SKU',
  'Name',
  'Published',
  'Visibility in catalog',
  'Description',
  'Date sale price starts',
  'Date sale price ends',
  'In stock?',
  'Stock',
  'Low stock amount',
  'Sale price',
  'Regular price',
  'Categories',
  'Parent',
  'Attribute 1 name',
  'Attribute 1 value(s)',
]

const woo = (mark: string, more: Cells = {}): Cells => ({
  Type: 'simple',
  SKU: `W-${mark}`,
  Name: `Woo ${mark}`,
  Published: 1,
  'Visibility in catalog': 'visible',
  Description: 'd',
  'In stock?': 1,
  Stock: 10,
  'Regular price': 100,
  Categories: KITCHEN,
  ...more,
})

const sale = (from: string, to: string) => ({
  'Sale price': 10,
  'Date sale price starts': from,
  'Date sale price ends': to,
})

it('takes a sale price that is over, or has not begun, for none, and makes an offer of one that lies ahead', async () => {
  const csv = file(WOO, [
    woo('over', sale('2020-01-01', '31-Jan-2020')),
    woo('ahead', sale('2090-01-01', '2090-01-31')),
    woo('on', sale('2020-01-01', '2090-01-31')),
    woo('odd', sale('soon', '')),
  ])
  expect((await keeper.plan(csv)).faulty).toMatchObject([
    { row: 5, field: 'Date sale price starts' },
  ])
  await keeper.takeOver(csv)
  expect(await keeper.found('W-over')).toMatchObject({ price: 100 })
  expect(await keeper.found('W-over')).not.toHaveProperty('originalPrice')
  const ahead = await keeper.found('W-ahead')
  expect(ahead).toMatchObject({ price: 100 })
  expect(await keeper.found('W-on')).toMatchObject({ price: 10, originalPrice: 100 })
  const { body: offers } = await keeper.by.get('/api/admin/offers')
  expect(offers).toMatchObject([
    {
      name: 'Woo ahead',
      kind: 'sale',
      percent: 90,
      scope: { products: [ahead._id] },
      from: '2089-12-31T18:30:00.000Z',
      to: '2090-01-31T18:30:00.000Z',
    },
  ])
  await keeper.takeOver(csv)
  expect((await keeper.by.get('/api/admin/offers')).body).toHaveLength(1)
})

it('tells of a sale that ends before it begins, and takes one that is not below the price for none', async () => {
  const csv = file(WOO, [
    woo('reversed', sale('2090-02-01', '2090-01-31')),
    woo('dearer', { ...sale('2090-01-01', '2090-01-31'), 'Sale price': 120 }),
  ])
  const faulty = [{ row: 2, field: 'Date sale price ends', code: 'invalid_input' }]
  expect(await keeper.plan(csv)).toMatchObject({ create: 1, faulty })
  expect(await keeper.takeOver(csv)).toMatchObject({ state: 'done', faulty })
  expect(await keeper.found('W-dearer')).toMatchObject({ price: 100 })
  const { body: offers } = await keeper.by.get('/api/admin/offers')
  expect(JSON.stringify(offers)).not.toMatch(/reversed|dearer/)
})

it('tells of a sale that there is no room for, and goes on', async () => {
  const [one] = (await keeper.by.get('/api/admin/offers')).body
  const { offers } = shop.database
  const full = (await offers.doc(one._id).get()).data()!
  const others = Array.from({ length: 200 }, () => offers.doc())
  await Promise.all(others.map((other) => other.set(full)))
  const csv = file(WOO, [woo('full', sale('2090-01-01', '2090-01-31')), woo('next')])
  expect(await keeper.takeOver(csv)).toMatchObject({
    state: 'done',
    faulty: [{ row: 2, field: 'Sale price', code: 'conflict', reason: 'offers_full' }],
  })
  expect(await keeper.found('W-full')).toMatchObject({ price: 100 })
  expect(await keeper.found('W-next')).toMatchObject({ price: 100 })
  await Promise.all(others.map((other) => other.delete()))
})

it('asks for the stock of goods that the other shop does not count, and leaves out what is not sent', async () => {
  const csv = file(WOO, [
    woo('nostk', { Stock: '' }),
    woo('hidden', { 'Visibility in catalog': 'hidden', 'Low stock amount': 3 }),
    woo('download', { Type: 'simple, downloadable, virtual', Stock: '' }),
    woo('none', { Stock: '', 'In stock?': 0 }),
  ])
  const plan = await keeper.plan(csv)
  expect(plan).toMatchObject({
    create: 2,
    faulty: [{ row: 2, field: 'countInStock', code: 'invalid_input' }],
    leftOut: [{ row: 4, field: 'Type' }],
  })
  expect(await keeper.plan(csv, '?uncounted=25')).toMatchObject({ create: 3, faulty: [] })
  await keeper.takeOver(csv, '?uncounted=25')
  expect(await keeper.found('W-nostk')).toMatchObject({ countInStock: 25 })
  expect(await keeper.found('W-hidden')).toMatchObject({ state: 'draft', reorderAt: 3 })
  expect(await keeper.found('W-download')).toBeUndefined()
  expect(await keeper.found('W-none')).toMatchObject({ countInStock: 0 })
})

it('makes a variant for each value of a variation of any, and sells no unit twice', async () => {
  const csv = file(WOO, [
    woo('any', {
      ID: 7,
      Type: 'variable',
      'Attribute 1 name': 'रंग',
      'Attribute 1 value(s)': 'Red, Blue, Green',
    }),
    woo('any-1', { Type: 'variation', Parent: 'id:7', 'Attribute 1 name': 'रंग' }),
  ])
  expect((await keeper.plan(csv)).faulty).toEqual([])
  await keeper.takeOver(csv)
  expect((await keeper.found('W-any-1')).variants).toMatchObject([
    { color: 'Red', sku: 'W-any-1', countInStock: 4 },
    { color: 'Blue', countInStock: 3 },
    { color: 'Green', countInStock: 3 },
  ])
})

it('parts the units that a product counts for its variations, and leaves out gift cards', async () => {
  const color = (mark: string, value: string, Stock: number | string) =>
    woo(mark, {
      Type: 'variation',
      Parent: 'id:8',
      'Attribute 1 name': 'Colour',
      'Attribute 1 value(s)': value,
      Stock,
    })
  const csv = file(WOO, [
    woo('shared', {
      ID: 8,
      Type: 'variable',
      Stock: 9,
      'Attribute 1 name': 'Colour',
      'Attribute 1 value(s)': 'Red, Blue, Green',
    }),
    color('shared-1', 'Red', 'parent'),
    color('shared-2', 'Blue', 4),
    color('shared-3', 'Green', 'parent'),
    woo('card', { Type: 'pw-gift-card', Stock: '' }),
  ])
  expect(await keeper.plan(csv)).toMatchObject({ faulty: [], leftOut: [{ row: 6, field: 'Type' }] })
  await keeper.takeOver(csv)
  expect((await keeper.found('W-shared-1')).variants).toMatchObject([
    { color: 'Red', countInStock: 5 },
    { color: 'Blue', countInStock: 4 },
    { color: 'Green', countInStock: 4 },
  ])
})

const SHOPIFY = [
  ...OLD,
  'Variant Inventory Tracker',
  'Variant Inventory Policy',
  'Variant Requires Shipping',
  'Gift Card',
]
const counted = {
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Policy': 'deny',
  'Variant Requires Shipping': 'true',
  'Gift Card': 'false',
}

it('knows what Shopify does not count, and what it does not send', async () => {
  const csv = file(SHOPIFY, [
    tiffin('counted', counted),
    tiffin('untracked', { ...counted, 'Variant Inventory Tracker': '' }),
    tiffin('continued', { ...counted, 'Variant Inventory Policy': 'continue' }),
    tiffin('gift', { ...counted, 'Gift Card': 'true' }),
    tiffin('course', { ...counted, 'Variant Requires Shipping': 'false' }),
  ])
  expect(await keeper.plan(csv)).toMatchObject({
    create: 1,
    faulty: [
      { row: 3, field: 'countInStock' },
      { row: 4, field: 'countInStock' },
    ],
    leftOut: [
      { row: 5, field: 'Gift Card' },
      { row: 6, field: 'Variant Requires Shipping' },
    ],
  })
})

it('takes the compare-at price as MRP where the call says so', async () => {
  const csv = file(OLD, [tiffin('mrp')])
  expect((await keeper.by.post('/api/admin/products/import?mrpFrom=cost', { csv })).status).toBe(
    400,
  )
  await keeper.takeOver(csv, '?mrpFrom=compareAt')
  expect(await keeper.found('TIF-mrp')).toMatchObject({ price: 499, mrp: 650 })
})

it('misses no MRP of a product of which each variant gets one', async () => {
  const csv = file(OLD, [
    tiffin('sized', { 'Option1 Name': 'Size', 'Option1 Value': '1 L' }),
    tiffin('large', { Handle: 'tiffin-sized', 'Option1 Value': '3 L' }),
  ])
  expect((await keeper.plan(csv)).missing).toMatchObject({ mrp: 1 })
  const { create, variants, missing } = await keeper.plan(csv, '?mrpFrom=compareAt')
  expect([create, variants]).toEqual([1, 2])
  expect(missing.mrp).toBe(0)
})

it('takes that MRP for a product that is already there, too', async () => {
  const csv = file(OLD, [tiffin('later')])
  await keeper.takeOver(csv)
  await keeper.takeOver(csv, '?mrpFrom=compareAt')
  expect(await keeper.found('TIF-later')).toMatchObject({ price: 499, mrp: 650 })
})

it('asks what an option means whose name leaves it open', async () => {
  const lid = { 'Option1 Name': 'Lid Colour', 'Option1 Value': 'Red' }
  const csv = file(OLD, [tiffin('lid', lid)])
  expect((await keeper.plan(csv)).options).toEqual([{ name: 'Lid Colour', as: 'size' }])
  const query = `?options=${encodeURIComponent(JSON.stringify({ 'Lid Colour': 'color' }))}`
  await keeper.takeOver(csv, query)
  expect((await keeper.found('TIF-lid')).variants).toMatchObject([{ color: 'Red' }])
  for (const wrong of ['{"Lid Colour":"lid"}', 'Lid', '[]'])
    expect(
      (
        await keeper.by.post(`/api/admin/products/import?options=${encodeURIComponent(wrong)}`, {
          csv,
        })
      ).status,
    ).toBe(400)
})

import { expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import { file, importer, OLD, tiffin, woo, WOO } from './testing/import-files.ts'

const shop = await startTestShop()
const keeper = importer(shop.as(await shop.saveUser({ role: 'admin' })))

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

const color = (mark: string, value: string, Stock: number | string) =>
  woo(mark, {
    Type: 'variation',
    Parent: 'id:8',
    'Attribute 1 name': 'Colour',
    'Attribute 1 value(s)': value,
    Stock,
  })

it('parts the units that a product counts for its variations, and leaves out gift cards', async () => {
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

it('takes over what a unit weighs, in grams, and a product’s own SKU beside those of its variations', async () => {
  const columns = [...WOO, 'Weight (kg)']
  const csv = file(columns, [
    woo('jar', {
      ID: 12,
      Type: 'variable',
      'Attribute 1 name': 'Size',
      'Attribute 1 value(s)': '1 L, 2 L',
      'Weight (kg)': '0.3',
    }),
    woo('jar-1', {
      Type: 'variation',
      Parent: 'W-jar',
      'Attribute 1 name': 'Size',
      'Attribute 1 value(s)': '1 L',
      'Weight (kg)': '',
    }),
    woo('jar-2', {
      Type: 'variation',
      Parent: 'W-jar',
      'Attribute 1 name': 'Size',
      'Attribute 1 value(s)': '2 L',
      'Weight (kg)': '0.555',
    }),
    woo('lid', { 'Weight (kg)': '०.०७५' }),
    woo('tray', { 'Weight (kg)': 'heavy' }),
    woo('anvil', { 'Weight (kg)': '101' }),
  ])
  expect((await keeper.plan(csv)).faulty).toMatchObject([
    { row: 6, field: 'Weight (kg)', code: 'invalid_input' },
    { row: 7, field: 'Weight (kg)', code: 'invalid_input' },
  ])
  await keeper.takeOver(csv)
  const jar = await keeper.found('W-jar')
  expect(jar).toMatchObject({ weight: 300, variants: [{ sku: 'W-jar-1' }, { weight: 555 }] })
  expect(jar.variants[0]).not.toHaveProperty('weight')
  expect(await keeper.found('W-lid')).toMatchObject({ weight: 75 })

  const ofShopify = file(
    [...OLD, 'Variant Grams'],
    [tiffin('heavy', { 'Variant Grams': '850.0' }), tiffin('unknown', { 'Variant Grams': 0 })],
  )
  await keeper.takeOver(ofShopify)
  expect(await keeper.found('TIF-heavy')).toMatchObject({ weight: 850 })
  expect(await keeper.found('TIF-unknown')).not.toHaveProperty('weight')
})

it('takes a product of one SKU with its only variation for one', async () => {
  const one = { Type: 'variation', SKU: 'W-same', Parent: 'id:13', 'Attribute 1 name': 'Size' }
  const csv = file(WOO, [
    woo('same', { ID: 13, Type: 'variable' }),
    woo('same-1', { ...one, 'Attribute 1 value(s)': '1 L' }),
  ])
  expect(await keeper.plan(csv)).toMatchObject({ create: 1, faulty: [] })
  expect(await keeper.takeOver(csv)).toMatchObject({ state: 'done', done: 1, faulty: [] })
})

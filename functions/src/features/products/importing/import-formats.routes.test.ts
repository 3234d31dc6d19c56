import { imageObject } from '@bartan/contract/images/rules'
import { expect, it } from 'vitest'
import { imageStoreOf } from '#platform/firebase/image-store.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import { BATHROOM, file, importer, KITCHEN, type Cells } from './testing/import-files.ts'

const shop = await startTestShop()
const keeper = importer(shop.as(await shop.saveUser({ role: 'catalogue' })))

it('takes over a list of WooCommerce with its variations', async () => {
  const columns = [
    'ID',
    'Type',
    'SKU',
    'Name',
    'Published',
    'Short description',
    'Description',
    'In stock?',
    'Stock',
    'Sale price',
    'Regular price',
    'Categories',
    'Images',
    'Tags',
    'Parent',
    'Attribute 1 name',
    'Attribute 1 value(s)',
    'Attribute 2 name',
    'Attribute 2 value(s)',
    'Attribute 3 name',
    'Attribute 3 value(s)',
  ]
  const csv = file(columns, [
    {
      ID: 1,
      Type: 'variable',
      SKU: 'W-1',
      Name: 'Woo Kadhai',
      Published: 1,
      Description: '<p>Iron</p>',
      Categories: `Home > ${KITCHEN}, Sale`,
      Tags: String.raw`Iron\, seasoned, Diwali`,
      'Attribute 1 name': 'Size',
      'Attribute 1 value(s)': '20 cm, 24 cm',
      'Attribute 2 name': 'Brand',
      'Attribute 2 value(s)': 'Prakash',
      'Attribute 3 name': 'Material',
      'Attribute 3 value(s)': 'Cast iron',
    },
    {
      Type: 'variation',
      SKU: 'W-1-20',
      Parent: 'id:1',
      Stock: 3,
      'Regular price': 900,
      'Sale price': 800,
      'Attribute 1 name': 'Size',
      'Attribute 1 value(s)': '20 cm',
    },
    {
      Type: 'variation',
      SKU: 'W-1-24',
      Parent: 'W-1',
      Stock: 1,
      'Regular price': 1000,
      'Attribute 1 name': 'Size',
      'Attribute 1 value(s)': '24 cm',
    },
    {
      ID: 2,
      Type: 'simple',
      SKU: 'W-2',
      Name: 'Woo Tawa',
      Published: 0,
      'Regular price': 350,
      Categories: KITCHEN,
    },
    { Type: 'variation', SKU: 'W-9', Parent: 'id:9', 'Regular price': 1 },
    { ID: 3, Type: 'external', SKU: 'W-3', Name: 'Elsewhere', 'Regular price': 1 },
  ])
  expect(await keeper.plan(csv)).toMatchObject({
    format: 'woocommerce',
    create: 2,
    faulty: [
      { row: 6, field: 'Parent' },
      { row: 7, field: 'Type' },
    ],
  })
  await keeper.takeOver(csv)
  const kadhai = await keeper.found('W-1-24')
  expect(kadhai).toMatchObject({
    name: 'Woo Kadhai',
    brand: 'Prakash',
    material: 'Cast iron',
    tags: ['Iron, seasoned', 'Diwali'],
    state: 'published',
    handle: 'woo-kadhai',
  })
  expect(kadhai.variants).toEqual([
    { size: '20 cm', sku: 'W-1-20', countInStock: 3, price: 800, originalPrice: 900 },
    { size: '24 cm', sku: 'W-1-24', countInStock: 1, price: 1000 },
  ])
  expect(await keeper.found('W-2')).toMatchObject({ state: 'draft', price: 350, countInStock: 0 })
})

it("takes over this shop's own columns", async () => {
  const store = imageStoreOf(shop.shop.config)
  for (const publicId of ['products/a', 'products/b'])
    await store.write(imageObject({ version: '1', publicId }, 320), new Uint8Array(1))
  const csv = file(
    [
      'name',
      'sku',
      'price',
      'countInStock',
      'category',
      'brand',
      'colors',
      'material',
      'facts',
      'images',
      'state',
      'name:hi',
      'mrp',
      'tags',
    ],
    [
      {
        name: 'Own Mug',
        sku: 'OWN-1',
        price: 120,
        countInStock: 9,
        category: BATHROOM,
        brand: 'Royal',
        colors: 'Red, Blue',
        material: 'Steel',
        facts: 'Capacity: 300 ml | Care: by hand',
        images: '/images/upload/v1/products/a.webp, /images/upload/v1/products/b.webp',
        state: 'published',
        'name:hi': 'मग',
        mrp: 150,
        tags: 'Diwali, Gift',
      },
    ],
  )
  expect(await keeper.plan(csv)).toMatchObject({ format: 'bartan', create: 1, faulty: [] })
  await keeper.takeOver(csv)
  expect(await keeper.found('OWN-1')).toMatchObject({
    colors: ['Red', 'Blue'],
    material: 'Steel',
    facts: [
      { name: 'Capacity', value: '300 ml' },
      { name: 'Care', value: 'by hand' },
    ],
    images: [
      { url: '/images/upload/v1/products/a.webp', altText: '' },
      { url: '/images/upload/v1/products/b.webp', altText: '' },
    ],
    nameIn: { hi: 'मग' },
    mrp: 150,
    tags: ['Diwali', 'Gift'],
    state: 'published',
  })
})

/** SKUs by sizes. */
const rows = (name: string, sizes: Record<string, string>, sku = 'TUB') =>
  Object.entries(sizes).map(([variantSize, variantSku], place) => ({
    sku,
    name,
    category: KITCHEN,
    brand: 'Royal',
    variantSku,
    variantSize,
    variantPrice: 100 + place,
    variantCountInStock: 5,
  }))

it("knows a product with variants by its own SKU, in this shop's own columns", async () => {
  const columns = ['sku', 'name', 'price', 'category', 'brand', 'variantSku', 'variantSize']
  const prices = ['variantPrice', 'variantCountInStock']
  const table = (...all: Cells[]) => file([...columns, ...prices], all)
  const seen = async () => {
    const all: { sku: string }[] = (await keeper.by.get('/api/admin/products')).body
    return all.filter(({ sku }) => sku.toLowerCase() === 'tub')
  }
  const first = table(...rows('Tub', { S: '' }), ...rows('Tub', { M: '' }, 'tub '))
  expect(await keeper.plan(first)).toMatchObject({ create: 1, faulty: [] })
  await keeper.takeOver(first)
  for (const [name, sizes] of [
    ['Wash tub', { S: '', M: '' }],
    ['Big tub', { L: 'TUB-L' }],
  ] as const) {
    const again = table(...rows(name, sizes))
    expect(await keeper.plan(again)).toMatchObject({ create: 0, update: 1, faulty: [] })
    expect(await keeper.takeOver(again)).toMatchObject({ state: 'done', faulty: [] })
    expect(await seen()).toMatchObject([{ sku: 'TUB', name }])
  }
  expect((await keeper.found('TUB-L')).variants.map(({ size }: { size: string }) => size)).toEqual([
    'S',
    'M',
    'L',
  ])
  const twice = table(...rows('One', { S: 'ONE-S' }, 'ONE'), ...rows('Two', { S: 'ONE' }, 'TWO'))
  expect((await keeper.plan(twice)).faulty).toMatchObject([{ row: 3, code: 'sku_taken' }])
})

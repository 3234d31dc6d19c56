import { csvFile } from '@bartan/contract/csv/write-csv'
import { asSku } from '@bartan/contract/products/product-id'
import { shopifyRows } from '@bartan/contract/products/shopify-csv'
import { expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import { importer, KITCHEN } from './testing/import-files.ts'

const ORIGIN = 'https://bartan.example'

it('what is taken along is read whole by another shop, and changes nothing in this one', async () => {
  const own = await startTestShop()
  const admin = own.as(await own.saveUser({ role: 'admin' }))
  const single = {
    name: 'Tawa, 10"',
    description: 'Flat & <wide>.\n\nFor rotis.',
    price: 450,
    originalPrice: 600,
    countInStock: 7,
    sku: 'TAWA',
    category: KITCHEN,
    brand: 'Omax',
    sizes: ['10 in', '12 in'],
    colors: ['Black'],
    collection: 'Daily',
    material: 'Cast iron',
    tags: ['Diwali', 'Iron, cast'],
    seo: { title: 'Iron tawa', description: 'For rotis.' },
    cost: 210.5,
    weight: 900,
    gtin: '4006381333931',
  }
  const variants = [
    { size: '1 L', color: 'Red', sku: 'BOT-1', countInStock: 3, price: 199, cost: 90, weight: 250 },
    { size: '2 L', color: 'Red', sku: 'BOT-2', countInStock: 0, price: 299, originalPrice: 350 },
  ]
  for (const product of [
    single,
    {
      name: 'Bottle',
      description: 'Steel.',
      category: KITCHEN,
      brand: 'Omax',
      variants,
      state: 'draft',
      handle: 'steel-bottle',
      material: 'Steel',
      tags: ['Steel', 'Travel'],
    },
  ])
    expect((await admin.post('/api/products', product)).status).toBe(201)
  const { body: products } = await admin.get('/api/admin/products')
  const csv = csvFile(shopifyRows(products, ORIGIN))
  expect(await importer(admin).plan(csv)).toMatchObject({
    format: 'shopify',
    create: 0,
    update: 0,
    skip: 2,
    faulty: [],
  })

  const other = await startTestShop()
  const there = importer(other.as(await other.saveUser({ role: 'admin' })))
  expect(await there.takeOver(csv)).toMatchObject({ state: 'done', done: 2, faulty: [] })
  expect(await there.found('TAWA')).toMatchObject({ ...single, state: 'published' })
  expect(await there.found('BOT-2')).toMatchObject({
    name: 'Bottle',
    handle: 'steel-bottle',
    state: 'draft',
    material: 'Steel',
    tags: ['Steel', 'Travel'],
    collection: '',
    variants,
  })
  const { body: moved } = await other
    .as(await other.saveUser({ role: 'admin' }))
    .get('/api/admin/products')
  expect(csvFile(shopifyRows(moved, ORIGIN)).split('\r\n').toSorted()).toEqual(
    csv.split('\r\n').toSorted(),
  )
})

it('has a row for each picture, at its whole address', async () => {
  const own = await startTestShop()
  await own.saveProduct({
    sku: asSku('PICTURED'),
    images: [
      { url: '/images/upload/v1/products/a.webp', altText: 'Front' },
      { url: '/images/upload/v1/products/b.webp', altText: 'Back' },
    ],
  })
  const { body } = await own.as(await own.saveUser({ role: 'admin' })).get('/api/admin/products')
  const [head = [], ...rows] = shopifyRows(body, ORIGIN)
  const cells = rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])))
  expect(cells).toMatchObject([
    {
      'Variant SKU': 'PICTURED',
      'Image Src': `${ORIGIN}/images/upload/v1/products/a.webp`,
      'Image Position': 1,
      'Image Alt Text': 'Front',
    },
    { 'Variant SKU': '', 'Image Src': `${ORIGIN}/images/upload/v1/products/b.webp` },
  ])
  expect(cells[0]?.['Handle']).toBe(cells[1]?.['Handle'])
})

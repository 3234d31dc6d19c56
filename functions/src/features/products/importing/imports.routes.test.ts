import { describe, expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import {
  BATHROOM,
  file,
  importer,
  KITCHEN,
  NEW,
  OLD,
  tiffin,
  type Cells,
} from './testing/import-files.ts'

const shop = await startTestShop()
const keeper = importer(shop.as(await shop.saveUser({ role: 'catalogue' })))

const balti = (more: Cells): Cells => ({ 'URL handle': 'balti', ...more })
const size = (value: string, sku: string): Cells => ({
  'Option1 Name': 'Size',
  'Option1 Value': value,
  'Variant SKU': sku,
  'Variant Price': 100,
})

describe('a list of Shopify', () => {
  it('is told before anything is written', async () => {
    const csv = file(OLD, [tiffin('dry'), tiffin('dry2', { Type: 'Lunch boxes' })])
    expect(await keeper.plan(csv)).toMatchObject({
      format: 'shopify',
      create: 1,
      update: 0,
      skip: 0,
      faulty: [{ row: 3, field: 'Type', code: 'invalid_input' }],
    })
    expect(await keeper.plan(csv, `?category=${BATHROOM}`)).toMatchObject({ create: 2, faulty: [] })
    expect(await keeper.found('TIF-dry')).toBeUndefined()
  })

  it('is told with its variants, and what the law wants told of them besides', async () => {
    const csv = file(OLD, [
      tiffin('sized', size('1 L', 'SZ-1')),
      { Handle: 'tiffin-sized', ...size('2 L', 'SZ-2') },
      tiffin('one'),
    ])
    expect(await keeper.plan(csv)).toMatchObject({
      create: 2,
      variants: 2,
      missing: { hsn: 2, mrp: 2, netQuantity: 2, manufacturer: 2, countryOfOrigin: 2, gstRate: 2 },
    })
    const bartan = 'name,price,category,sku,hsn,gstRate,mrp,manufacturer,countryOfOrigin'
    const row = `Tawa,100,${KITCHEN},TAWA-L,7323,18,120,"Omax, Pune",India`
    expect((await keeper.plan(`${bartan}\n${row}`)).missing).toEqual({
      hsn: 0,
      gstRate: 0,
      mrp: 0,
      netQuantity: 1,
      manufacturer: 0,
      countryOfOrigin: 0,
    })
  })

  it('becomes products: plain text, prices, published ones and drafts', async () => {
    const csv = file(OLD, [
      tiffin('a'),
      tiffin('b', { Status: 'draft' }),
      tiffin('c', { Published: 'false' }),
    ])
    const job = await keeper.takeOver(csv)
    expect(job).toMatchObject({ state: 'done', done: 3, total: 3, faulty: [] })
    expect(await keeper.found('TIF-a')).toMatchObject({
      name: 'Tiffin a',
      description: 'Three tiers.\n\nSteel.',
      brand: 'Omax',
      category: KITCHEN,
      price: 499,
      originalPrice: 650,
      countInStock: 7,
      handle: 'tiffin-a',
      state: 'published',
    })
    expect((await keeper.found('TIF-b')).state).toBe('draft')
    expect((await keeper.found('TIF-c')).state).toBe('draft')
  })

  it('tells by tags, material and category, as Shopify itself has them', async () => {
    const material = 'Material (product.metafields.shopify.material)'
    const category = 'Product Category'
    const told = { Tags: 'Steel, Lunch, Steel', [material]: 'stainless-steel; plastic' }
    const placed = { Type: '', [category]: `Home & Garden > ${KITCHEN}` }
    const csv = file(
      [...OLD, material, category],
      [
        tiffin('told', { ...told, ...placed }),
        tiffin('many', { Tags: Array.from({ length: 51 }, (_, place) => place).join() }),
        tiffin('long', { Tags: 'x'.repeat(61) }),
      ],
    )
    expect((await keeper.plan(csv)).faulty).toMatchObject([
      { row: 3, field: 'Tags' },
      { row: 4, field: 'Tags' },
    ])
    await keeper.takeOver(csv)
    expect(await keeper.found('TIF-told')).toMatchObject({
      tags: ['Steel', 'Lunch'],
      material: 'stainless-steel, plastic',
      category: KITCHEN,
    })
  })

  it('has the rows of a handle as variants, under its new columns', async () => {
    const csv = file(NEW, [
      balti({
        Title: 'Balti',
        Description: 'A bucket.',
        Vendor: 'Cello',
        Type: BATHROOM.toLowerCase(),
        'Published on online store': 'TRUE',
        Status: 'Active',
        SKU: 'BAL-1',
        Barcode: '4006381333931',
        'Option1 name': 'Colour',
        'Option1 value': 'Red',
        'Option2 name': 'Finish',
        'Option2 value': 'Matt',
        Price: '₹1,299.00',
        'Inventory quantity': 4,
      }),
      balti({
        SKU: 'BAL-2',
        'Option1 value': 'Blue',
        'Option2 value': 'Gloss',
        Price: '1199',
        'Compare-at price': '1100',
        'Inventory quantity': -2,
      }),
    ])
    expect(await keeper.takeOver(csv)).toMatchObject({ state: 'done', total: 1, faulty: [] })
    const product = await keeper.found('BAL-2')
    expect(product).toMatchObject({ name: 'Balti', category: BATHROOM, state: 'published' })
    expect(product.variants).toEqual([
      {
        color: 'Red',
        size: 'Matt',
        sku: 'BAL-1',
        countInStock: 4,
        price: 1299,
        gtin: '4006381333931',
      },
      { color: 'Blue', size: 'Gloss', sku: 'BAL-2', countInStock: 0, price: 1199 },
    ])
  })

  it('run again changes price, stock and texts, and leaves state and pictures', async () => {
    const row = tiffin('again', { Status: 'draft' })
    await keeper.takeOver(file(OLD, [row]))
    const { _id } = await keeper.found('TIF-again')
    const images = [{ url: '/images/upload/v1/products/own.webp', altText: '' }]
    await keeper.by.put(`/api/products/${_id}`, { state: 'published', images })
    expect(await keeper.plan(file(OLD, [row]))).toMatchObject({ create: 0, update: 0, skip: 1 })
    const later = {
      ...row,
      'Variant Price': '450',
      'Variant Inventory Qty': 3,
      Title: 'Tiffin box',
    }
    expect(await keeper.plan(file(OLD, [later]))).toMatchObject({ create: 0, update: 1, skip: 0 })
    await keeper.takeOver(file(OLD, [later]))
    expect(await keeper.found('TIF-again')).toMatchObject({
      _id,
      name: 'Tiffin box',
      price: 450,
      countInStock: 3,
      state: 'published',
      images,
    })
  })

  it('run again leaves what variants say besides, and what they cost', async () => {
    const rows = [
      tiffin('kept', { ...size('1 L', 'KEPT-1'), Tags: 'Steel, Diwali', 'Cost per item': '310.5' }),
      { Handle: 'tiffin-kept', ...size('2 L', 'KEPT-2') },
    ]
    const columns = [...OLD, 'Cost per item']
    await keeper.takeOver(file(columns, rows))
    const before = await keeper.found('KEPT-1')
    expect(before).toMatchObject({ tags: ['Steel', 'Diwali'], variants: [{ cost: 310.5 }, {}] })
    const variants = before.variants.map((one: object) => ({ ...one, mrp: 640, cost: 295.25 }))
    await keeper.by.put(`/api/products/${before._id}`, { variants, tags: ['Own'] })
    const later = rows.map((row) => ({ ...row, 'Variant Price': 120 }))
    await keeper.takeOver(file(columns, later))
    expect(await keeper.found('KEPT-1')).toMatchObject({
      tags: ['Own'],
      variants: [
        { sku: 'KEPT-1', price: 120, mrp: 640, cost: 295.25 },
        { sku: 'KEPT-2', price: 120, mrp: 640, cost: 295.25 },
      ],
    })
  })

  it('is known by its handle where it has no SKU', async () => {
    const row = tiffin('nosku', { 'Variant SKU': '' })
    await keeper.takeOver(file(OLD, [row]))
    expect(await keeper.plan(file(OLD, [row]))).toMatchObject({ create: 0, skip: 1 })
    await keeper.takeOver(file(OLD, [{ ...row, 'Variant Price': 480 }]))
    const { body } = await keeper.by.get('/api/admin/products')
    const named = body.filter(({ name }: { name: string }) => name === 'Tiffin nosku')
    expect(named).toMatchObject([{ price: 480 }])
  })

  it('can be undone as a whole', async () => {
    const admin = shop.as(await shop.saveUser({ role: 'admin' }))
    const { batch } = await keeper.takeOver(file(OLD, [tiffin('undo1'), tiffin('undo2')]))
    const { body } = await admin.post('/api/admin/audit/undo', { batch })
    expect(body).toMatchObject({ undone: 2, left: 0 })
    expect(await keeper.found('TIF-undo1')).toBeUndefined()
  })
})

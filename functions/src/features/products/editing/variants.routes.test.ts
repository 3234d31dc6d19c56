import { CATEGORIES } from '@bartan/contract/products/rules'
import { describe, expect, it } from 'vitest'
import { startShop } from '#testing/start-test-shop.ts'

const [KITCHEN] = CATEGORIES
const { shop, admin } = await startShop()
let count = 0

const tiffin = (more: object = {}) => ({
  name: `Tiffin ${++count}`,
  description: 'Keeps lunch warm.',
  category: KITCHEN,
  brand: 'Cello',
  ...more,
})

const VARIANTS = [
  { size: '3 L', color: 'Red', countInStock: 1, price: 449, originalPrice: 499 },
  { size: '1 L', color: 'Red', countInStock: 3, price: 249.5 },
  { size: '1 L', color: 'Blue', countInStock: 2, price: 249.5 },
]

const create = (more?: object) => shop.as(admin).post('/api/products', tiffin(more))
const change = (id: string, body: object) => shop.as(admin).put(`/api/products/${id}`, body)
const read = async (id: string) => (await shop.get(`/api/products/${id}`)).body

const created = async (variants: object[] = VARIANTS, more: object = {}) => {
  const { status, body } = await create({ variants, ...more })
  expect([status, body.message]).toEqual([201, undefined])
  return body
}

/** What the ledger says of each variant, by size and color. */
const balanceOf = async (id: string) => {
  const { docs } = await shop.database.stockMovements.where('productId', '==', id).get()
  const balance: Record<string, number> = {}
  for (const { variant, quantity } of docs.map((entry) => entry.data())) {
    const key = variant ? `${variant.size} ${variant.color}`.trim() : 'whole'
    balance[key] = (balance[key] ?? 0) + quantity
  }
  return Object.fromEntries(Object.entries(balance).filter(([, quantity]) => quantity !== 0))
}

describe('a product with variants', () => {
  it('has their sizes, colors, stock and prices, and SKUs where they name none', async () => {
    const product = await created(VARIANTS, { facts: [{ name: 'Steel', value: '304' }] })
    expect(product).toMatchObject({
      sizes: ['3 L', '1 L'],
      colors: ['Red', 'Blue'],
      countInStock: 6,
      price: 249.5,
      priceMax: 449,
      variants: VARIANTS,
      facts: [{ name: 'Steel', value: '304' }],
      state: 'published',
    })
    expect(product).not.toHaveProperty('originalPrice')
    expect(new Set(product.variants.map(({ sku }: { sku: string }) => sku)).size).toBe(3)
    expect(await read(product._id)).toEqual(product)
    const { facts: _facts, ...listed } = product
    expect((await shop.get('/api/products?limit=1')).body).toEqual([listed])
    expect((await shop.as(admin).get(`/api/admin/products/${product._id}`)).body).toEqual(product)
    expect(await balanceOf(product._id)).toEqual({ '3 L Red': 1, '1 L Red': 3, '1 L Blue': 2 })
  })

  it('keeps what is known of a variant whose size is written otherwise, by its SKU', async () => {
    const own = {
      cost: 40,
      reorderAt: 2,
      weight: 300,
      mrp: 120,
      netQuantity: { value: 1, unit: 'l' },
    }
    const { _id, variants } = await created([{ size: '1 L', countInStock: 3, price: 100, ...own }])
    const [{ sku }] = variants
    const { status, body } = await change(_id, {
      variants: [{ size: '1 litre', sku, countInStock: 3 }],
    })
    expect([status, body.variants]).toEqual([
      200,
      [
        {
          size: '1 litre',
          sku,
          countInStock: 3,
          price: 100,
          ...own,
          netQuantity: expect.anything(),
        },
      ],
    ])
  })

  it('gives price and original price beside them to those that have none of their own', async () => {
    const product = await created(
      [
        { size: 'S', countInStock: 1 },
        { size: 'M', countInStock: 1, price: 120 },
        { size: 'L', countInStock: 1, price: 140, originalPrice: null },
      ],
      { price: 100, originalPrice: 150 },
    )
    expect(product.variants).toMatchObject([
      { price: 100, originalPrice: 150 },
      { price: 120, originalPrice: 150 },
      { price: 140 },
    ])
    expect(product.variants[2]).not.toHaveProperty('originalPrice')
    expect(product).toMatchObject({ price: 100, originalPrice: 150, priceMax: 140 })
  })

  it('is refused with a price above the original price that it gets', async () => {
    const variants = [{ size: 'S', countInStock: 1, price: 200 }]
    expect(await create({ variants, originalPrice: 150 })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { 'variants.0.originalPrice': expect.anything() } },
    })
  })

  it.each([
    ['countInStock', 3],
    ['sizes', ['S']],
    ['colors', ['Red']],
    ['price', 99],
    ['originalPrice', 999],
    ['originalPrice', null],
  ])('takes no %s of its own', async (field, value) => {
    const { _id } = await created()
    expect(await change(_id, { [field]: value, name: 'Other' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { [field]: expect.stringContaining(field) } },
    })
    expect((await read(_id)).name).not.toBe('Other')
  })
})

describe('changing variants', () => {
  it('replaces them; each keeps its SKU and price unless it says another', async () => {
    const { _id, variants } = await created()
    const [large, small] = variants
    const { status, body } = await change(_id, {
      variants: [
        { size: '1 L', color: 'Red', countInStock: 5 },
        { size: '3 L', color: 'Red', countInStock: 1, price: 429 },
        { size: '5 L', color: 'Red', countInStock: 7, price: 599, sku: 'TIFFIN-5L' },
      ],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      sizes: ['1 L', '3 L', '5 L'],
      colors: ['Red'],
      countInStock: 13,
      price: 249.5,
      priceMax: 599,
      variants: [{ sku: small.sku, price: 249.5 }, { sku: large.sku, price: 429 }, { price: 599 }],
    })
    expect(await balanceOf(_id)).toEqual({ '1 L Red': 5, '3 L Red': 1, '5 L Red': 7 })
  })

  it('needs a price for a new one where the others differ', async () => {
    const { _id } = await created()
    const more = { size: '5 L', countInStock: 1 }
    expect(await change(_id, { variants: [...VARIANTS, more] })).toMatchObject({
      status: 400,
      body: { fields: { 'variants.3.price': expect.anything() } },
    })
    const same = await created([{ size: 'S', countInStock: 1, price: 80 }])
    const { body } = await change(same._id, { variants: [more] })
    expect(body.variants).toMatchObject([{ size: '5 L', price: 80 }])
  })

  it('is refused where the stock is not the one that it is based on', async () => {
    const { _id } = await created()
    const variants = [VARIANTS[1], { ...VARIANTS[0], countInStockWas: 2 }]
    expect(await change(_id, { variants })).toMatchObject({
      status: 409,
      body: {
        code: 'changed_meanwhile',
        current: { countInStock: 1 },
        fields: { 'variants.1.countInStock': 'The stock was changed meanwhile: it is 1 now' },
      },
    })
    expect(await change(_id, { variants: VARIANTS, countInStockWas: 5 })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { countInStock: 6 } },
    })
    expect((await change(_id, { variants: VARIANTS, countInStockWas: 6 })).status).toBe(200)
  })

  it('comes from none and goes to none with the stock right', async () => {
    const { body } = await create({ price: 300, originalPrice: 350, sizes: 'S', countInStock: 9 })
    const { _id } = body
    const made = await change(_id, {
      variants: [
        { size: 'S', countInStock: 4 },
        { size: 'M', countInStock: 2 },
      ],
    })
    expect(made.body).toMatchObject({
      sizes: ['S', 'M'],
      countInStock: 6,
      variants: [{ price: 300, originalPrice: 350 }, { price: 300 }],
    })
    expect(await balanceOf(_id)).toEqual({ S: 4, M: 2 })
    const gone = await change(_id, { variants: null, price: 320 })
    expect(gone.body).toMatchObject({ sizes: ['S', 'M'], countInStock: 6, price: 320 })
    expect(gone.body).not.toHaveProperty('variants')
    expect(gone.body).not.toHaveProperty('priceMax')
    expect(await balanceOf(_id)).toEqual({ whole: 6 })
    expect((await change(_id, { countInStock: 1 })).body.countInStock).toBe(1)
  })
})

describe('a change of stock', () => {
  it('names its variant by SKU', async () => {
    const { _id, sku, variants } = await created()
    const [, small] = variants
    const { status, body } = await change(_id, {
      stockChange: -2,
      sku: small.sku.toLowerCase(),
      reason: 'damaged',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      sku,
      countInStock: 4,
      variants: [{ countInStock: 1 }, { countInStock: 1 }, { countInStock: 2 }],
    })
    const { docs } = await shop.database.stockMovements.where('productId', '==', _id).get()
    expect(docs.map((entry) => entry.data())).toContainEqual(
      expect.objectContaining({
        quantity: -2,
        reason: 'damaged',
        variant: { size: '1 L', color: 'Red', sku: small.sku },
      }),
    )
  })

  it.each([
    [{ stockChange: 1 }, 400, 'invalid_input', 'sku'],
    [{ stockChange: 1, sku: 'nobody' }, 400, 'invalid_input', 'sku'],
    [{ stockChange: -4 }, 409, 'out_of_stock', 'stockChange'],
  ])('is refused as %o', async (body, status, code, field) => {
    const { _id, variants } = await created()
    const sku = code === 'out_of_stock' ? { sku: variants[1].sku } : {}
    expect(await change(_id, { ...body, ...sku })).toMatchObject({
      status,
      body: { code, fields: { [field]: expect.anything() } },
    })
  })

  it('is made once by each of several at once', async () => {
    const { _id, variants } = await created()
    const [large, small] = variants
    const answers = await Promise.all(
      [large, small, small, large].map(({ sku }) => change(_id, { stockChange: 1, sku })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { countInStock, variants: now } = await read(_id)
    expect([countInStock, now[0].countInStock, now[1].countInStock]).toEqual([10, 3, 5])
  })
})

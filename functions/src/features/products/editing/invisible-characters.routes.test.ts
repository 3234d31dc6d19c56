import { CATEGORIES } from '@bartan/contract/products/rules'
import { expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()
const [KITCHEN] = CATEGORIES
const admin = shop.as(await shop.saveUser({ role: 'admin' }))

const create = (more: object) =>
  admin.post('/api/products', {
    name: 'Bowl',
    description: 'Round',
    price: 100,
    countInStock: 5,
    category: KITCHEN,
    brand: 'Milton',
    sizes: ['Small'],
    colors: ['Navy'],
    ...more,
  })

it('takes no name that nobody sees', async () => {
  const { status, body } = await create({ name: '\u200B\u200D' })
  expect([status, Object.keys(body.fields)]).toEqual([400, ['name']])
  const customer = { phone: '9123456780', password: 'Shopper@123', name: '\u200B\u2060' }
  const registered = await shop.post('/api/users/register', customer)
  expect([registered.status, Object.keys(registered.body.fields)]).toEqual([400, ['name']])
})

it('knows a SKU by what people see of it', async () => {
  expect((await create({ sku: 'Abc-1' })).status).toBe(201)
  for (const sku of ['Abc\u20111', 'ABC-1\u200B', 'abc\u22121'])
    expect((await create({ sku })).body.code).toBe('sku_taken')
  const none = { sizes: undefined, colors: undefined, countInStock: undefined }
  const variants = [{ size: 'S', sku: 'ABC\u20141', countInStock: 1, price: 5 }]
  expect((await create({ sku: 'Other', ...none, variants })).body.code).toBe('sku_taken')
})

it('counts a color and a brand once, and finds them as they are typed', async () => {
  await create({
    sku: 'INV-1',
    name: 'Pan \u202Egnp.exe',
    colors: ['Navy\u200B'],
    brand: 'Mil\u00ADton',
  })
  const { body: facets } = await shop.get('/api/products/facets')
  expect(facets.color.map(({ value }: { value: string }) => value)).toEqual(['Navy'])
  expect(facets.brand.map(({ value }: { value: string }) => value)).toEqual(['Milton'])
  const { body: found } = await shop.get('/api/products?color=Na%E2%80%8Bvy&search=p%C2%ADan')
  expect(found.map(({ name }: { name: string }) => name)).toEqual(['Pan gnp.exe'])
})

it('keeps the joiners of Indian scripts and of emoji', async () => {
  const name = 'श्री\u200Dमान क्\u200Cष ❤\uFE0F 👩\u200D🍳'
  expect((await create({ sku: 'JOIN-1', name })).body.name).toBe(name)
})

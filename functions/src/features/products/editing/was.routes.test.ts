import { CATEGORIES } from '@bartan/contract/products/rules'
import { expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { startShop } from '#testing/start-test-shop.ts'

const { shop, admin, asha } = await startShop()

const change = (id: string, body: object) => shop.as(admin).put(`/api/products/${id}`, body)
const open = (id: string) =>
  shop
    .as(admin)
    .get(`/api/admin/products/${id}`)
    .then(({ body }) => body)

const create = async (product: object = {}): Promise<string> => {
  const { status, body } = await shop.as(admin).post('/api/products', {
    name: 'Tawa',
    description: 'For rotis.',
    category: CATEGORIES[0],
    brand: 'Annapurna',
    ...('variants' in product ? {} : { price: 300, sizes: [], countInStock: 10 }),
    ...product,
  })
  expect(status).toBe(201)
  return body._id
}

const SMALL = { size: 'Small', countInStock: 10, price: 199 }
const LARGE = { size: 'Large', countInStock: 4, price: 299 }

it('lets two people change different fields of one product', async () => {
  const id = await create({ name: 'Tawa', price: 300 })
  const opened = await open(id)
  const named = await change(id, { name: 'Iron tawa', was: { name: opened.name } })
  const priced = await change(id, { price: 250, was: { price: opened.price } })
  expect([named.status, priced.status]).toEqual([200, 200])
  expect(await open(id)).toMatchObject({ name: 'Iron tawa', price: 250 })
})

it('refuses a value that is another by now, with that value, and changes nothing', async () => {
  const id = await create({ name: 'Tawa', price: 300 })
  await change(id, { price: 280 })
  const answer = await change(id, { name: 'Pan', price: 250, was: { name: 'Tawa', price: 300 } })
  expect(answer).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  expect(answer.body.current).toEqual({ price: 280 })
  expect(await open(id)).toMatchObject({ name: 'Tawa', price: 280 })
})

it('takes null for a missing value, and tells one as null', async () => {
  const id = await create({ price: 300 })
  expect((await change(id, { originalPrice: 400, was: { originalPrice: null } })).status).toBe(200)
  await change(id, { originalPrice: null })
  const answer = await change(id, { originalPrice: 500, was: { originalPrice: 400 } })
  expect(answer).toMatchObject({ status: 409, body: { current: { originalPrice: null } } })
})

it('takes null, an empty text and an empty list for what a product does not have', async () => {
  const id = await create()
  const named = await change(id, {
    material: 'Iron',
    was: { material: null, facts: [] },
    facts: [],
  })
  const emptied = await change(id, { collection: 'Pro', was: { collection: '' } })
  expect([named.status, emptied.status]).toEqual([200, 200])
  expect((await change(id, { collection: 'Top', was: { collection: null } })).status).toBe(409)
})

it('compares objects without regard to the order of their keys', async () => {
  const images = [{ url: '/a.webp', altText: 'A' }]
  const id = await create({ images, nameIn: { hi: 'तवा', mr: 'तवा' } })
  const answer = await change(id, {
    images: [],
    nameIn: { hi: 'नया' },
    was: { images: [{ altText: 'A', url: '/a.webp' }], nameIn: { mr: 'तवा', hi: 'तवा' } },
  })
  expect(answer.status).toBe(200)
})

it('knows fields by their other names', async () => {
  const id = await create({ collection: 'Basics' })
  const first = await change(id, { collections: 'Pro', was: { collections: 'Basics' } })
  const second = await change(id, { collections: 'Top', was: { collections: 'Basics' } })
  expect([first.status, second.status]).toEqual([200, 409])
})

it('says which field of it is not in the change', async () => {
  const id = await create()
  const answer = await change(id, { name: 'Pan', was: { name: 'Tawa', price: 1, colour: 'red' } })
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(Object.keys(answer.body.fields).sort()).toEqual(['was.colour', 'was.price'])
  expect((await change(id, { name: 'Pan', was: ['name'] })).status).toBe(400)
})

it('lets one of two who change the same field at once through', async () => {
  const id = await create({ name: 'Tawa' })
  const answers = await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) => change(id, { name, was: { name: 'Tawa' } })),
  )
  const written = answers.filter(({ status }) => status === 200)
  expect(written).toHaveLength(1)
  for (const { status, body } of answers.filter((answer) => answer !== written[0]))
    expect({ status, current: body.current }).toEqual({
      status: 409,
      current: { name: written[0]?.body.name },
    })
})

it('keeps what was sold since of the stock of variants', async () => {
  const id = await create({ variants: [SMALL, LARGE] })
  const { variants } = await open(id)
  await placeOrder(shop, asha, [{ productId: id, size: 'Small', color: '', quantity: 3 }])
  const answer = await change(id, {
    variants: [
      { ...variants[0], price: 189 },
      { ...variants[1], countInStock: 9 },
    ],
    was: { variants },
  })
  expect(answer.status).toBe(200)
  expect(answer.body.variants).toMatchObject([
    { size: 'Small', countInStock: 7, price: 189 },
    { size: 'Large', countInStock: 9 },
  ])
})

it('keeps what was sold since of a variant that is written otherwise', async () => {
  const id = await create({ variants: [SMALL, LARGE] })
  const { variants } = await open(id)
  await placeOrder(shop, asha, [{ productId: id, size: 'Small', color: '', quantity: 3 }])
  const [small, large] = variants
  const answer = await change(id, {
    variants: [{ ...small, size: 'Little', countInStock: 12 }, large],
    was: { variants },
  })
  expect(answer.body.variants).toMatchObject([
    { size: 'Little', sku: small.sku, countInStock: 9 },
    { size: 'Large', countInStock: 4 },
  ])
})

it('refuses variants whose price another changed, but not for a sale', async () => {
  const id = await create({ variants: [SMALL, LARGE] })
  const { variants } = await open(id)
  await change(id, { variants: [{ ...variants[0], price: 149 }, variants[1]] })
  const answer = await change(id, { variants: [variants[0]], was: { variants } })
  expect(answer).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  expect(answer.body.current.variants).toMatchObject([{ price: 149 }, { price: 299 }])
})

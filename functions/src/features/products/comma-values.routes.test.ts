import { expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()
for (const [name, brand] of [
  ['Tawa', 'Omax, Inc.'],
  ['Kadhai', 'Cello'],
  ['Lota', 'Royal'],
  ['Thali', 'Inc.'],
])
  await shop.saveProduct({ name, brand })
const admin = shop.as(await shop.saveUser({ role: 'admin' }))

const query = 'brand=Omax%252C Inc.,Cello'
const names = (body: { name: string }[]) => body.map(({ name }) => name).toSorted()
const found = async (brand: string) => names((await shop.get(`/api/products?brand=${brand}`)).body)

it('a list of several brands finds one with a comma in its name, page by page', async () => {
  const reply = await shop.get(`/api/products?${query}&limit=1`)
  const [, next = ''] = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '') ?? []
  const second = await shop.get(next)
  expect(names([...reply.body, ...second.body])).toEqual(['Kadhai', 'Tawa'])
  const { body } = await shop.get(`/api/products/facets?${query}`)
  expect(body.total).toBe(2)
  expect(body.brand).toContainEqual({ value: 'Omax, Inc.', count: 1 })
  expect(names((await admin.get(`/api/admin/products?${query}`)).body)).toEqual(['Kadhai', 'Tawa'])
})

it('a list of one brand finds it as it is typed, and no list takes it for another', async () => {
  expect(await found('Omax, Inc.')).toEqual(['Tawa', 'Thali'])
  expect(await found('Omax%252C Inc.')).toEqual(['Tawa'])
})

it('the page of several brands shows and names one with a comma in its name', async () => {
  const html = await (await fetch(`${shop.url}/collections/all?${query}`)).text()
  for (const shown of ['Tawa', 'Kadhai', 'Omax, Inc.']) expect(html).toContain(shown)
  for (const other of ['>Lota<', '>Thali<']) expect(html).not.toContain(other)
})

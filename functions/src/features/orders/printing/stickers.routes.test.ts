import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type Account, type TestShop } from '#testing/start-test-shop.ts'

let shop: TestShop
let admin: Account
beforeAll(async () => {
  shop = await startTestShop()
  admin = await shop.saveUser({ role: 'admin' })
  const body = {
    name: 'Steel dabba',
    description: 'Of steel.',
    category: 'Kitchen',
    brand: 'Omax',
    mrp: 300,
    variants: [
      { size: '1 L', sku: 'DABBA-1', price: 150, countInStock: 3 },
      { size: '2 L', sku: 'DABBA-2', price: 250, countInStock: 3, gtin: '8901234567894' },
    ],
  }
  const { status } = await shop.as(admin).post('/api/products', body)
  if (status !== 201) throw new Error(`No product: ${status}`)
})
afterAll(() => shop.stop())

const print = (query: string, who = admin) =>
  shop.as(who).get(`/api/admin/products/stickers.pdf?${query}`)

const pagesOf = ({ body }: { body: unknown }) => String(body).match(/\/Type \/Page\b/g)?.length

it('prints forty stickers to a sheet, or one to a page', async () => {
  const { status, headers, body } = await print('sku=DABBA-1&copies=41')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(pagesOf({ body })).toBe(2)
  expect(pagesOf(await print('sku=dabba-1,DABBA-2&copies=3,2&page=single'))).toBe(5)
  expect(pagesOf(await print('sku=DABBA-1&sku=DABBA-2'))).toBe(1)
})

it('prints at most 400, and says what is wrong with a call', async () => {
  expect((await print('sku=DABBA-1&copies=400')).status).toBe(200)
  const wrong = async (query: string) => {
    const { status, body } = await print(query)
    return [status, Object.keys(body.fields ?? {})]
  }
  expect(await wrong('sku=DABBA-1&copies=401')).toEqual([400, ['copies']])
  expect(await wrong('sku=DABBA-1,DABBA-2&copies=201')).toEqual([400, ['copies']])
  expect(await wrong('sku=DABBA-1,DABBA-2&copies=1,2,3')).toEqual([400, ['copies']])
  expect(await wrong('sku=DABBA-1&copies=0')).toEqual([400, ['copies']])
  expect(await wrong('sku=')).toEqual([400, ['sku']])
  expect(await wrong('')).toEqual([400, ['sku']])
  expect((await print('sku=UNKNOWN')).status).toBe(404)
})

it('prints for the catalogue role and packers, and not for accounts', async () => {
  const [packer, catalogue, accounts] = await Promise.all([
    shop.saveUser({ role: 'packer' }),
    shop.saveUser({ role: 'catalogue' }),
    shop.saveUser({ role: 'accounts' }),
  ])
  expect((await print('sku=DABBA-1', packer)).status).toBe(200)
  expect((await print('sku=DABBA-1', catalogue)).status).toBe(200)
  expect((await print('sku=DABBA-1', accounts)).status).toBe(403)
})

import type { OrderLine } from '@bartan/contract/orders/schema'
import { asProductId, asSku } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { asOrderNumber } from '@bartan/contract/testing/brands'
import { expect, it } from 'vitest'
import { startShop } from '#testing/start-test-shop.ts'
import { countText } from './parcel.ts'
import { pickList } from './pick-list.ts'

const { shop, admin } = await startShop()

const dabba = {
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

const created = await shop.as(admin).post('/api/products', dabba)
if (created.status !== 201) throw new Error(`No product: ${created.status}`)

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

const line = (more: Partial<OrderLine>): OrderLine => ({
  productId: asProductId('kadhai'),
  sku: asSku('K-2'),
  name: 'Kadhai',
  image: '',
  price: rupees(349),
  size: 'Large',
  color: '',
  quantity: 1,
  ...more,
})

it('sums the units of a variant over all orders, by SKU as people count', () => {
  const picks = pickList([
    {
      number: asOrderNumber('BR-A'),
      orderItems: [line({ sku: asSku('K-10') }), line({ quantity: 2 })],
    },
    { number: asOrderNumber('BR-B'), orderItems: [line({ quantity: 3 })] },
  ])
  expect(picks).toMatchObject([
    { sku: 'K-2', quantity: 5, numbers: ['BR-A', 'BR-B'], choice: 'Large' },
    { sku: 'K-10', quantity: 1, numbers: ['BR-A'] },
  ])
})

it('tells sizes apart in orders that are older than SKUs', () => {
  const old = { sku: undefined }
  const picks = pickList([
    { number: asOrderNumber('BR-A'), orderItems: [line(old), line({ ...old, size: 'Small' })] },
    { number: asOrderNumber('BR-B'), orderItems: [line(old)] },
  ])
  expect(picks.map(({ choice, quantity }) => [choice, quantity])).toEqual([
    ['Large', 2],
    ['Small', 1],
  ])
})

it('counts one as one', () => {
  expect([countText(1, 'unit'), countText(3, 'unit')]).toEqual(['1 unit', '3 units'])
})

import { endpoints } from '@bartan/contract/api'
import { asSku } from '@bartan/contract/products/product-id'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { startShop } from './testing/start-test-shop.ts'

/** Every call that lists a page of something; `idle` where `limit` is accepted but makes no difference. */
const lists = endpoints.filter(
  ({ query, idle = [] }: Endpoint) =>
    query !== undefined && 'limit' in query.shape && !idle.includes('limit'),
)

/** A few, or as many as there may be. */
const SHORT: readonly string[] = [
  '/api/products/new-arrivals',
  '/api/products/suggest',
  '/api/products/similar/:id',
  '/api/states',
  '/api/wishlist',
  '/api/orders/:id/documents',
  '/api/admin/offers/figures',
  '/api/admin/orders/couriers',
]

/** Contract §17 and §18: by a cursor alone. */
const BY_CURSOR: readonly string[] = ['/api/admin/cash/parcels', '/api/admin/stock/ledger']

it('every list that grows without end has pages', () => {
  const pageless = endpoints.filter(
    ({ method, reply, query }: Endpoint) =>
      method === 'GET' &&
      reply instanceof z.ZodArray &&
      !(query && 'limit' in query.shape && 'page' in query.shape),
  )
  expect(pageless.map(({ path }) => path).toSorted()).toEqual([...SHORT, ...BY_CURSOR].toSorted())
})

const { shop, admin } = await startShop()
const sku = 'LISTED-1'
// With a review, without which its reviews are no list.
const rated = { ratingCount: 1, ratingSum: 5 }
const productId = await shop.saveProduct({ sku: asSku(sku), ...rated })
const LEDGER = '/api/admin/stock/ledger'

const addressOf = (path: string) =>
  `${path.replace(':id', productId)}?limit=1${path === LEDGER ? `&sku=${sku}` : ''}`

/** Cursors of no list: of another form, of too few values, or of times that there are not. */
const MADE_UP = [
  'nonsense',
  ...[
    [],
    [{ a: 1 }, 'a'],
    [{}, 7],
    [[1, 2], 'a/b'],
    [[1e99, 2], 'a'],
    [[99_999_999_999_999, 2], 'a'],
    [[1, -2], 'a'],
  ].map((values) => Buffer.from(JSON.stringify(values)).toString('base64url')),
]

const byCursor = endpoints.filter(({ query }: Endpoint) => query && 'cursor' in query.shape)

describe('a list', () => {
  it.each(byCursor.map(({ path }) => path))(
    'GET %s begins at no other cursor than it has given',
    async (path) => {
      for (const cursor of MADE_UP) {
        const { status, body } = await shop.as(admin).get(`${addressOf(path)}&cursor=${cursor}`)
        expect([cursor, status, Object.keys(body.fields ?? {})]).toEqual([cursor, 400, ['cursor']])
      }
    },
  )

  it.each(lists.map(({ path }) => path))(
    'GET %s tells how long it is and where it goes on',
    async (path) => {
      const { status, headers } = await shop.as(admin).get(addressOf(path))
      expect(status).toBe(200)
      // What the ledger says of a variant grows for ever, and is not counted.
      expect(headers.has('X-Total-Count')).toBe(path !== LEDGER)
      expect(headers.get('X-Total-Count') ?? '0').toMatch(/^\d+$/)
      expect(headers.get('Link')).toContain('rel="first"')
    },
  )

  it.each(lists.map(({ path }) => path))(
    'GET %s has no Link header above 4 kB, in however many words it is asked for',
    async (path) => {
      const filters = ['color', 'brand', 'size', 'category', 'material', 'x', 'y']
      const long = filters.map((name) => `${name}=${'('.repeat(990)}`).join('&')
      const { status, headers } = await shop.as(admin).get(`${addressOf(path)}&${long}`)
      expect(status).toBe(200)
      expect(headers.get('Link')?.length ?? 0).toBeLessThanOrEqual(4096)
    },
  )
})

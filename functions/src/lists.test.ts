import { endpoints } from '@bartan/contract/api'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop } from './testing/start-test-shop.ts'
import type { Account, TestShop } from './testing/start-test-shop.ts'

/** Every call that lists a page of something; `idle` where `limit` is accepted but makes no difference. */
const lists = endpoints.filter(
  ({ query, idle = [] }: Endpoint) =>
    query !== undefined && 'limit' in query.shape && !idle.includes('limit'),
)

let shop: TestShop
let admin: Account
let productId: string
beforeAll(async () => {
  shop = await startTestShop()
  admin = await shop.saveUser({ role: 'admin' })
  productId = await shop.saveProduct()
})
afterAll(() => shop.stop())

describe('a list', () => {
  it.each(lists.map(({ path }) => path))(
    'GET %s tells how long it is and where it goes on',
    async (path) => {
      const at = `${path.replace(':id', productId)}?limit=1`
      const { status, headers } = await shop.as(admin).get(at)
      expect(status).toBe(200)
      expect(headers.get('X-Total-Count')).toMatch(/^\d+$/)
      expect(headers.get('Link')).toContain('rel="first"')
    },
  )

  it.each(lists.map(({ path }) => path))(
    'GET %s has no Link header above 4 kB, in however many words it is asked for',
    async (path) => {
      const filters = ['color', 'brand', 'size', 'category', 'material', 'x', 'y']
      const long = filters.map((name) => `${name}=${'('.repeat(990)}`).join('&')
      const at = `${path.replace(':id', productId)}?limit=1&${long}`
      const { status, headers } = await shop.as(admin).get(at)
      expect(status).toBe(200)
      expect(headers.get('Link')?.length ?? 0).toBeLessThanOrEqual(4096)
    },
  )
})

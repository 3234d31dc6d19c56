import { endpoints, type CallName } from '@bartan/contract/api'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import { describe, expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import { adminOf, faultsOfSchema, oddBodiesOf, takeNoHarm } from './testing/hostile-input.ts'

/** Bodies and parameters of every kind; hostile-bodies.verify.test.ts sends all to every call there is. */
const REPRESENTATIVE = new Set<CallName>([
  'GET /api/products',
  'POST /api/cart',
  'POST /api/checkout',
  'POST /api/users/register',
  'POST /api/products/:id/reviews',
  'PUT /api/users/profile',
  'POST /api/products',
  'PUT /api/admin/orders/:id',
  'PUT /api/admin/settings',
  'GET /api/admin/orders',
])

takeNoHarm(
  endpoints.filter(({ method, path }) => REPRESENTATIVE.has(`${method} ${path}` as CallName)),
)

describe('each call with a body', () => {
  const withBody = endpoints.filter((endpoint: Endpoint) => endpoint.body)

  it('has a schema that accepts its samples, and refuses odd values with a reply that names them', () => {
    expect(withBody.flatMap(faultsOfSchema)).toEqual([])
  })

  it('has an answer to odd values wherever they fit', async () => {
    const shop = await startTestShop()
    const send = adminOf(shop)
    const failed: string[] = []
    for (const endpoint of withBody)
      for (const body of oddBodiesOf(endpoint)) {
        const { status } = await send(endpoint, body)
        if (status >= 500) failed.push(`${status} ${endpoint.method} ${endpoint.path}`)
      }
    await shop.stop()
    expect(failed).toEqual([])
  })
})

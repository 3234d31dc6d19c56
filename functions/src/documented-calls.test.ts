import { readFileSync } from 'node:fs'
import { endpoints } from '@bartan/contract/api'
import { expect, it } from 'vitest'

const CONTRACT = new URL('../../docs/contract.md', import.meta.url)

/** `/api/orders/:id` is the same as `/api/orders/:number`. */
const shapeOf = (path: string): string => path.replaceAll(/:\w+/g, ':')

it('the contract names no call that there is not', () => {
  const text = readFileSync(CONTRACT, 'utf8')
  const named = [...text.matchAll(/\/api\/[\w/:.-]*[\w]/g)].map(([path]) => shapeOf(path))
  const known = new Set(endpoints.map(({ path }) => shapeOf(path)))
  // As “(as GET /api/pin names it)”; and the webhook, which is read as bytes and so is no endpoint.
  const elsewhere = new Set(['/api/pin', '/api/webhooks/whatsapp'])
  expect(named.length).toBeGreaterThan(50)
  expect([...new Set(named)].filter((path) => !known.has(path) && !elsewhere.has(path))).toEqual([])
})

import { beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '#testing/start-test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
  return shop.stop
})

it('is a page whose every script and style is a file of the shop', async () => {
  const { status, headers, body } = await shop.get('/api/docs')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('text/html')
  expect(body).not.toMatch(/<script>|<style|https?:/)
  const files = [...String(body).matchAll(/(?:src|stylesheet" href)="([^"]+)"/g)].map(([, f]) => f)
  expect(files).toHaveLength(3)
  for (const file of files) expect(await shop.head(file ?? '')).toMatchObject({ status: 200 })
})

it('is of the description that the API gives', async () => {
  const { body } = await shop.get('/api/docs/start.js')
  expect(body).toContain("url: '/api/openapi.json'")
})

it('answers what is not there as the API does', async () => {
  expect(await shop.get('/api/docs/package.json')).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
  const refused = await shop.post('/api/docs', {})
  expect(refused).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } })
  expect(refused.headers.get('allow')).toBe('GET, HEAD')
})

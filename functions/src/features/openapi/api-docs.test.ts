import { expect, it } from 'vitest'
import { refusal } from '#testing/refusal.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()

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
  expect((await shop.get('/api/docs/start.js')).body).toContain("url: '/api/openapi.json'")
})

it('answers what is not there as the API does', async () => {
  expect(await shop.get('/api/docs/package.json')).toMatchObject(refusal(404, 'not_found'))
  const refused = await shop.post('/api/docs', {})
  expect(refused).toMatchObject(refusal(405, 'method_not_allowed'))
  expect(refused.headers.get('allow')).toBe('GET, HEAD')
})

import { expect, it } from 'vitest'
import { startOwnTestShop } from '#testing/start-test-shop.ts'

it('a list is sent compressed to who takes it so, under a tag of its own', async () => {
  const shop = await startOwnTestShop()
  await Promise.all([1, 2, 3].map(() => shop.saveProduct()))
  const get = (headers: Record<string, string>) => shop.get('/api/products', { headers })
  const plain = await get({ 'accept-encoding': 'identity' })
  const packed = await get({ 'accept-encoding': 'gzip' })
  expect(packed.body).toEqual(plain.body)
  for (const { headers } of [plain, packed])
    expect(headers.get('vary')).toContain('Accept-Encoding')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  const [etag, other] = [packed, plain].map(({ headers }) => headers.get('etag')!)
  expect(etag).not.toBe(other)
  const again = await get({ 'accept-encoding': 'gzip', 'if-none-match': etag! })
  expect([again.status, again.headers.get('etag')]).toEqual([304, etag])
})

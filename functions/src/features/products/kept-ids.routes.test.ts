import { expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()

it('which of the products whose ids were kept there still are, in the list’s own order', async () => {
  const admin = await shop.saveUser({ role: 'admin' })
  const save = (name: string, price: number) =>
    shop.saveProduct({ name, price, material: name === 'Tawa' ? 'Iron' : 'Steel' })
  const [cup, tawa, thali, katori] = [
    await save('Cup', 10),
    await save('Tawa', 30),
    await save('Thali', 20),
    await save('Katori', 5),
  ]
  const ids = [cup, tawa, thali, katori, 'gone'].join(',')
  const listed = async (query: string) => {
    const { status, body, headers } = await shop.get(`/api/products?${query}`)
    expect([status, headers.get('x-total-count')]).toEqual([200, String(body.length)])
    return body.map(({ _id }: { _id: string }) => _id)
  }
  expect(await listed(`ids=${ids}&sortBy=priceDesc`)).toEqual([tawa, thali, cup, katori])
  await shop.as(admin).put(`/api/products/${thali}`, { state: 'draft' })
  await shop.as(admin).del(`/api/products/${katori}`)
  expect(await listed(`ids=${ids}&sortBy=priceDesc`)).toEqual([tawa, cup])
  expect(await listed(`ids=${ids}&material=Iron`)).toEqual([tawa])
  expect(await listed(`ids=${thali}`)).toEqual([])
  expect((await listed('ids=')).length).toBeGreaterThanOrEqual(2)
})

it('a list is sent compressed to who takes it so, under a tag of its own', async () => {
  const many = await startTestShop()
  await Promise.all([1, 2, 3].map(() => many.saveProduct()))
  const get = (headers: Record<string, string>) => many.get('/api/products', { headers })
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

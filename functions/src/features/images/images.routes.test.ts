import { IMAGE_WIDTHS, imageObject, imageUrl, STORED_WIDTHS } from '@bartan/contract/images/rules'
import { expect, it } from 'vitest'
import { imageStoreOf } from '#platform/firebase/image-store.ts'
import { MovableClock } from '#testing/fakes.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import { imagesService } from './images.service.ts'

const bottle = { version: '1763625600000', publicId: 'products/bottle-1' }
const url = imageUrl(bottle)
const shop = await startTestShop()
const images = imageStoreOf(shop.shop.config)
for (const width of IMAGE_WIDTHS)
  await images.write(imageObject(bottle, width), Buffer.from(`${width} pixels`))
const small = { version: '2', publicId: 'small' }
await images.write(imageObject(small, 320), Buffer.from('small'))

it('serves an image, to be cached for a year', async () => {
  const { status, body, headers } = await shop.get(url)
  expect({ status, body }).toEqual({ status: 200, body: '640 pixels' })
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"[\w-]+"$/),
  })
})

it('serves the smallest width that is wide enough', async () => {
  expect((await shop.get(`${url}?w=200`)).body).toBe('320 pixels')
  expect((await shop.get(`${url}?w=480`)).body).toBe('480 pixels')
  expect((await shop.get(`${url}?w=9999`)).body).toBe('960 pixels')
  expect((await shop.get('/images/upload/v2/small.webp?w=960')).body).toBe('small')
})

it('answers 304 to who has it, and only the head to who asks for no more', async () => {
  const etag = (await shop.get(url)).headers.get('etag') ?? ''
  expect((await shop.get(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const head = await shop.head(url)
  expect({ status: head.status, body: head.body }).toEqual({ status: 200, body: '' })
  expect(head.headers.get('content-length')).toBe('10')
})

it.each([
  '/images/upload/v1763625600000/products/none.webp',
  '/images/upload/v1763625600000/products/bottle-1.png',
  '/images/upload/v1763625600000/products/bottle-1.webp/',
  '/images/upload/v1763625600000/products/..%2fbottle-1.webp',
  '/images/upload/v1763625600000/products//bottle-1.webp',
  '/images/x/images/upload/v1763625600000/products/bottle-1.webp',
  '/images/upload/vx/products/bottle-1.webp',
  '/images/',
  '/images',
])('does not find %s', async (path) => {
  const reply = await shop.get(path)
  expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(reply.headers.get('cache-control')).toBe('no-store')
})

it('looks for an unknown image once a minute, however many ask, and in whatever width', async () => {
  const reads: string[] = []
  const clock = new MovableClock()
  const known = new Map<string, Buffer>()
  const read = async (object: string) => {
    reads.push(object)
    return known.get(object)
  }
  const storage = { ...imageStoreOf(shop.shop.config), read }
  const files = imagesService({ storage, clock }, async () => false)
  const name = { version: '1', publicId: 'products/none' }
  const ask = () =>
    Promise.allSettled(IMAGE_WIDTHS.flatMap((width) => [1, 2].map(() => files.read(name, width))))
  await expect(files.read(name, 320)).rejects.toMatchObject({ code: 'not_found' })
  expect(reads).toHaveLength(STORED_WIDTHS.length)
  await ask()
  clock.pass({ minutes: 0.9 })
  await ask()
  expect(reads).toHaveLength(STORED_WIDTHS.length)
  clock.pass({ minutes: 0.2 })
  known.set(imageObject(name, 320), Buffer.from('later'))
  const found = await ask()
  expect(found.every(({ status }) => status === 'fulfilled')).toBe(true)
})

it('refuses a width that is none, and other methods', async () => {
  expect(await shop.get(`${url}?w=wide`)).toMatchObject({
    status: 400,
    body: { fields: { w: 'w must be a width in pixels' } },
  })
  const reply = await shop.del(url)
  expect(reply.status).toBe(405)
  expect(reply.headers.get('allow')).toBe('GET, HEAD')
})

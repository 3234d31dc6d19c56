import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { imageStoreOf } from '#platform/firebase/image-store.ts'
import { placeOrder } from '#testing/orders.ts'
import { refusal } from '#testing/refusal.ts'
import { PASSWORD, type Account, startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop()
const productId = await shop.saveProduct()

const aBuyer = async () => {
  const who = await shop.saveUser()
  const { _id } = await placeOrder(shop, who, [{ productId }])
  await shop.as(admin).put(`/api/admin/orders/${_id}`, { status: 'Delivered' })
  return who
}

let shade = 0
/** No two are the same. */
const aPicture = () =>
  sharp({
    create: { width: 1200, height: 800, channels: 3, background: { r: ++shade, g: 9, b: 9 } },
  })
    .withExif({ IFD0: { Artist: 'Asha' } })
    .jpeg()
    .toBuffer()

const path = () => `/api/products/${productId}/reviews`

const send = async (who: Account | undefined, bytes: Buffer, to = path()) => {
  const form = new FormData()
  form.set('image', new Blob([Buffer.from(bytes)]), 'photo.jpg')
  const response = await fetch(`${shop.url}${to}/photos`, {
    method: 'POST',
    body: form,
    headers: who ? { authorization: `Bearer ${who.token}` } : {},
  })
  const body = (await response.json()) as { imageUrl: string; code?: string }
  return { status: response.status, body }
}
const sent = async (who: Account) => (await send(who, await aPicture())).body.imageUrl
const show = (url: string) => fetch(`${shop.url}${url}`)
const write = (who: Account, review: object) => shop.as(who).post(path(), { stars: 5, ...review })
const mine = async (who: Account) => (await shop.as(who).get(`${path()}/mine`)).body.review
const stored = async (url: string) => {
  const folder = url.replace('/images/', '').replace('.webp', '/')
  return imageStoreOf(shop.shop.config).list(folder)
}

describe('a photo for a review', () => {
  it('is checked and re-encoded like uploads, and shown with the review', async () => {
    const asha = await aBuyer()
    const { status, body } = await send(asha, await aPicture())
    expect([status, body]).toEqual([
      201,
      { imageUrl: expect.stringMatching(/^\/images\/upload\/v\d+\/[\w/-]+\.webp$/) },
    ])
    const { imageUrl } = body
    const written = await write(asha, { text: 'As in the picture', photos: [imageUrl] })
    expect([written.status, written.body.photos]).toEqual([201, [imageUrl]])
    const [listed] = (await shop.get(path())).body
    expect(listed.photos).toEqual([imageUrl])
    const picture = await show(`${imageUrl}?w=320`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(picture.headers.get('cache-control')).toBe('public, max-age=25')
    const { width, exif } = await sharp(await picture.arrayBuffer()).metadata()
    expect([width, exif]).toEqual([320, undefined])
  })

  it('is taken of who may review the product alone', async () => {
    const picture = await aPicture()
    expect((await send(undefined, picture)).status).toBe(401)
    expect(await send(await shop.saveUser(), picture)).toMatchObject(refusal(403, 'forbidden'))
    const asha = await aBuyer()
    expect((await send(asha, picture, '/api/products/none/reviews')).status).toBe(404)
    expect((await send(asha, Buffer.from('no picture at all'))).status).toBe(415)
    expect((await send(asha, Buffer.alloc(6_000_000))).status).toBe(413)
  })

  it('stays where the review is written again without photos, and goes with an empty list', async () => {
    const asha = await aBuyer()
    const [kept, left] = [await sent(asha), await sent(asha)]
    await write(asha, { photos: [kept] })
    // What the review does not name.
    expect(await stored(left)).toEqual([])
    expect((await write(asha, { text: 'Again' })).body.photos).toEqual([kept])
    expect((await show(kept)).status).toBe(200)
    expect((await write(asha, { text: 'Again', photos: [] })).body.photos).toEqual([])
    expect((await mine(asha)).photos).toEqual([])
    expect(await stored(kept)).toEqual([])
    expect((await show(kept)).status).toBe(404)
  })

  it('must be one of one’s own for this product, and there are three', async () => {
    const [asha, ravi] = [await aBuyer(), await aBuyer()]
    const four = [await sent(asha), await sent(asha), await sent(asha), await sent(asha)]
    const refused = { status: 400, body: { fields: { photos: expect.any(String) } } }
    for (const photos of [
      four,
      [await sent(ravi)],
      ['/images/upload/v1/reviews/none.webp'],
      ['https://elsewhere.example/a.webp'],
    ])
      expect(await write(asha, { photos })).toMatchObject(refused)
    for (const photos of ['x', [1]])
      expect(await write(asha, { photos })).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      })
    expect((await write(asha, { photos: four.slice(1) })).body.photos).toEqual(four.slice(1))
  })

  it('is gone within a minute where an admin hides the review, and back once it is shown', async () => {
    const asha = await aBuyer()
    const url = await sent(asha)
    const { _id } = (await write(asha, { photos: [url] })).body
    expect((await show(url)).status).toBe(200)
    await shop.as(admin).put(`/api/admin/reviews/${_id}`, { hidden: true })
    shop.clock.pass({ minutes: 0.5 })
    expect((await show(url)).status).toBe(404)
    await shop.as(admin).put(`/api/admin/reviews/${_id}`, { hidden: false })
    shop.clock.pass({ minutes: 1 })
    expect((await show(url)).status).toBe(200)
  })

  it('goes with the account', async () => {
    const asha = await aBuyer()
    const url = await sent(asha)
    const { _id } = (await write(asha, { text: 'Mine', photos: [url] })).body
    await shop.as(asha).del('/api/users/profile', { password: PASSWORD })
    expect(await stored(url)).toEqual([])
    expect((await shop.database.reviews.doc(_id).get()).data()).toMatchObject({
      text: 'Mine',
      photos: [],
    })
  })

  it('makes room for others if it is not used', async () => {
    const asha = await aBuyer()
    const used = await sent(asha)
    await write(asha, { photos: [used] })
    const urls = []
    for (let i = 0; i < 10; i++) urls.push(await sent(asha))
    expect(await stored(urls[0] ?? '')).toEqual([])
    expect((await write(asha, { photos: [used, ...urls.slice(-2)] })).status).toBe(201)
  })
})

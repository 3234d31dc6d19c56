import type { Order } from '@bartan/contract/orders/schema'
import { SHOPPING_REASONS } from '@bartan/contract/reasons/shopping-reasons'
import type { ErrorReply } from '@bartan/contract/shared/error-reply'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { imageStoreOf } from '#platform/firebase/image-store.ts'
import { placeOrder } from '#testing/orders.ts'
import { refusal } from '#testing/refusal.ts'
import { PASSWORD, type Account } from '#testing/start-test-shop.ts'
import { startDesk } from '../testing/start-desk.ts'

const { shop, admin, asha, productId } = await startDesk()
let shade = 0
/** No two are the same. */
const aPicture = (width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: { r: ++shade, g: 9, b: 9 } } })
    .png()
    .toBuffer()

const line = () => ({ productId, size: 'Small', color: 'Red', quantity: 1 })

const delivered = async (who = asha) => {
  const { _id } = await placeOrder(shop, who, [line()])
  await shop.as(admin).put(`/api/admin/orders/${_id}`, { status: 'Delivered' })
  return _id
}

const returned = async (who = asha) => {
  const id = await delivered(who)
  await shop
    .as(who)
    .post(`/api/orders/${id}/return`, { lines: [line()], reason: 'defective', note: 'A crack' })
  return id
}

/** An order or an error: which of the two, the expectations say. */
type AddReply = Order & Pick<ErrorReply, 'message' | 'code' | 'reason'>

const add = async (id: string, bytes: Buffer, token: string | undefined = asha.token) => {
  const form = new FormData()
  form.set('image', new Blob([Buffer.from(bytes)]), 'photo.jpg')
  const response = await fetch(`${shop.url}/api/orders/${id}/return/photos`, {
    method: 'POST',
    body: form,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return { status: response.status, body: (await response.json()) as AddReply }
}

const photosOf = (order: Order) => order.returns?.at(-1)?.photos ?? []
const show = (id: string, photo: string, who?: Account) =>
  fetch(`${shop.url}/api/orders/${id}/return/photos/${photo}`, {
    headers: who ? { authorization: `Bearer ${who.token}` } : {},
  })
const stored = (prefix = 'returns/') => imageStoreOf(shop.shop.config).list(prefix)

describe('a picture of a return', () => {
  it('is read by its customer and by admins, made smaller, and kept by no cache', async () => {
    const id = await returned()
    const { status, body } = await add(id, await aPicture(2000, 1000))
    expect(status).toBe(201)
    const [photo = ''] = photosOf(body)
    for (const who of [asha, admin]) {
      const response = await show(id, photo, who)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/webp')
      expect(response.headers.get('cache-control')).toContain('no-store')
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 960 })
    }
    const { body: seen } = await shop.as(admin).get(`/api/orders/${id}`)
    expect(photosOf(seen)).toEqual([photo])
  })

  it('is nobody else’s to see', async () => {
    const id = await returned()
    const [photo = ''] = photosOf((await add(id, await aPicture())).body)
    const stranger = await shop.saveUser()
    const packer = await shop.saveUser({ role: 'packer' })
    expect((await show(id, photo)).status).toBe(401)
    expect((await show(id, photo, stranger)).status).toBe(404)
    expect((await show(id, photo, packer)).status).toBe(404)
    const theirs = await returned(stranger)
    expect((await show(theirs, photo, stranger)).status).toBe(404)
    const [object = ''] = await stored(`returns/${asha._id}/${id}/`)
    expect(object).toContain(photo)
    for (const path of [object, `upload/v1/${object}`, `upload/v1/../../${object}`])
      expect((await fetch(`${shop.url}/images/${path}`)).status).toBe(404)
  })

  it('is added by its customer alone', async () => {
    const id = await returned()
    const stranger = await shop.saveUser()
    const before = (await stored()).length
    expect((await add(id, await aPicture(), '')).status).toBe(401)
    expect((await add(id, await aPicture(), stranger.token)).status).toBe(404)
    expect((await add(id, await aPicture(), admin.token)).status).toBe(404)
    expect((await add('none', await aPicture())).status).toBe(404)
    expect((await stored()).length).toBe(before)
  })

  it('sent again is there once', async () => {
    const id = await returned()
    const picture = await aPicture()
    const first = await add(id, picture)
    const again = await add(id, picture)
    expect([first.status, again.status]).toEqual([201, 200])
    expect(photosOf(again.body)).toEqual(photosOf(first.body))
    expect(await stored(`returns/${asha._id}/${id}/`)).toHaveLength(1)
  })

  it('is one of three at most, however many are sent at once', async () => {
    const id = await returned()
    const pictures = await Promise.all(Array.from({ length: 5 }, () => aPicture(60, 40)))
    const replies = await Promise.all(pictures.map((picture) => add(id, picture)))
    const counts = Map.groupBy(replies, ({ status }) => status)
    expect([counts.get(201)?.length, counts.get(409)?.length]).toEqual([3, 2])
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'conflict',
      message: 'A return can have at most 3 pictures',
    })
    expect(photosOf((await shop.as(asha).get(`/api/orders/${id}`)).body)).toHaveLength(3)
    expect(await stored(`returns/${asha._id}/${id}/`)).toHaveLength(3)
  })

  it('belongs to an open return', async () => {
    const id = await delivered()
    const conflict = { status: 409, body: { message: 'This order has no open return' } }
    expect(await add(id, await aPicture())).toMatchObject(conflict)
    const decided = await returned()
    await shop.as(admin).put(`/api/admin/orders/${decided}/return`, { decision: 'declined' })
    expect(await add(decided, await aPicture())).toMatchObject(conflict)
  })

  it('is no other file, and not too large', async () => {
    const id = await returned()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>')
    const large = Buffer.concat([await aPicture(), Buffer.alloc(5 * 1024 * 1024)])
    const whole = await aPicture()
    expect(await add(id, svg)).toMatchObject(refusal(415, 'unsupported_media_type'))
    expect(await add(id, large)).toMatchObject(refusal(413, 'payload_too_large'))
    expect(await add(id, whole.subarray(0, whole.length / 2))).toMatchObject({ status: 400 })
    expect(await add(id, Buffer.alloc(0))).toMatchObject({ status: 400 })
    // In words that each of the shop's languages has.
    const told = [await add(id, svg), await add(id, whole.subarray(0, whole.length / 2))]
    for (const { body } of told) expect(Object.keys(SHOPPING_REASONS)).toContain(body.reason)
    expect(await stored(`returns/${asha._id}/${id}/`)).toEqual([])
  })

  it('stays with the decided return', async () => {
    const id = await returned()
    const [photo = ''] = photosOf((await add(id, await aPicture())).body)
    await shop.as(admin).put(`/api/admin/orders/${id}/return`, { decision: 'accepted' })
    expect((await show(id, photo, asha)).status).toBe(200)
  })
})

describe('pictures of returns are gone', () => {
  it('with their account', async () => {
    const ravi = await shop.saveUser()
    const id = await returned(ravi)
    const [photo = ''] = photosOf((await add(id, await aPicture(), ravi.token)).body)
    expect(await stored(`returns/${ravi._id}/`)).toHaveLength(1)
    await shop.as(ravi).del('/api/users/profile', { password: PASSWORD })
    expect(await stored(`returns/${ravi._id}/`)).toEqual([])
    const { body } = await shop.as(admin).get(`/api/orders/${id}`)
    expect(body.returns).toMatchObject([{ reason: 'defective' }])
    expect(photosOf(body)).toEqual([])
    expect((await show(id, photo, admin)).status).toBe(404)
  })

  it('with their order', async () => {
    const id = await returned()
    await add(id, await aPicture())
    await shop.as(admin).put(`/api/admin/orders/${id}/return`, { decision: 'declined' })
    expect((await shop.as(admin).del(`/api/admin/orders/${id}`)).status).toBe(200)
    expect(await stored(`returns/${asha._id}/${id}/`)).toEqual([])
  })
})

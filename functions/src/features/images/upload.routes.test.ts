import { IMAGE_WIDTHS, imageObject, parseImageUrl } from '@bartan/contract/images/rules'
import { CATEGORIES } from '@bartan/contract/products/rules'
import type { ErrorReply } from '@bartan/contract/shared/error-reply'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { imageStoreOf } from '#platform/firebase/image-store.ts'
import { type Account, startShop } from '#testing/start-test-shop.ts'

const [KITCHEN] = CATEGORIES
const { shop, admin } = await startShop()

/** An image or an error: which of the two, the expectations say. */
type UploadReply = { imageUrl: string; publicId: string } & Pick<ErrorReply, 'message' | 'code'>

const jpeg = (width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 90 } } })
    .jpeg()
    .toBuffer()

type Part = { field?: string; name?: string; type?: string }

const upload = async (
  bytes: Uint8Array,
  { field = 'image', name = 'photo.jpg', type = 'image/jpeg' }: Part = {},
  token: string | undefined = admin.token,
) => {
  const form = new FormData()
  form.set(field, new Blob([Buffer.from(bytes)], { type }), name)
  const response = await fetch(`${shop.url}/api/upload`, {
    method: 'POST',
    body: form,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  const body = (await response.json()) as UploadReply
  return { status: response.status, body }
}

const stored = () => imageStoreOf(shop.shop.config).list('upload/')
const get = (path: string) => fetch(`${shop.url}${path}`)
const removeImage = (public_id: string, who: Account = admin) =>
  shop.as(who).del('/api/admin/products/delete-img', { public_id })

describe('an upload', () => {
  it('is at its URL in every width', async () => {
    const { status, body } = await upload(await jpeg())
    expect(status).toBe(201)
    expect(body.imageUrl).toMatch(/^\/images\/upload\/v\d+\/products\/[a-z0-9]+\.webp$/)
    expect(body.imageUrl).toContain(`/${body.publicId}.webp`)
    for (const width of IMAGE_WIDTHS) {
      const image = await get(`${body.imageUrl}?w=${width}`)
      expect(image.status).toBe(200)
      expect(image.headers.get('content-type')).toBe('image/webp')
      expect(image.headers.get('cache-control')).toContain('immutable')
      const bytes = Buffer.from(await image.arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width })
    }
  })

  it('of a small image writes every width all the same, enlarging none', async () => {
    const { body } = await upload(await jpeg(200, 100))
    const name = parseImageUrl(body.imageUrl)!
    const objects = await stored()
    for (const width of IMAGE_WIDTHS) expect(objects).toContain(imageObject(name, width))
    const image = await get(`${body.imageUrl}?w=960`)
    expect(await sharp(Buffer.from(await image.arrayBuffer())).metadata()).toMatchObject({
      width: 200,
    })
  })

  it('goes by content, not by name or declared type', async () => {
    const png = await sharp(await jpeg())
      .png()
      .toBuffer()
    const asText = { name: 'x.txt', type: 'text/plain' }
    expect((await upload(png, asText)).status).toBe(201)
  })

  it('leaves a trace', async () => {
    const { body } = await upload(await jpeg(50, 50))
    const { docs } = await shop.database.audit.where('target._id', '==', body.publicId).get()
    expect(docs.map((entry) => entry.data())).toMatchObject([
      { action: 'image.uploaded', by: { _id: admin._id } },
    ])
  })
})

/** Status, code, and the number of objects left behind. */
const outcome = async (reply: ReturnType<typeof upload>) => {
  const before = (await stored()).length
  const { status, body } = await reply
  return [status, body.code, (await stored()).length - before]
}

const WRONG_TYPE = [415, 'unsupported_media_type', 0]
const TOO_LARGE = [413, 'payload_too_large', 0]
const INVALID = [400, 'invalid_input', 0]

describe('nothing is stored of', () => {
  it('a program, an SVG with a script, a text', async () => {
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>')
    const asSvg = { name: 'a.svg', type: 'image/svg+xml' }
    expect(await outcome(upload(program))).toEqual(WRONG_TYPE)
    expect(await outcome(upload(svg, asSvg))).toEqual(WRONG_TYPE)
    expect(await outcome(upload(svg))).toEqual(WRONG_TYPE)
    expect(await outcome(upload(Buffer.from('hello there')))).toEqual(WRONG_TYPE)
  })

  it('more than 5 MB', async () => {
    const bytes = Buffer.concat([await jpeg(), Buffer.alloc(5 * 1024 * 1024)])
    expect(await outcome(upload(bytes))).toEqual(TOO_LARGE)
  })

  it('a logo of 30 MB, be it a picture or a text that is called one, and says so at its field', async () => {
    const picture = await sharp({
      create: { width: 3300, height: 3200, channels: 3, background: 'white' },
    })
      .png({ compressionLevel: 0 })
      .toBuffer()
    expect(picture.length).toBeGreaterThan(30_000_000)
    const asPng = { name: 'logo.png', type: 'image/png' }
    expect(await outcome(upload(picture, asPng))).toEqual(TOO_LARGE)
    const text = Buffer.alloc(30_000_000, 'text ')
    const reply = upload(text, asPng)
    expect(await outcome(reply)).toEqual(TOO_LARGE)
    expect((await reply).body.message).toContain('5 MB')
  })

  it('more than 40 megapixels', async () => {
    const bomb = await sharp({
      create: { width: 6400, height: 6400, channels: 3, background: 'white' },
    })
      .png()
      .toBuffer()
    expect(await outcome(upload(bomb))).toEqual(TOO_LARGE)
  })

  it('a form without the field, an empty file, a form that breaks off, no form', async () => {
    expect(await outcome(upload(await jpeg(), { field: 'photo' }))).toEqual(INVALID)
    expect(await outcome(upload(Buffer.alloc(0)))).toEqual(INVALID)
    const broken = shop.as(admin).post('/api/upload', '--x\r\nContent-Disposition: form-data;', {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(await outcome(broken)).toEqual(INVALID)
    const noBoundary = shop.as(admin).post('/api/upload', 'abc', {
      headers: { 'content-type': 'multipart/form-data' },
    })
    expect(await outcome(noBoundary)).toEqual(INVALID)
    expect(await outcome(shop.as(admin).post('/api/upload', {}))).toEqual(WRONG_TYPE)
  })
})

describe('deleting an image', () => {
  it('removes every width, and takes it out of its products', async () => {
    const [one, two] = [(await upload(await jpeg())).body, (await upload(await jpeg())).body]
    const images = [one, two].map(({ imageUrl: url }) => ({ url, altText: 'A bottle' }))
    const productId = await shop.saveProduct({ images })
    await shop.shop.catalog.productsChanged([productId])
    expect((await get(one.imageUrl)).status).toBe(200)
    expect((await removeImage(one.publicId)).status).toBe(200)
    expect((await get(one.imageUrl)).status).toBe(404)
    expect((await get(two.imageUrl)).status).toBe(200)
    expect((await stored()).filter((object) => object.includes(one.publicId))).toEqual([])
    expect((await shop.get(`/api/products/${productId}`)).body.images).toEqual([images[1]])
    expect((await removeImage(one.publicId)).status).toBe(404)
  })

  it('takes public_id from the query as well', async () => {
    const { body } = await upload(await jpeg(50, 50))
    const query = new URLSearchParams({ public_id: body.publicId })
    const reply = await shop.as(admin).del(`/api/admin/products/delete-img?${query.toString()}`)
    expect(reply.status).toBe(200)
  })

  it.each(['products/none', '../secret', 'a b', 'products'])('does not find %o', async (id) => {
    expect(await removeImage(id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  it('needs a public_id, and an admin', async () => {
    const { body } = await upload(await jpeg(50, 50))
    const asha = await shop.saveUser()
    expect(await shop.as(admin).del('/api/admin/products/delete-img', {})).toMatchObject({
      status: 400,
      body: { fields: { public_id: 'public_id is required' } },
    })
    expect((await removeImage(body.publicId, asha)).status).toBe(403)
    expect((await get(body.imageUrl)).status).toBe(200)
  })
})

it('goes with its product, unless another one shows it', async () => {
  const [mine, shared] = [(await upload(await jpeg())).body, (await upload(await jpeg())).body]
  const images = [mine, shared].map(({ imageUrl: url }) => ({ url, altText: '' }))
  const tawa = {
    name: 'Tawa',
    description: 'Iron.',
    price: 5,
    category: KITCHEN,
    brand: 'Omax',
    sizes: [],
  }
  const create = (more: object) => shop.as(admin).post('/api/products', { ...tawa, ...more })
  const [first, second] = [await create({ images }), await create({ images: images.slice(1) })]
  await shop.as(admin).del(`/api/products/${first.body._id}`)
  expect((await get(mine.imageUrl)).status).toBe(404)
  expect((await get(shared.imageUrl)).status).toBe(200)
  await shop.as(admin).del(`/api/products/${second.body._id}`)
  expect((await get(shared.imageUrl)).status).toBe(404)
})

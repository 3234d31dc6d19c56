import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { addressOf } from '@bartan/contract/testing/people'
import sharp from 'sharp'

const [KITCHEN] = CATEGORIES

type Json = Record<string, unknown>
type Answer = { status: number; headers: Headers; body: Json }

const PICTURE_SIZE = 640

/** Calls of an API at an address; each names the status that it expects. */
export const callsAt = (url: string) => {
  const call = async (
    method: string,
    path: string,
    { token, body }: { token?: string; body?: object } = {},
  ): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? ((await response.json()) as Json) : { text: await response.text() },
    }
  }
  return async (
    status: number,
    method: string,
    path: string,
    options?: Parameters<typeof call>[2],
  ) => {
    const answer = await call(method, path, options)
    assert.equal(answer.status, status, `${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer
  }
}

type Expect = ReturnType<typeof callsAt>

const idOf = ({ body }: Answer) => String(body['_id'])

const stockProduct = async (expect: Expect, admin: { phone: string; password: string }) => {
  const { body: session } = await expect(200, 'POST', '/api/users/login', { body: admin })
  const token = String(session['token'])
  const picture = await sharp({
    create: { width: PICTURE_SIZE, height: PICTURE_SIZE, channels: 3, background: '#0f766e' },
  })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png')
  const { body: upload } = await expect(201, 'POST', '/api/upload', { token, body: form })
  const image = String(upload['imageUrl'])
  const product = await expect(201, 'POST', '/api/products', {
    token,
    body: {
      name: 'Steel tiffin',
      description: 'Three tiers that lock',
      price: 349,
      countInStock: 5,
      sku: `TIFFIN-${randomInt(1_000_000)}`,
      category: KITCHEN,
      brand: 'Prakash',
      sizes: ['Medium'],
      colors: ['Gray'],
      collection: 'Lunch',
      material: 'Steel',
      images: [{ url: image, altText: 'Steel tiffin' }],
    },
  })
  return { productId: idOf(product), image }
}

/** A shopper's journey over HTTP: browse, register, fill the cart, order, look again. Throws on any failure. */
export const shop = async (url: string, admin: { phone: string; password: string }) => {
  const expect = callsAt(url)
  const home = await expect(200, 'GET', '/')
  assert.match(home.headers.get('content-security-policy') ?? '', /default-src 'self'/)
  await expect(200, 'GET', '/api/health')
  await expect(404, 'GET', '/api/nothing')
  const { productId, image } = await stockProduct(expect, admin)

  const picture = await expect(200, 'GET', `${image}?w=320`)
  assert.equal(picture.headers.get('content-type'), 'image/webp')
  const list = (await expect(200, 'GET', '/api/products?search=stel+tifin')).body
  assert.equal((list as unknown as Json[])[0]?.['_id'], productId)

  const phone = String(randomInt(6_000_000_000, 10_000_000_000))
  const { body: session } = await expect(201, 'POST', '/api/users/register', {
    body: { name: 'Asha Devi', phone, password: 'Shopper@123' },
  })
  const token = String(session['token'])
  const userId = String((session['user'] as Json)['_id'])
  const line = { productId, size: 'Medium', color: 'Gray', quantity: 2 }
  const cart = await expect(200, 'POST', '/api/cart', { token, body: { ...line, userId } })
  assert.equal((cart.body['products'] as Json[])[0]?.['quantity'], 2)

  const checkout = await expect(201, 'POST', '/api/checkout', {
    token,
    body: {
      checkoutItems: cart.body['products'],
      shippingAddress: addressOf(phone),
      paymentMethod: 'COD',
      totalPrice: 698,
    },
  })
  const finalize = `/api/checkout/${idOf(checkout)}/finalize`
  const order = await expect(200, 'POST', finalize, { token, body: { isCOD: true } })
  const mine = await expect(200, 'GET', `/api/orders/${idOf(order)}`, { token })
  assert.equal(mine.body['totalPrice'], 698)
  const left = await expect(200, 'GET', `/api/products/${productId}`)
  assert.equal(left.body['countInStock'], 3)
}

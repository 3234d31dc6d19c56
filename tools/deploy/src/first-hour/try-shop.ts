import { DeployError } from '../deploy-error.ts'

/** What an admin tries through the API of a shop that may be open, and takes back: a picture, and an order. */

export type Ask = (
  url: string,
  init?: RequestInit,
) => Promise<Pick<Response, 'status' | 'headers' | 'json'>>

export type Admin = { phone: string; password: string }

type Trial = { ask: Ask; url: string; admin: Admin }

type Reply = { _id: string; message?: string }

type Sent = { token?: string; body?: object }

/** Calls the shop; any other status than the expected one is told with the shop's own words. */
const calling =
  ({ ask, url }: Trial) =>
  async <T = Reply>(
    expected: number,
    method: string,
    path: string,
    { token, body }: Sent = {},
  ): Promise<T> => {
    const isForm = body instanceof FormData
    const reply = await ask(`${url}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const answer = (await reply.json()) as T & Reply
    if (reply.status !== expected)
      throw new DeployError(`${method} ${path}: ${reply.status} ${answer.message ?? ''}`)
    return answer
  }

type Call = ReturnType<typeof calling>

const logIn = async (trial: Trial): Promise<{ call: Call; token: string }> => {
  const call = calling(trial)
  const body = trial.admin
  const { token } = await call<{ token: string }>(200, 'POST', '/api/users/login', { body })
  return { call, token }
}

/** One pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const publicIdOf = (imageUrl: string) =>
  /\/upload\/(?:v\d+\/)?(.+)\.\w+$/.exec(new URL(imageUrl, 'https://shop').pathname)?.[1]

/** Uploads a picture, looks at it and deletes it; tells what was seen. */
export const tryUpload = async (trial: Trial): Promise<string> => {
  const { call, token } = await logIn(trial)
  const form = new FormData()
  const picture = new Blob([Buffer.from(PNG, 'base64')], { type: 'image/png' })
  form.set('image', picture, 'first-hour.png')
  const sent = { token, body: form }
  const { imageUrl } = await call<{ imageUrl: string }>(201, 'POST', '/api/upload', sent)
  const { status, headers } = await trial.ask(new URL(imageUrl, trial.url).href)
  const body = { public_id: publicIdOf(imageUrl) }
  await call(200, 'DELETE', '/api/admin/products/delete-img', { token, body })
  const type = headers.get('content-type') ?? ''
  if (status !== 200 || !type.startsWith('image/'))
    throw new DeployError(`${imageUrl}: ${status}, ${type}`)
  return `${type}, deleted again`
}

type Choice = { size?: string; color?: string }

type Product = {
  _id: string
  countInStock: number
  sizes: string[]
  colors: string[]
  variants?: (Choice & { countInStock: number })[]
}

/** Stands in the address of each order that is tried, by which the next run finds what a broken off one has left. */
const NOTE = 'Tried in the first hour, nothing to deliver'

const ADDRESS = {
  firstName: 'First',
  lastName: 'Hour',
  address: NOTE,
  city: 'New Delhi',
  state: 'Delhi',
  postalCode: '110001',
  country: 'India',
}

type Order = Reply & { shippingAddress: { address: string } }

/** Cancelling, which may be repeated, returns the stock; deleting takes the order out of every list and sum. */
const takeBack = async (call: Call, token: string, { _id }: Reply): Promise<void> => {
  await call(200, 'POST', `/api/orders/${_id}/cancel`, { token })
  await call(200, 'DELETE', `/api/admin/orders/${_id}`, { token })
}

/** Orders one unit of what is in stock, cancels and deletes the order; tells what was seen. */
export const tryOrder = async (trial: Trial): Promise<string> => {
  const { call, token } = await logIn(trial)
  const earlier = await call<Order[]>(200, 'GET', '/api/orders/my-orders', { token })
  for (const order of earlier)
    if (order.shippingAddress.address === NOTE) await takeBack(call, token, order)
  const products = await call<Product[]>(200, 'GET', '/api/products')
  const product = products.find(({ countInStock }) => countInStock > 0)
  if (!product) throw new DeployError('nothing is in stock')
  const { _id: productId, sizes, colors, variants } = product
  const variant = variants?.find(({ countInStock }) => countInStock > 0)
  const { size = '', color = '' } = variant ?? { size: sizes[0], color: colors[0] }
  const checkout = await call(201, 'POST', '/api/checkout', {
    token,
    body: {
      checkoutItems: [{ productId, size, color, quantity: 1 }],
      shippingAddress: { ...ADDRESS, phone: trial.admin.phone },
      paymentMethod: 'COD',
      whatsapp: false,
    },
  })
  const finalize = `/api/checkout/${checkout._id}/finalize`
  const order = await call(200, 'POST', finalize, { token, body: { isCOD: true } })
  await takeBack(call, token, order)
  return 'placed, cancelled and deleted'
}

import { ACCOUNT_ACTS } from './accounts.ts'
import type { Act, Scene } from './act.ts'
import type { Asking } from './ask.ts'
import { anyCode } from './codes.ts'
import { fillCart } from './fill-cart.ts'
import { aLine } from './goods.ts'
import { addressOf } from './people.ts'

const someLines = ({ step: { random } }: Asking, { offers }: Scene) =>
  Array.from({ length: random.between(1, 2) }, () => aLine(random, offers))

const addsToCart: Act = async (asking, { offers }) => {
  const line = aLine(asking.step.random, offers)
  await asking.send('POST', '/api/cart', { userId: asking.who._id, ...line })
}

const changesCart: Act = async (asking, { offers }) => {
  const line = aLine(asking.step.random, offers)
  await asking.send('PUT', '/api/cart', { userId: asking.who._id, ...line })
}

const checksOut: Act = async (asking, scene) => {
  const { who } = asking
  const { status, body } = await asking.send('POST', '/api/checkout', {
    checkoutItems: someLines(asking, scene),
    shippingAddress: addressOf(who),
    paymentMethod: 'COD',
    ...anyCode(asking.step.random),
  })
  if (status === 201) who.checkouts.push(String(body['_id']))
}

/** Finalizes a new checkout; sometimes an old one, which returns its order or has expired. */
const finalizes: Act = async (asking, scene) => {
  const { who, step } = asking
  if (step.random.isIn(0.8)) await checksOut(asking, scene)
  const checkout = step.random.isIn(0.8) ? who.checkouts.at(-1) : step.random.anyOf(who.checkouts)
  if (checkout === undefined) return
  const path = `/api/checkout/${checkout}/finalize`
  const { status, body } = await asking.send('POST', path, { isCOD: true })
  const id = String(body['_id'])
  if (status === 200 && !who.orders.includes(id)) who.orders.push(id)
}

const onOwnOrder =
  (job: (asking: Asking, id: string) => Promise<void>): Act =>
  async (asking) => {
    const id = asking.step.random.anyOf(asking.who.orders)
    if (id !== undefined) await job(asking, id)
  }

const cancels = onOwnOrder(async (asking, id) => {
  await asking.send('POST', `/api/orders/${id}/cancel`)
})

const asksBack = onOwnOrder(async (asking, id) => {
  const { body } = await asking.get(`/api/orders/${id}`)
  const lines = body['orderItems']
  if (!Array.isArray(lines)) return
  const { productId, size, color } = asking.step.random.oneOf(lines)
  const line = { productId, size, color, quantity: asking.step.random.between(1, 2) }
  await asking.send('POST', `/api/orders/${id}/return`, { lines: [line], reason: 'Too small' })
})

const readsOwnOrders: Act = async (asking) => {
  await asking.get('/api/orders/my-orders')
}

const triesAnothers: Act = async (asking, { customers }) => {
  const { step, who } = asking
  const other = step.random.oneOf(customers)
  const id = step.random.anyOf(other.orders)
  if (other === who || id === undefined) return
  await asking.get(`/api/orders/${id}`)
  await asking.send('POST', `/api/orders/${id}/cancel`)
  const checkout = step.random.anyOf(other.checkouts)
  if (checkout) await asking.send('POST', `/api/checkout/${checkout}/finalize`, { isCOD: true })
}

const reviews: Act = async (asking, { offers }) => {
  const { productId } = asking.step.random.oneOf(offers)
  await asking.send('POST', `/api/products/${productId}/reviews`, {
    stars: asking.step.random.between(1, 5),
    text: 'As described',
  })
}

const wishes: Act = async (asking, { offers }) => {
  const { productId } = asking.step.random.oneOf(offers)
  const method = asking.step.random.isIn(0.6) ? 'PUT' : 'DELETE'
  await asking.send(method, `/api/wishlist/${productId}`)
}

export const SHOPPER_ACTS = {
  'adds to the cart': addsToCart,
  'changes the cart': changesCart,
  'fills a cart': fillCart,
  'checks out': checksOut,
  finalizes,
  cancels,
  'asks back': asksBack,
  'reads own orders': readsOwnOrders,
  "tries another's order": triesAnothers,
  reviews,
  wishes,
  ...ACCOUNT_ACTS,
} satisfies Record<string, Act>

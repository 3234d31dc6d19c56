import type { Cart } from '@bartan/contract/cart/schema'
import type { Checkout } from '@bartan/contract/checkout/schema'
import type { Order } from '@bartan/contract/orders/schema'
import { addressOf, type Line } from '@bartan/contract/testing/people'
import { oneIn } from '../../../demo-shop/src/random.ts'
import { callUntilAnswered } from '../calling/call-until-answered.ts'
import type { Caller, Reply } from '../calling/caller.ts'
import type { Run } from '../run.ts'
import type { Account } from './accounts.ts'

/** The shop's reason for a refusal; undefined on success. */
type Refusal = string | undefined

const isOk = ({ status }: Reply): boolean => status >= 200 && status < 300

const refusalOf = ({ status, code }: Reply): Refusal => code ?? `status ${status}`

const unitsIn = ({ products }: Cart, line: Line): number =>
  products.find(
    ({ productId, size, color }) =>
      productId === line.productId && size === line.size && color === line.color,
  )?.quantity ?? 0

type Buying = { run: Run; call: Caller; account: Account }

/** Puts a line into an empty cart, with retries, and compares the cart's contents. */
const fillCart = async ({ run, call, account }: Buying, line: Line): Promise<Refusal> => {
  const { _id: userId, token } = account
  const added = await callUntilAnswered(call, {
    path: '/api/cart',
    body: { userId, ...line },
    token,
  })
  if (!isOk(added)) return refusalOf(added)
  const cart = await call({ path: `/api/cart?userId=${userId}`, token })
  if (!isOk(cart)) return refusalOf(cart)
  const units = unitsIn(cart.body as Cart, line)
  if (units !== line.quantity)
    run.fault(`A cart holds ${units} units where ${line.quantity} were added`)
  return undefined
}

const emptyCart = async ({ call, account }: Buying, line: Line): Promise<void> => {
  const { productId, size, color } = line
  const body = { userId: account._id, productId, size, color }
  await callUntilAnswered(call, { method: 'DELETE', path: '/api/cart', body, token: account.token })
}

const finalize = async ({ run, call, account }: Buying, checkoutId: string, line: Line) => {
  const what = {
    path: `/api/checkout/${checkoutId}/finalize`,
    body: { isCOD: true },
    token: account.token,
  }
  // Some customers press twice, each time with a new idempotency key.
  const answers = await Promise.all(
    Array.from({ length: oneIn(6) ? 2 : 1 }, () => callUntilAnswered(call, what)),
  )
  const orders = answers.filter(isOk).map(({ body }) => body as Order)
  const [order] = orders
  if (!order) return answers.map(refusalOf)[0]
  if (orders.some(({ _id }) => _id !== order._id))
    run.fault(`Checkout ${checkoutId} became two orders`)
  run.bought.push({ checkoutId, orderId: order._id, lines: [line] })
  const cart = await call({ path: `/api/cart?userId=${account._id}`, token: account.token })
  if (isOk(cart) && unitsIn(cart.body as Cart, line) > 0)
    run.fault(`Order ${order.number} left its goods in the cart`)
  return undefined
}

/** Buys one line, from the empty cart to the order. */
export const buy = async (buying: Buying, line: Line): Promise<Refusal> => {
  const { call, account } = buying
  const refused = await fillCart(buying, line)
  if (refused) return refused
  const body = {
    checkoutItems: [line],
    shippingAddress: addressOf(account.phone),
    paymentMethod: 'COD',
  }
  const checkout = await callUntilAnswered(call, {
    path: '/api/checkout',
    body,
    token: account.token,
  })
  const refusal = isOk(checkout)
    ? await finalize(buying, (checkout.body as Checkout)._id, line)
    : refusalOf(checkout)
  if (refusal) await emptyCart(buying, line)
  return refusal
}

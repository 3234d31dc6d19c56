import type { Checkout } from '@bartan/contract/checkout/schema'
import type { Order } from '@bartan/contract/orders/schema'
import { addressOf, lineOf } from '@bartan/contract/testing/people'
import { ADMIN_PASSWORD } from '../../../demo-shop/src/compose-shop.ts'
import { DEMO_ADMIN_PHONE } from '../../../demo-shop/src/demo-customers.ts'
import type { Caller } from '../calling/caller.ts'
import type { Run } from '../run.ts'
import { PACKER_PHONE, STAFF_PASSWORD } from '../start-shop.ts'
import { logIn, register, succeeded, type Account } from './accounts.ts'

const DELIVERED = { status: 'Delivered', collected: { by: 'cash' } }

const placeOrder = async (run: Run, call: Caller, { phone, token }: Account): Promise<Order> => {
  const product = run.products.find(({ countInStock }) => countInStock > 1000)
  if (!product) throw new Error('There is no product with plenty of units')
  const line = lineOf(product)
  const body = { checkoutItems: [line], shippingAddress: addressOf(phone), paymentMethod: 'COD' }
  const checkout = succeeded(await call({ path: '/api/checkout', body, token })) as Checkout
  const path = `/api/checkout/${checkout._id}/finalize`
  const order = succeeded(await call({ path, body: { isCOD: true }, token })) as Order
  run.bought.push({ checkoutId: checkout._id, orderId: order._id, lines: [line] })
  return order
}

/**
 * Creates two links of one order, where the newer has ended the older, and a link of an order that has shipped since.
 */
const makeOldLinks = async (call: Caller, admin: Account, asked: string, shipped: string) => {
  const { token } = admin
  const ask = async (id: string): Promise<string> => {
    const path = `/api/admin/orders/${id}/confirmation`
    const body = { state: 'asked', via: 'whatsapp' }
    const { link } = succeeded(await call({ method: 'PUT', path, body, token })) as { link: string }
    return new URL(link).pathname
  }
  const links = [await ask(asked), await ask(shipped)]
  await ask(asked)
  const path = `/api/admin/orders/${shipped}/shipment`
  const body = { courier: 'Delhivery', awb: 'AWB-OLD-LINK' }
  succeeded(await call({ method: 'PUT', path, body, token }))
  return links
}

/** Prepares targets and attackers: staff, a customer, and orders in every state that attacks need. */
export const prepareVictims = async (run: Run) => {
  const call = run.quietly()
  const admin = await logIn(call, DEMO_ADMIN_PHONE, ADMIN_PASSWORD)
  const packer = await logIn(call, PACKER_PHONE, STAFF_PASSWORD)
  const customer = await register(call)
  const [delivered, processing, shipped] = [
    await placeOrder(run, call, customer),
    await placeOrder(run, call, customer),
    await placeOrder(run, call, customer),
  ]
  const path = `/api/admin/orders/${delivered._id}`
  const { token } = admin
  succeeded(await call({ method: 'PUT', path, body: DELIVERED, token }))
  const lines = delivered.orderItems.map(({ productId, size, color, quantity }) => ({
    productId,
    size,
    color,
    quantity,
  }))
  const body = { lines, reason: 'defective' }
  const returned = `/api/orders/${delivered._id}/return`
  succeeded(await call({ path: returned, body, token: customer.token }))
  return {
    admin,
    packer,
    customer,
    delivered: delivered._id,
    processing: processing._id,
    shipped: shipped._id,
    photoPath: `${returned}/photos`,
    oldLinks: await makeOldLinks(call, admin, processing._id, shipped._id),
  }
}

export type Victims = Awaited<ReturnType<typeof prepareVictims>>

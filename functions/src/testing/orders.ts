import type { Order } from '@bartan/contract/orders/schema'
import { paise } from '@bartan/contract/shared/money'
import type { OrderDocument } from '#database/order-documents.ts'
import { anAddress } from './builders.ts'
import type { Account, TestShop } from './start-test-shop.ts'

type Line = { productId: string; quantity?: number; size?: string; color?: string }

/** Step one of the checkout, with what else the test wants to say in it. */
export const beginCheckout = (
  { post }: Pick<TestShop, 'post'>,
  checkoutItems: readonly object[],
  more: object = {},
) =>
  post('/api/checkout', {
    checkoutItems,
    shippingAddress: anAddress(),
    paymentMethod: 'COD',
    ...more,
  })

/** Places an order through the checkout's two calls, as the shop's own customers do. */
export const placeOrder = async (shop: TestShop, who: Account, lines: Line[]): Promise<Order> => {
  const items = lines.map((line) => ({ size: 'Small', color: 'Red', quantity: 1, ...line }))
  const checkout = await beginCheckout(shop.as(who), items)
  if (checkout.status !== 201) throw new Error(`No checkout: ${JSON.stringify(checkout.body)}`)
  const path = `/api/checkout/${checkout.body._id}/finalize`
  const order = await shop.as(who).post(path, { isCOD: true })
  if (order.status !== 200) throw new Error(`No order: ${JSON.stringify(order.body)}`)
  return order.body
}

type Options = Partial<Pick<OrderDocument, 'status' | 'returns'>> & {
  /** Minutes since the first; several orders of one moment have the same. */
  minutes?: number
}

const FIRST = Date.UTC(2026, 0, 5, 6)

/**
 * Writes orders straight to Firestore, with the fields that the shop's first version gave them; returns their ids in
 * the given order. For tests of lists: nothing is bought.
 */
export const saveOrders = async (
  { database }: TestShop,
  who: Account,
  orders: readonly Options[],
): Promise<string[]> => {
  const { firestore, timestamp } = database
  const batch = firestore.batch()
  const ids = orders.map(({ status = 'Processing', minutes = 0, returns }) => {
    const at = timestamp(new Date(FIRST + minutes * 60_000))
    const reference = database.orders.doc()
    const { _id, name, phone, role } = who
    batch.create(reference, {
      checkoutId: `checkout-${reference.id}`,
      userId: _id,
      user: { name, phone },
      lines: [],
      productIds: [],
      shippingAddress: anAddress(),
      paymentMethod: 'COD',
      itemsPrice: paise(10_000),
      shippingPrice: paise(5000),
      totalPrice: paise(15_000),
      createdAt: at,
      isPaid: false,
      paidAt: null,
      isDelivered: status === 'Delivered',
      deliveredAt: status === 'Delivered' ? at : null,
      status,
      statusHistory: [{ status, at, by: { _id, name, role } }],
      stock: 'taken',
      ...(returns && { returns }),
    })
    return reference.id
  })
  await batch.commit()
  return ids
}

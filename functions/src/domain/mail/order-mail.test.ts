import type { Order } from '@bartan/contract/orders/schema'
import { asProductId } from '@bartan/contract/products/product-id'
import { DEFAULT_SETTINGS as SHOP } from '@bartan/contract/settings/defaults'
import { rupees } from '@bartan/contract/shared/money'
import { asOrderNumber } from '@bartan/contract/testing/brands'
import { asPhone } from '@bartan/contract/users/rules'
import { expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import type { Mail } from './mail.ts'
import { kindOfMail, mailOf } from './order-mail.ts'

const by = { _id: 'u1', name: 'Asha Devi', role: 'customer' } as const
const anOrder = (some: Partial<Order> = {}): Order => ({
  _id: 'o1',
  number: asOrderNumber('BR-7K42Q'),
  checkoutId: 'c1',
  createdAt: '2026-11-20T20:00:00.000Z',
  estimatedDelivery: '2026-11-21T20:00:00.000Z',
  user: { _id: 'u1', name: 'Asha Devi', phone: asPhone('9876543210'), email: 'asha@example.com' },
  orderItems: [
    {
      productId: asProductId('p'),
      name: 'Steel <Bottle>',
      image: '',
      price: rupees(99.5),
      size: 'Small',
      color: 'Red',
      quantity: 2,
    },
  ],
  shippingAddress: anAddress(),
  paymentMethod: 'COD',
  itemsPrice: rupees(199),
  shippingPrice: rupees(50),
  totalPrice: rupees(249),
  toCollect: rupees(249),
  isPaid: false,
  isDelivered: false,
  confirmation: { state: 'unasked', attempts: 0 },
  status: 'Processing',
  statusHistory: [{ status: 'Processing', at: '2026-11-20T20:00:00.000Z', by }],
  ...some,
})

/** The mail about an order's new state. */
const orderMail = (order: Order, shop: typeof SHOP): Mail | undefined => {
  const kind = kindOfMail(order)
  return kind && mailOf(order, kind, shop)
}

it('says what was bought, what it comes to, and when it comes', () => {
  const mail = orderMail(anOrder(), SHOP)
  expect(mail?.subject).toBe(`${SHOP.name}: your order #BR-7K42Q is placed`)
  // 20:00 UTC is the next day in India.
  expect(mail?.text).toContain('Estimated delivery: Sunday')
  expect(mail?.text).toContain('2 × Steel <Bottle> (Red · Small): ₹199\nShipping: ₹50\nTotal: ₹249')
  expect(mail?.html).toContain('Steel &lt;Bottle&gt;')
  expect(mail?.html).not.toContain('<Bottle>')
})

it('has the discount as a line of its own', () => {
  const mail = orderMail(
    anOrder({ couponCode: '7K3QM-X9P2A', discount: rupees(19.9), totalPrice: rupees(229.1) }),
    SHOP,
  )
  expect(mail?.text).toContain('Discount (7K3QM-X9P2A): −₹19.90\nShipping: ₹50\nTotal: ₹229.1')
  // The odd paise of exchanged goods are of no offer.
  expect(orderMail(anOrder({ discount: rupees(0.01) }), SHOP)?.text).toContain('Discount: −₹0.01')
})

it.each(['en', 'hi', 'mr', 'bn', 'ta'] as const)(
  'asks for what is to be collected, and for nothing where all is paid ahead, in %s',
  (language) => {
    const saysOf = (toCollect: number) =>
      orderMail(anOrder({ toCollect: rupees(toCollect), language }), SHOP)?.text.split('\n\n') ?? []
    const asked = saysOf(149).filter((paragraph) => paragraph.includes('₹149'))
    expect(asked).toHaveLength(1)
    expect(saysOf(0)).toEqual(saysOf(149).filter((paragraph) => !asked.includes(paragraph)))
  },
)

it.each(['Shipped', 'Delivered', 'Cancelled'] as const)('tells of %s', (status) => {
  expect(orderMail(anOrder({ status }), SHOP)?.subject).toBe(
    `${SHOP.name}: your order #BR-7K42Q is ${status.toLowerCase()}`,
  )
})

it('has nothing to say where an order is Processing again', () => {
  const at = '2026-11-21T20:00:00.000Z'
  const statusHistory = (['Processing', 'Shipped', 'Processing'] as const).map((status) => ({
    status,
    at,
    by,
  }))
  expect(orderMail(anOrder({ statusHistory }), SHOP)).toBeUndefined()
})

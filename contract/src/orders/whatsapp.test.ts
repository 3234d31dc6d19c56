import { expect, it } from 'vitest'
import { orderMessage, orderWhatsAppLink, whatsAppLink } from './whatsapp.ts'

const order = {
  _id: 'o1',
  status: 'Shipped',
  totalPrice: 249.5,
  isPaid: false,
  shippingAddress: { firstName: 'Asha', phone: '9876543210' },
} as const

it('opens a chat with an Indian number and the text typed in', () => {
  expect(whatsAppLink('9876543210', 'Tea & cups?')).toBe(
    'https://wa.me/919876543210?text=Tea%20%26%20cups%3F',
  )
})

it('tells the customer how the order stands and what is to pay', () => {
  expect(orderMessage(order, 'Bartan')).toBe(
    'Hello Asha, this is Bartan. Your order #o1 is on its way to you. To pay on delivery: ₹249.5.',
  )
  expect(orderMessage({ ...order, status: 'Delivered', isPaid: true }, 'Bartan')).not.toContain('₹')
  expect(orderWhatsAppLink(order, 'Bartan')).toContain(
    'https://wa.me/919876543210?text=Hello%20Asha',
  )
})

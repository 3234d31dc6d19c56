import type { MailTexts } from './mail-texts.ts'

export const ENGLISH: MailTexts = {
  hello: 'Hello {name},',
  subject: {
    placed: '{shop}: your order #{number} is placed',
    confirmed: '{shop}: your order #{number} is confirmed',
    changed: '{shop}: your order #{number} is changed',
    shipped: '{shop}: your order #{number} is shipped',
    delivered: '{shop}: your order #{number} is delivered',
    cancelled: '{shop}: your order #{number} is cancelled',
    outOfStock: '{shop}: your order #{number} is cancelled',
    returned: '{shop}: your return of order #{number}',
    returnDeclined: '{shop}: your return of order #{number}',
    refundPaid: '{shop}: your refund for order #{number}',
  },
  usual: {
    placed:
      'Thank you for your order. We are packing it.\n\nEstimated delivery: {delivery}.\n\nYou pay {total} in cash when it arrives.',
    confirmed: 'Thank you for confirming your order. We are packing it.',
    changed:
      'We have changed your order. This is what it is now.\n\nYou pay {total} in cash when it arrives.',
    shipped:
      'Your order is on its way.\n\nPlease have {total} ready: you pay cash when it arrives.',
    delivered: 'Your order was delivered. We hope you like it.',
    cancelled: 'Your order is cancelled.\n\nThere is nothing to pay.',
    outOfStock:
      'We are sorry: what you ordered is out of stock, and your order is cancelled.\n\nThere is nothing to pay.',
    returned: 'Your return has arrived, and we have accepted it.',
    returnDeclined: 'We could not accept your return.',
    refundPaid: 'We have paid you back {refund}.',
  },
  parcel: 'It is with {courier}, number {awb}.',
  courier: 'It is with {courier}.',
  track: 'Where it is: {link}',
  returns:
    'Something not right? Eligible products can be given back within {days} days: see My Orders.',
  callYou: 'We will call you about your money.',
  refund: 'You get back {refund}.',
  payment: 'Number of the payment: {reference}',
  reason: 'The reason: {reason}',
  order: 'Order #{number}',
  discount: 'Discount{code}: −{sum}',
  shipping: 'Shipping: {sum}',
  free: 'Free',
  total: 'Total: {sum}',
  address: 'Delivery address:',
}

import { randomUUID } from 'node:crypto'
import { aCoupon } from '../a-coupon.ts'
import { newGuestId } from '../builders.ts'
import type { TestShop } from '../start-test-shop.ts'
import {
  aPicture,
  line,
  preparations,
  type ChangingCall,
  type People,
  type Prepared,
} from './prepare.ts'

export const shoppingCalls = (shop: TestShop, people: People) => {
  const { asha, productId } = people
  const { delivered, aCart, aCheckout } = preparations(shop, people)
  return {
    'POST /api/cart': async () => ({ body: { guestId: newGuestId(), ...line(productId) } }),
    'PUT /api/cart': async () => ({
      body: { guestId: await aCart(), ...line(productId), quantity: 2 },
    }),
    'DELETE /api/cart': async () => {
      const { quantity: _quantity, ...key } = line(productId)
      return { body: { guestId: await aCart(), ...key } }
    },
    'POST /api/cart/merge': async () => ({
      body: { guestId: await aCart() },
      who: await shop.saveUser(),
    }),
    'POST /api/checkout/quote': async () => ({ body: { checkoutItems: [line(productId)] } }),
    'POST /api/checkout': async () => ({ body: aCheckout, who: asha }),
    'POST /api/checkout/:id/finalize': async () => {
      const { body } = await shop.as(asha).post('/api/checkout', aCheckout)
      return { path: `/api/checkout/${body._id}/finalize`, body: { isCOD: true }, who: asha }
    },
    'POST /api/coupons/check': async () => ({
      body: { code: await aCoupon(shop) },
      who: await shop.saveUser(),
    }),
    'POST /api/products/:id/reviews': async () => {
      await delivered()
      return {
        path: `/api/products/${productId}/reviews`,
        body: { stars: 4, text: `Good ${randomUUID()}` },
        who: asha,
      }
    },
    'POST /api/products/:id/reviews/photos': async () => {
      await delivered()
      return {
        path: `/api/products/${productId}/reviews/photos`,
        picture: await aPicture(),
        who: asha,
      }
    },
  } satisfies Partial<Record<ChangingCall, () => Promise<Prepared>>>
}

import { couponKey } from '@bartan/contract/coupons/rules'
import { expect, it } from 'vitest'
import { aCoupon } from '#testing/a-coupon.ts'
import { saveOffer } from '#testing/an-offer.ts'
import { aChoice } from '#testing/builders.ts'
import { beginCheckout } from '#testing/orders.ts'
import { type TestShop, startShop } from '#testing/start-test-shop.ts'

/**
 * The release before knows codes of the newsletter, and nothing of offers. Its code was tried on such documents: it shows, ships
 * and cancels these orders, finalizes a checkout with a code of the newsletter, and gives that code back (docs/decisions/0151).
 */

const order = async (shop: TestShop, productId: string, couponCode: string | undefined) => {
  const who = shop.as(await shop.saveUser())
  const { body: checkout } = await beginCheckout(who, [aChoice({ productId, quantity: 2 })], {
    couponCode,
  })
  const stored = (await shop.database.checkouts.doc(checkout._id).get()).data()
  const { body } = await who.post(`/api/checkout/${checkout._id}/finalize`, { isCOD: true })
  return [stored, (await shop.database.orders.doc(body._id).get()).data(), body._id]
}

it('writes what the release before reads of codes, discounts and totals', async () => {
  const { shop, admin } = await startShop()
  const productId = await shop.saveProduct({ price: 200 })
  await saveOffer(shop, admin, { code: 'DIWALI', percent: 25 })
  const code = await aCoupon(shop)

  const paid = { itemsPrice: 400_00, shippingPrice: expect.any(Number) }
  const [checkout, document, orderId] = await order(shop, productId, code)
  for (const one of [checkout, document])
    expect(one).toMatchObject({ ...paid, couponCode: code, discount: 40_00 })
  const coupon = await shop.database.coupons.doc(couponKey(code)).get()
  expect(coupon.data()).toMatchObject({ percent: 10, orderId })

  await saveOffer(shop, admin, { kind: 'free_delivery', minimum: 1 })
  // Of what is too little for free delivery, that offer takes the fee off.
  const cheapId = await shop.saveProduct({ price: 20 })
  for (const [id, typed, discount] of [
    [productId, 'diwali', 100_00],
    [cheapId, undefined, 0],
  ] as const)
    for (const one of (await order(shop, id, typed)).slice(0, 2)) {
      expect(one).toMatchObject({ discount })
      const { itemsPrice, shippingPrice, totalPrice } = one
      expect(totalPrice).toBe(itemsPrice - discount + shippingPrice)
    }
})

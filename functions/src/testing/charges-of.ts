import { toPaise, toRupees } from '@bartan/contract/shared/money'
import { shippingPaise } from '@bartan/contract/checkout/shipping'

/** What an order of goods for so many rupees comes to, whatever the shop asks for shipping. */
export const chargesOf = (itemsPrice: number) => {
  const shipping = shippingPaise(toPaise(itemsPrice))
  return {
    itemsPrice,
    shippingPrice: toRupees(shipping),
    totalPrice: toRupees(toPaise(itemsPrice) + shipping),
  }
}

import { isSameLine } from '@bartan/contract/cart/rules'
import type { LineUnits } from '@bartan/contract/cart/rules'
import { exchangePrice, paidForUnits } from '@bartan/contract/orders/exchange-price'
import type { Order } from '@bartan/contract/orders/schema'
import { variantOf } from '@bartan/contract/products/variants'
import type { Product } from '@bartan/contract/products/schema'
import { NO_MONEY, toPaise, toRupees } from '@bartan/contract/shared/money'
import type { Rupees } from '@bartan/contract/shared/money'
import { offerOf } from '../phone-order/phone-order-lines.ts'
import type { Wanted } from './exchangeable.ts'

type Bought = Order['orderItems'][number]

export const boughtFor = (line: LineUnits, bought: readonly Bought[]): Bought | undefined =>
  bought.find((one) => isSameLine(one, line))

/** What was paid for the units that come back. */
export const paidFor = (line: LineUnits, bought: Bought | undefined): Rupees => {
  if (!bought) return toRupees(NO_MONEY)
  const { price, discount, quantity } = bought
  const prices = { price: toPaise(price), discount: discount && toPaise(discount), quantity }
  return toRupees(paidForUnits(prices, line.quantity))
}

/** What the customer pays for what is wanted instead. */
export const priceOfWanted = (
  line: LineUnits,
  {
    paid,
    product,
    other,
    wanted,
  }: { paid: Rupees; product: Product; other: Product; wanted: Wanted },
): Rupees => {
  const mrp = (other.variants && variantOf(other.variants, wanted)?.mrp) ?? other.mrp
  return toRupees(
    exchangePrice({
      worth: toPaise(paid),
      quantity: line.quantity,
      was: toPaise(offerOf({ product, ...line }).price),
      is: toPaise(offerOf({ product: other, ...wanted }).price),
      mrp: mrp === undefined ? undefined : toPaise(mrp),
    }),
  )
}

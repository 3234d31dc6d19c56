import { chargesInRupees, type Charges } from '../pricing/charges.ts'
import {
  inPaise,
  linesTotal,
  NO_MONEY,
  sumPaise,
  type Rupees,
  type Units,
} from '../shared/money.ts'
import { deliveryFee, type DeliveryRules } from './fee-to-bring.ts'

/** What lines on the wire cost without offers, for pages until the quote arrives. No lines cost nothing. */
export const usualCharges = (
  lines: readonly Units<Rupees>[],
  rules: DeliveryRules,
  place?: Parameters<typeof deliveryFee>[2],
): Charges<Rupees> => {
  const itemsPrice = linesTotal(inPaise(lines))
  const shippingPrice = lines.length === 0 ? NO_MONEY : deliveryFee(itemsPrice, rules, place)
  return chargesInRupees({
    itemsPrice,
    shippingPrice,
    totalPrice: sumPaise([itemsPrice, shippingPrice]),
  })
}

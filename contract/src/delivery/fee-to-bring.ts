import type { DeliveryTime } from '../orders/estimated-delivery.ts'
import { termsOf, type PublicShipping } from '../pricing/delivery-terms.ts'
import { shippingPaise, type Shipping } from '../pricing/shipping.ts'
import type { Delivery, PinRule } from '../settings/pin-rules.ts'
import { paise, rupees, toPaise, toRupees, type Paise, type Rupees } from '../shared/money.ts'

/** What decides delivery: the settings, or their public part, which sums the rules for PIN codes up. */
export type DeliveryRules = {
  shipping: PublicShipping
  pinRules?: readonly PinRule[] | undefined
  closure?: DeliveryTime['closure']
}

/** What bringing costs, by where to; `most` is undefined where only rules that are not public know it. */
export type FeeSpan = { least: Rupees; most: Rupees | undefined }

type Place = Pick<Delivery, 'fee' | 'freeFrom'>

/** What of the shop's terms holds at a place. */
export const termsAt = ({ shipping }: DeliveryRules, { fee, freeFrom }: Place): Shipping => ({
  fee: fee ?? shipping.fee,
  freeFrom: freeFrom ?? shipping.freeFrom,
})

const feesOf = (worth: Paise, rules: DeliveryRules, place: Place | undefined): Paise[] => {
  const { shipping, pinRules = [] } = rules
  const all = place ? [termsAt(rules, place)] : termsOf(shipping, pinRules)
  return all.map((terms) => shippingPaise(worth, terms))
}

/** What an order of this worth is asked for delivery: at its place, or, where none is told, at the dearest. */
export const deliveryFee = (worth: Paise, rules: DeliveryRules, place?: Place): Paise =>
  paise(Math.max(...feesOf(worth, rules, place)))

/** What bringing one unit costs. */
export const feeToBring = (price: Rupees, rules: DeliveryRules, place?: Place): FeeSpan => {
  const { byPin } = rules.shipping
  if (!place && byPin) return { least: byPin.from, most: undefined }
  const fees = feesOf(toPaise(price), rules, place).map(toRupees)
  return { least: rupees(Math.min(...fees)), most: rupees(Math.max(...fees)) }
}

import type { Pace } from '../orders/estimated-delivery.ts'
import type { Delivery, PinRule } from '../settings/pin-rules.ts'
import { rupees, toPaise, toRupees } from '../shared/money.ts'
import type { Rupees } from '../shared/money.ts'
import { termsOf } from '../pricing/delivery-terms.ts'
import type { PublicShipping } from '../pricing/delivery-terms.ts'
import { shippingPaise } from '../pricing/shipping.ts'
import type { Shipping } from '../pricing/shipping.ts'

/** What decides delivery: the settings, or their public part, which sums the rules for PIN codes up. */
export type DeliveryRules = {
  shipping: PublicShipping
  pinRules?: readonly PinRule[] | undefined
  closure?: Pace['closure']
}

/** What bringing costs, by where to; `most` is undefined where only rules that are not public know it. */
export type FeeSpan = { least: Rupees; most: Rupees | undefined }

const feeOf = (price: Rupees, terms: Shipping): Rupees =>
  toRupees(shippingPaise(toPaise(price), terms))

/** What of the shop's terms holds at a place. */
export const termsAt = (
  { shipping }: DeliveryRules,
  { fee, freeFrom }: Pick<Delivery, 'fee' | 'freeFrom'>,
): Shipping => ({ fee: fee ?? shipping.fee, freeFrom: freeFrom ?? shipping.freeFrom })

/** What bringing one unit costs. */
export const feeToBring = (price: Rupees, rules: DeliveryRules, place?: Delivery): FeeSpan => {
  const { shipping, pinRules } = rules
  if (!place && shipping.byPin) return { least: shipping.byPin.from, most: undefined }
  const all = place ? [termsAt(rules, place)] : termsOf(shipping, pinRules ?? [])
  const fees = all.map((terms) => feeOf(price, terms))
  return { least: rupees(Math.min(...fees)), most: rupees(Math.max(...fees)) }
}

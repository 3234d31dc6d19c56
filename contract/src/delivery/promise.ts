import { estimatedDelivery } from '../orders/estimated-delivery.ts'
import type { Pace } from '../orders/estimated-delivery.ts'
import { deliveryDays } from '../pricing/delivery-days.ts'
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

type Brought = { price: Rupees; countInStock: number }

type Span<Amount> = { least: Amount; most: Amount }

/** What may be said of bringing one unit; undefined where nothing may be. */
export type DeliveryPromise = {
  fee: { least: Rupees; most: Rupees | undefined }
  days: Span<number>
  /** ISO 8601; undefined where it depends on a PIN code that nobody has told. */
  arrivesAt: string | undefined
}

const feeOf = (price: Rupees, terms: Shipping): Rupees =>
  toRupees(shippingPaise(toPaise(price), terms))

/** What of the shop's terms holds at a place. */
export const termsAt = (
  { shipping }: DeliveryRules,
  { fee, freeFrom }: Pick<Delivery, 'fee' | 'freeFrom'>,
): Shipping => ({ fee: fee ?? shipping.fee, freeFrom: freeFrom ?? shipping.freeFrom })

/** What bringing one unit costs. `most` is undefined where only rules that are not public know it. */
export const feeToBring = (
  price: Rupees,
  rules: DeliveryRules,
  place?: Delivery,
): DeliveryPromise['fee'] => {
  const { shipping, pinRules } = rules
  if (!place && shipping.byPin) return { least: shipping.byPin.from, most: undefined }
  const all = place ? [termsAt(rules, place)] : termsOf(shipping, pinRules ?? [])
  const fees = all.map((terms) => feeOf(price, terms))
  return { least: rupees(Math.min(...fees)), most: rupees(Math.max(...fees)) }
}

const isServed = ({ serviceable, state }: Delivery): boolean => serviceable && state !== undefined

const daySpan = ({ shipping, pinRules }: DeliveryRules, place: Delivery | undefined) =>
  place ? { least: place.days, most: place.days } : (shipping.days ?? deliveryDays(pinRules ?? []))

/** When an order placed now arrives; undefined where nobody delivers, or where it depends on the PIN code. */
export const arrivalAt = (
  place: Delivery | undefined,
  rules: DeliveryRules,
  now: string,
): string | undefined => {
  if (place && !isServed(place)) return undefined
  const { closure = null } = rules
  const { least, most } = daySpan(rules, place)
  return least === most ? estimatedDelivery(now, { days: least, closure }) : undefined
}

/**
 * The one answer to what a variant costs to bring, and by when: to a place, or, as long as nobody has told a PIN code, to
 * every place. What is sold out, and places that aren't served or don't exist, are promised nothing.
 */
export const promise = (
  { price, countInStock }: Brought,
  place: Delivery | undefined,
  rules: DeliveryRules,
  now: string,
): DeliveryPromise | undefined =>
  countInStock === 0 || (place && !isServed(place))
    ? undefined
    : {
        fee: feeToBring(price, rules, place),
        days: daySpan(rules, place),
        arrivesAt: arrivalAt(place, rules, now),
      }

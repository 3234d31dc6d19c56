import { estimatedDelivery } from '../orders/estimated-delivery.ts'
import { deliveryDays } from '../pricing/delivery-days.ts'
import type { Delivery } from '../settings/pin-rules.ts'
import type { Rupees } from '../shared/money.ts'
import { feeToBring, type DeliveryRules, type FeeSpan } from './fee-to-bring.ts'

type Brought = { price: Rupees; countInStock: number }

type Span<Amount> = { least: Amount; most: Amount }

/** What may be said of bringing one unit; undefined where nothing may be. */
export type DeliveryPromise = {
  fee: FeeSpan
  days: Span<number>
  /** ISO 8601; undefined where it depends on a PIN code that nobody has told. */
  arrivesAt: string | undefined
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

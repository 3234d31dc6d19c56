import { USUAL_DAYS } from '../pricing/delivery-days.ts'
import type { Rupees } from '../shared/money.ts'
import { pinOf, statesOfPin, type Pin, type Place } from '../shared/pin.ts'

/** The delivery rule for PIN codes that begin with `prefix`. */
export type PinRule = {
  prefix: string
  serviceable: boolean
  days: number
  /** The largest cash-on-delivery order there. */
  codMax?: Rupees | undefined
  /** Replaces the shop's fee. */
  fee?: Rupees | undefined
  freeFrom?: Rupees | undefined
}

/** What a shopper should know about delivery before an order (contract §12). */
export type Delivery = {
  serviceable: boolean
  days: number
  /** Absent if no state has this code. */
  state?: string | undefined
  /** Present if its post offices are in several. */
  states?: string[] | undefined
  codMax?: Rupees | undefined
  /** Present if delivery there has its own fee. */
  fee?: Rupees | undefined
  freeFrom?: Rupees | undefined
}

/** The rule with the longest matching prefix; undefined if none matches. */
const pinRuleOf = (pin: Pin, rules: readonly PinRule[]): PinRule | undefined =>
  rules
    .filter(({ prefix }) => pin.startsWith(prefix))
    .reduce<PinRule | undefined>(
      (best, rule) => (best && best.prefix.length >= rule.prefix.length ? best : rule),
      undefined,
    )

/** Without a rule, the shop delivers within a day, for any amount (spec §2). */
export const deliveryTo = (pin: Pin, rules: readonly PinRule[]): Delivery => {
  const {
    serviceable = true,
    days = USUAL_DAYS,
    codMax,
    fee,
    freeFrom,
  } = pinRuleOf(pin, rules) ?? {}
  const states = statesOfPin(pin)
  return {
    serviceable,
    days,
    state: states[0],
    ...(states.length > 1 && { states }),
    codMax,
    fee,
    freeFrom,
  }
}

/** The same for an address; undefined without a PIN code of India. */
export const deliveryOf = (address: Place, rules: readonly PinRule[]): Delivery | undefined => {
  const pin = pinOf(address)
  return pin === undefined ? undefined : deliveryTo(pin, rules)
}

import { pinOf, stateOfPin } from '../shared/pin.ts'
import type { Pin, Place } from '../shared/pin.ts'
import type { Shipping } from '../pricing/shipping.ts'
import type { Rupees } from '../shared/money.ts'

/** How goods get to the PIN codes that begin with `prefix`. */
export type PinRule = {
  prefix: string
  serviceable: boolean
  days: number
  /** The largest order paid on delivery there. */
  codMax?: Rupees | undefined
  /** Instead of the shop's own. */
  fee?: Rupees | undefined
  freeFrom?: Rupees | undefined
}

/** What there is to know before an order (contract §12). */
export type Delivery = {
  serviceable: boolean
  days: number
  /** Absent where no state has this code. */
  state?: string | undefined
  codMax?: Rupees | undefined
  /** Where delivery there costs otherwise than elsewhere. */
  fee?: Rupees | undefined
  freeFrom?: Rupees | undefined
}

/** The longest prefix wins; undefined if none fits. */
const pinRuleOf = (pin: Pin, rules: readonly PinRule[]): PinRule | undefined =>
  rules
    .filter(({ prefix }) => pin.startsWith(prefix))
    .reduce<PinRule | undefined>(
      (best, rule) => (best && best.prefix.length >= rule.prefix.length ? best : rule),
      undefined,
    )

const USUAL_DAYS = 1

/** The days to the PIN codes that are nearest and farthest by the rules; all that no rule names have the usual time. */
export const deliveryDays = (rules: readonly PinRule[]): { least: number; most: number } => {
  const served = rules.filter(({ serviceable }) => serviceable).map(({ days }) => days)
  const others = rules.some(({ prefix }) => prefix === '') ? [] : [USUAL_DAYS]
  const all = [...served, ...others]
  return all.length === 0
    ? { least: USUAL_DAYS, most: USUAL_DAYS }
    : { least: Math.min(...all), most: Math.max(...all) }
}

/** Without a rule the shop delivers within a day, for any amount (spec §2). */
export const deliveryTo = (pin: Pin, rules: readonly PinRule[]): Delivery => {
  const {
    serviceable = true,
    days = USUAL_DAYS,
    codMax,
    fee,
    freeFrom,
  } = pinRuleOf(pin, rules) ?? {}
  return { serviceable, days, state: stateOfPin(pin), codMax, fee, freeFrom }
}

/** What delivery to an address costs: by the rule of its PIN code, else by the shop's own (contract §17). */
export const shippingTo = (
  address: Pick<Place, 'country' | 'postalCode'> | undefined,
  { shipping, pinRules }: { shipping: Shipping; pinRules: readonly PinRule[] },
): Shipping => {
  const pin = address && pinOf(address)
  const rule = pin === undefined ? undefined : pinRuleOf(pin, pinRules)
  return { fee: rule?.fee ?? shipping.fee, freeFrom: rule?.freeFrom ?? shipping.freeFrom }
}

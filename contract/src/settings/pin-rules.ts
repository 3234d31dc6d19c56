import { PIN_PATTERN, isIndia, plainPin, stateOfPin } from '../checkout/pin.ts'

/** How goods get to the PIN codes that begin with `prefix`. */
export type PinRule = {
  prefix: string
  serviceable: boolean
  days: number
  /** Rupees that an order paid on delivery may come to there. */
  codMax?: number | undefined
}

/** What there is to know before an order (contract §12). */
export type Delivery = {
  serviceable: boolean
  days: number
  /** Absent where no state has this code. */
  state?: string | undefined
  codMax?: number | undefined
}

/** The longest prefix wins; undefined if none fits. */
const pinRuleOf = (pin: string, rules: readonly PinRule[]): PinRule | undefined =>
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
export const deliveryTo = (pin: string, rules: readonly PinRule[]): Delivery => {
  const { serviceable = true, days = USUAL_DAYS, codMax } = pinRuleOf(pin, rules) ?? {}
  return { serviceable, days, state: stateOfPin(pin), codMax }
}

/** The PIN code of an address in India; undefined of any other. */
export const pinOf = ({ country, postalCode }: { country: string; postalCode: string }) => {
  const pin = plainPin(postalCode)
  return isIndia(country) && PIN_PATTERN.test(pin) ? pin : undefined
}

import type { Rupees } from '../shared/money.ts'
import { deliveryDays, type DaysRule } from './delivery-days.ts'
import { isAlwaysFree, type Shipping } from './shipping.ts'

/** A rule for PIN codes, as far as it concerns fee and days. */
type FeeRule = DaysRule & { fee?: Rupees | undefined; freeFrom?: Rupees | undefined }

/**
 * What is told without a PIN code; `byPin`: rules change the fee, and the least is `from`. `days`: rules change the time
 * of delivery.
 */
export type PublicShipping = Shipping & {
  byPin?: { from: Rupees } | undefined
  days?: { least: number; most: number } | undefined
}

/** The terms of each served rule, and the shop's own, unless a rule for all other PIN codes leaves them none. */
export const termsOf = (shipping: Shipping, rules: readonly FeeRule[]): Shipping[] => {
  const ofRules = rules
    .filter(({ serviceable }) => serviceable)
    .map(({ fee = shipping.fee, freeFrom = shipping.freeFrom }) => ({ fee, freeFrom }))
  const isRuled = ofRules.length > 0 && rules.some(({ prefix }) => prefix === '')
  return isRuled ? ofRules : [shipping, ...ofRules]
}

export const publicShipping = (
  { fee, freeFrom }: Shipping,
  rules: readonly FeeRule[],
): PublicShipping => {
  const { least, most } = deliveryDays(rules)
  const days = rules.length > 0 ? { days: { least, most } } : {}
  const all = termsOf({ fee, freeFrom }, rules)
  const isOne = all.every((terms) => terms.fee === fee && terms.freeFrom === freeFrom)
  if (isOne) return { fee, freeFrom, ...days }
  const [from = fee] = all.map((terms) => terms.fee).toSorted((one, other) => one - other)
  return { fee, freeFrom, byPin: { from }, ...days }
}

/** Which sentence tells the fee: every text about delivery without a PIN code is chosen by it. */
export const deliveryTerms = (
  shipping: PublicShipping,
):
  | { kind: 'byPin'; from: Rupees }
  | { kind: 'alwaysFree' }
  | { kind: 'neverFree'; fee: Rupees }
  | { kind: 'freeFrom'; freeFrom: Rupees; fee: Rupees } => {
  const { fee, freeFrom, byPin } = shipping
  if (byPin) return { kind: 'byPin', from: byPin.from }
  if (isAlwaysFree(shipping)) return { kind: 'alwaysFree' }
  return freeFrom === null ? { kind: 'neverFree', fee } : { kind: 'freeFrom', freeFrom, fee }
}

import { NO_MONEY, paise, toPaise, toRupees, type Paise, type Rupees } from '../shared/money.ts'

/** Free from 299 rupees upward, else 50 rupees (spec §9). */
export const FREE_SHIPPING_FROM = paise(299_00)
export const SHIPPING_FEE = paise(50_00)

/** From the settings; by default the code's own. `freeFrom: null`: delivery is never free. */
export type Shipping = { freeFrom: Rupees | null; fee: Rupees }

export const DEFAULT_SHIPPING: Shipping = {
  freeFrom: toRupees(FREE_SHIPPING_FROM),
  fee: toRupees(SHIPPING_FEE),
}

/**
 * The shipping fee of lines worth `itemsPaise`.
 *
 * Spec §9's total adds no fee at exactly 299 but its label shows 50. The customer pays the total, so label,
 * total and server all read this function (contract §6).
 */
export const shippingPaise = (itemsPaise: Paise, shipping = DEFAULT_SHIPPING): Paise =>
  shipping.freeFrom !== null && itemsPaise >= toPaise(shipping.freeFrom)
    ? NO_MONEY
    : toPaise(shipping.fee)

/** Whether delivery is free at any total. */
export const isAlwaysFree = ({ freeFrom, fee }: Shipping): boolean => freeFrom === 0 || fee === 0

/** The amount missing for free shipping; 0 once reached, undefined where it never is. */
export const missingForFreeShipping = (
  itemsPaise: Paise,
  shipping = DEFAULT_SHIPPING,
): Paise | undefined => {
  if (isAlwaysFree(shipping)) return NO_MONEY
  return shipping.freeFrom === null
    ? undefined
    : paise(Math.max(0, toPaise(shipping.freeFrom) - itemsPaise))
}

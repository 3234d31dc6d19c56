import { toPaise, toRupees } from '../shared/money.ts'

/** Paise. Free from 299 rupees upward, else 50 rupees (spec §9). */
export const FREE_SHIPPING_FROM = 299_00
export const SHIPPING_FEE = 50_00

/** In rupees, as the settings have it; the code's own where none is given. */
export type Shipping = { freeFrom: number; fee: number }

const DEFAULT_SHIPPING: Shipping = {
  freeFrom: toRupees(FREE_SHIPPING_FROM),
  fee: toRupees(SHIPPING_FEE),
}

/**
 * The shipping fee, in paise, of lines worth `itemsPaise`.
 *
 * Spec §9's total adds no fee at exactly 299 but its label shows 50. The customer pays the total, so label,
 * total and server all read this function (contract §6).
 */
export const shippingPaise = (itemsPaise: number, shipping = DEFAULT_SHIPPING): number =>
  itemsPaise >= toPaise(shipping.freeFrom) ? 0 : toPaise(shipping.fee)

/** Whatever is bought. */
export const isAlwaysFree = ({ freeFrom, fee }: Shipping): boolean => freeFrom === 0 || fee === 0

/** Paise of goods that are missing for free shipping; 0 once it is reached. */
export const missingForFreeShipping = (itemsPaise: number, shipping = DEFAULT_SHIPPING): number =>
  isAlwaysFree(shipping) ? 0 : Math.max(0, toPaise(shipping.freeFrom) - itemsPaise)

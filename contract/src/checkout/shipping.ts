/** Paise. Free from 299 rupees upward, else 50 rupees (spec §9). */
export const FREE_SHIPPING_FROM = 299_00
export const SHIPPING_FEE = 50_00

/**
 * The shipping fee, in paise, of lines worth `itemsPaise`.
 *
 * Spec §9's total adds no fee at exactly 299 but its label shows 50. The customer pays the total, so label,
 * total and server all read this function (contract §6).
 */
export const shippingPaise = (itemsPaise: number): number =>
  itemsPaise >= FREE_SHIPPING_FROM ? 0 : SHIPPING_FEE

/** Paise of goods that are missing for free shipping; 0 once it is reached. */
export const missingForFreeShipping = (itemsPaise: number): number =>
  Math.max(0, FREE_SHIPPING_FROM - itemsPaise)

import { couponCode } from '@bartan/contract/coupons/rules'
import type { Random } from '../world/random.ts'

/** Newsletter codes, each valid for one first order. */
export const NEWSLETTER_KEYS = ['AAAAA22222', 'BBBBB33333', 'CCCCC44444'] as const

const CODE = 'SIM-CODE'

/** Offers with few uses, for which customers compete. */
export const OFFERS = [
  { name: 'By code', kind: 'percent', percent: 20, code: CODE, usesTotal: 40, usesPerPhone: 12 },
  { name: 'For all', kind: 'amount', amount: 30, minimum: 400, usesTotal: 30 },
  { name: 'Three for two', kind: 'buy_get', buy: 2, get: 1, percent: 100, usesPerPhone: 5 },
  { name: 'Without a limit', kind: 'quantity', tiers: [{ from: 3, percent: 4 }] },
] as const

/** Chooses a code for every third order. */
export const anyCode = (random: Random): { couponCode?: string } => {
  if (random.isIn(2 / 3)) return {}
  return { couponCode: random.isIn(0.5) ? CODE : couponCode(random.oneOf(NEWSLETTER_KEYS)) }
}

import { paise, type Paise } from '../../shared/money.ts'

/** How prices are changed together: by percent, by rupees (in paise here), or to one price. */
export type PriceChange = { percent: number } | { amount: Paise } | { to: Paise }

export const PRICE_ROUNDINGS = ['rupee', 'nine'] as const

export type PriceRounding = (typeof PRICE_ROUNDINGS)[number]

/** Paise in a rupee. */
const RUPEE = 100

/** Parts of a paisa: percentages have two decimals, so that all steps stay whole numbers. */
const PARTS = 10_000

const partsAfter = (price: Paise, change: PriceChange): number => {
  if ('percent' in change) return price * (PARTS + Math.round(change.percent * 100))
  return ('to' in change ? change.to : price + change.amount) * PARTS
}

/** The nearest price in rupees that ends in 9; of two equally near ones the lower. */
const endingInNine = (rupees: number): number => {
  const lower = Math.floor((rupees - 9) / 10) * 10 + 9
  return Math.max(9, rupees - lower <= lower + 10 - rupees ? lower : lower + 10)
}

/** A changed price: whole rupees, half up. Below ₹1 where the change leaves nothing. */
export const newPrice = (price: Paise, change: PriceChange, round: PriceRounding): Paise => {
  const rupees = partsAfter(price, change) / (PARTS * RUPEE)
  const whole = Math.floor(rupees + 0.5)
  return paise((round === 'nine' && whole >= 1 ? endingInNine(rupees) : whole) * RUPEE)
}

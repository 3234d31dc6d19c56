import { AMOUNT_MESSAGE } from '@bartan/contract/shared/typed-amount'

/** The contract's rules for the two fields that the table edits; its schemas would bring zod into the list's code. */
const MAX_PRICE = 10_000_000
const MAX_STOCK = 1_000_000

const hasTwoDecimals = (rupees: number) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6

export const priceFault = (price: number): string | undefined => {
  if (Number.isNaN(price)) return AMOUNT_MESSAGE
  if (price <= 0) return 'A price is more than 0'
  if (price > MAX_PRICE) return `A price is at most ${MAX_PRICE}`
  return hasTwoDecimals(price) ? undefined : 'A price has at most two decimals'
}

export const stockFault = (count: number): string | undefined =>
  Number.isInteger(count) && count >= 0 && count <= MAX_STOCK
    ? undefined
    : 'A whole number from 0 up'

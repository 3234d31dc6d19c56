import { MAX_PRICE } from '@bartan/contract/products/rules'
import { MAX_STOCK } from '@bartan/contract/products/stock'
import { hasWholePaise } from '@bartan/contract/shared/money'
import { AMOUNT_MESSAGE } from '@bartan/contract/shared/typed-amount'

/** The contract's rules for the two fields that the table edits, without the schemas of the whole product. */

export const priceFault = (price: number): string | undefined => {
  if (Number.isNaN(price)) return AMOUNT_MESSAGE
  if (price <= 0) return 'A price is more than 0'
  if (price > MAX_PRICE) return `A price is at most ${MAX_PRICE}`
  return hasWholePaise(price) ? undefined : 'A price has at most two decimals'
}

export const stockFault = (count: number): string | undefined =>
  Number.isInteger(count) && count >= 0 && count <= MAX_STOCK
    ? undefined
    : 'A whole number from 0 up'

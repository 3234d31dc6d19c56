import { MAX_PRICE } from '@bartan/contract/products/rules'
import { MAX_STOCK } from '@bartan/contract/products/stock'
import { hasWholePaise } from '@bartan/contract/shared/money'
import { copy } from '../copy.ts'

/** The contract's rules for the two fields that the table edits, without the schemas of the whole product. */

export const priceFault = (price: number): string | undefined => {
  if (Number.isNaN(price)) return copy('notAnAmount')
  if (price <= 0) return copy('priceNotAboveZero')
  if (price > MAX_PRICE) return copy('priceTooHigh', { max: String(MAX_PRICE) })
  return hasWholePaise(price) ? undefined : copy('priceDecimals')
}

export const stockFault = (count: number): string | undefined =>
  Number.isInteger(count) && count >= 0 && count <= MAX_STOCK ? undefined : copy('stockNotWhole')

import { productChangeSchema } from '@bartan/contract/products/input-schema'
import { MAX_PRICE } from '@bartan/contract/products/rules'
import { MAX_STOCK } from '@bartan/contract/products/stock/stock'
import { expect, it } from 'vitest'
import { priceFault, stockFault } from './use-quick-edit.ts'

it.each([0, -1, 0.01, 12.5, 12.345, 199, MAX_PRICE, MAX_PRICE + 1, Number.NaN])(
  'a price of %d is fit in the table where it is fit for the API',
  (price) => {
    expect(priceFault('en', price) === undefined).toBe(
      productChangeSchema.safeParse({ price }).success,
    )
  },
)

it.each([0, -1, 1.5, 7, MAX_STOCK, MAX_STOCK + 1, Number.NaN])(
  'a stock of %d likewise',
  (countInStock) => {
    expect(stockFault('en', countInStock) === undefined).toBe(
      productChangeSchema.safeParse({ countInStock }).success,
    )
  },
)

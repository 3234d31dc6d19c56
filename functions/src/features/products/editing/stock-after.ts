import { MAX_STOCK } from '@bartan/contract/products/stock'
import type { ProductChange } from '@bartan/contract/products/input-schema'
import { AppError, invalidField } from '#domain/app-error.ts'

type StockChange = Pick<ProductChange, 'countInStock' | 'countInStockWas' | 'stockChange'>

/**
 * A product's stock after a change. The shop goes on selling while an admin types: a change that says which stock it
 * is based on is refused if that is another by now, and one that says by how much leaves the sales as they are.
 */
export const stockAfter = (
  now: number,
  { countInStock = now, countInStockWas = now, stockChange = 0 }: StockChange,
): number => {
  if (countInStockWas !== now)
    throw new AppError('changed_meanwhile', `The stock was changed meanwhile: it is ${now} now`, {
      current: { countInStock: now },
    })
  const after = countInStock + stockChange
  if (stockChange < 0 && after < 0) {
    const message = `Only ${now} in stock`
    throw new AppError('out_of_stock', message, {
      fields: { stockChange: message },
      current: { countInStock: now },
    })
  }
  if (stockChange > 0 && after > MAX_STOCK)
    throw invalidField('stockChange', `Stock must be at most ${MAX_STOCK}`)
  return after
}

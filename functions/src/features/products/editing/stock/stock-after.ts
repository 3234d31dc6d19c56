import type { ProductChange } from '@bartan/contract/products/input-schema'
import { MAX_STOCK } from '@bartan/contract/products/stock/stock'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError, invalidField } from '#domain/app-error.ts'

type StockChange = Pick<ProductChange, 'countInStock' | 'countInStockWas' | 'stockChange'>

/**
 * A product's stock after a change. The shop keeps selling while an admin types: an absolute change is refused if the
 * stock isn't the one it is based on; a relative one keeps the sales.
 *
 * @param field its name, if there are several
 */
export const stockAfter = (
  now: number,
  { countInStock = now, countInStockWas = now, stockChange = 0 }: StockChange,
  field?: string,
): number => {
  if (countInStockWas !== now) {
    const why = reason('stock_changed_meanwhile', { count: now })
    throw new AppError('changed_meanwhile', why, {
      current: { countInStock: now },
      ...(field && { fields: { [field]: why } }),
    })
  }
  const after = countInStock + stockChange
  if (stockChange < 0 && after < 0) {
    const why = reason('only_in_stock', { count: now })
    throw new AppError('out_of_stock', why, {
      fields: { stockChange: why },
      current: { countInStock: now },
    })
  }
  if (stockChange > 0 && after > MAX_STOCK)
    throw invalidField('stockChange', reason('stock_too_high', { max: MAX_STOCK }))
  return after
}

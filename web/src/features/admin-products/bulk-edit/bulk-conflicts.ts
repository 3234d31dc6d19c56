import type { BulkResult } from '@bartan/contract/products/admin-schema'
import type { Written } from './write-bulk.ts'

type Row = Record<string, unknown>

/** Rows that were refused because their stock was changed since the file was made or compared. */
export const conflictsOf = ({ failed }: Pick<Written, 'failed'>): BulkResult[] =>
  failed.filter(({ code }) => code === 'changed_meanwhile')

const withoutStock = ({ countInStock: _mine, countInStockWas: _was, ...rest }: Row): Row => rest

/**
 * The refused rows once more. `mine`: based on the stock that is there now; `theirs`: without the stock, and left out
 * where nothing else is in them.
 */
export const settledRows = (
  rows: readonly Row[],
  conflicts: readonly BulkResult[],
  answer: 'mine' | 'theirs',
): Row[] => {
  const stockNow = new Map(conflicts.map(({ sku, current }) => [sku, current?.countInStock]))
  const refused = rows.filter(({ sku }) => typeof sku === 'string' && stockNow.has(sku))
  if (answer === 'mine')
    return refused.map((row) => ({ ...row, countInStockWas: stockNow.get(String(row['sku'])) }))
  return refused.map(withoutStock).filter((row) => Object.keys(row).length > 1)
}

import type { BulkResult } from '@bartan/contract/products/admin-schema'
import type { Written } from './write-bulk.ts'

type Row = Record<string, unknown>

/** Rows that were refused because their stock was changed since the file was made or compared. */
export const conflictsOf = ({ failed }: Pick<Written, 'failed'>): BulkResult[] =>
  failed.filter(({ code }) => code === 'changed_meanwhile')

/** Variants can't be written without their stock: where somebody else's is to stay, they stay as they are. */
const withoutStock = ({
  countInStock: _mine,
  countInStockWas: _was,
  variants: _variants,
  ...rest
}: Row): Row => rest

const unconditional = (variants: unknown): unknown[] =>
  Array.isArray(variants)
    ? variants.map((variant: Row) => ({ ...variant, countInStockWas: undefined }))
    : []

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
  if (answer === 'theirs')
    return refused.map(withoutStock).filter((row) => Object.keys(row).length > 1)
  return refused.map((row) =>
    'variants' in row
      ? { ...row, variants: unconditional(row['variants']) }
      : { ...row, countInStockWas: stockNow.get(String(row['sku'])) },
  )
}

import { NO_MONEY, sumPaise, timesPaise } from '../shared/money.ts'
import type { TaxLine } from './tax-lines.ts'

export type TaxSum = Pick<TaxLine, 'quantity' | 'gross' | 'taxable' | 'cgst' | 'sgst' | 'igst'>

export const NO_TAX_SUM: TaxSum = {
  quantity: 0,
  gross: NO_MONEY,
  taxable: NO_MONEY,
  cgst: NO_MONEY,
  sgst: NO_MONEY,
  igst: NO_MONEY,
}

const TAX_AMOUNTS = ['gross', 'taxable', 'cgst', 'sgst', 'igst'] as const

/** A sum plus (1) or minus (-1) a line. */
export const withTaxLine = (sum: TaxSum, line: TaxSum, sign: 1 | -1): TaxSum => {
  const next = { ...sum, quantity: sum.quantity + sign * line.quantity }
  for (const field of TAX_AMOUNTS)
    next[field] = sumPaise([sum[field], timesPaise(line[field], sign)])
  return next
}

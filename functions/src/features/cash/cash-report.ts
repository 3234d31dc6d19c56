import type { CashHandover, CashReport, CashRow } from '@bartan/contract/cash/schema'
import { allInRupees, toRupees } from '@bartan/contract/shared/money'
import type { CashDayDocument, HandoverDocument } from '#database/tally-documents.ts'
import { addedCash, cashOfDay, NO_CASH, openOf, type CashSums } from '#domain/orders/cash-day.ts'

const inRupees = (sums: CashSums) => allInRupees({ ...sums, open: openOf(sums) })

export type CashDay = { day: string; document: CashDayDocument }

/** By day and courier, the latest day first. */
export const cashRows = (days: readonly CashDay[]): Pick<CashReport, 'rows' | 'totals'> => {
  const rows = days
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .flatMap(({ day, document }) => cashOfDay(document).map((row) => ({ day, ...row })))
  const totals = rows.reduce((sum, row) => addedCash(sum, row.sums), NO_CASH)
  return {
    rows: rows.map(({ day, courier, sums }): CashRow => ({ day, courier, ...inRupees(sums) })),
    totals: inRupees(totals),
  }
}

export const toHandover = (
  day: string,
  { id, amount, at, isRest: _isRest, ...rest }: HandoverDocument,
): CashHandover => ({
  _id: id,
  day,
  ...rest,
  amount: toRupees(amount),
  at: at.toDate().toISOString(),
})

import type { CashHandover } from '@bartan/contract/cash/schema'
import { toRupees } from '@bartan/contract/shared/money'
import type { HandoverDocument } from '#database/tally-documents.ts'

export const toHandover = (
  day: string,
  { id, amount, at, ...rest }: HandoverDocument,
): CashHandover => ({
  _id: id,
  day,
  ...rest,
  amount: toRupees(amount),
  at: at.toDate().toISOString(),
})

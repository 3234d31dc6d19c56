import { accountOf, entry, sumsOf, type Entry } from '@bartan/contract/orders/account'
import { isCancelled, ruleOf } from '@bartan/contract/orders/order-process'
import {
  NO_MONEY,
  paise,
  subtractPaise,
  sumPaise,
  timesPaise,
  type Paise,
} from '@bartan/contract/shared/money'
import type { AccountEntryDocument, AccountSource } from './account-source.ts'

/**
 * The entries that follow from an order's other fields. Releases before the account wrote those alone, and still may
 * while both serve, or after a rollback (docs/decisions/0052).
 */

type Moment = Pick<AccountEntryDocument, 'at' | 'by'>

/** Who changed the order last. */
const lastChange = ({ statusHistory, createdAt }: AccountSource): Moment => {
  const { at = createdAt, by = NOBODY } = statusHistory.at(-1) ?? {}
  return { at, by }
}

const NOBODY: Moment['by'] = { _id: '', name: '', role: 'admin' }

type Return = NonNullable<AccountSource['returns']>[number]

const returnEntries = (one: Return): AccountEntryDocument[] => {
  const { refund = NO_MONEY, refundState, refundPaid, exchange, sentAhead, decidedAt } = one
  const moved = exchange ?? sentAhead
  const decided = { at: decidedAt ?? one.requestedAt, by: one.decidedBy ?? NOBODY }
  const { at, by } = refundPaid ?? decided
  const worth = sumPaise([refund, exchange?.amount ?? NO_MONEY])
  // The first releases didn't note whether a refund was paid, and never asked for it again.
  const isPaid = refundState !== 'due' && refund > 0
  const { via, reference } = refundPaid ?? {}
  return [
    ...(one.state === 'accepted'
      ? [{ ...entry('return', timesPaise(worth, -1)), ...decided }]
      : []),
    ...(moved
      ? [
          {
            ...entry('exchange', timesPaise(moved.amount, -1), { order: moved.number }),
            ...decided,
          },
        ]
      : []),
    ...(one.state === 'accepted' && isPaid
      ? [
          {
            ...entry('refund', refund, { ...(via && { via }), ...(reference && { reference }) }),
            ofReturns: refund,
            at,
            by,
          },
        ]
      : []),
  ]
}

const advanceEntry = ({
  amount,
  via,
  reference,
  at,
  by,
}: NonNullable<AccountSource['advances']>[number]): AccountEntryDocument => ({
  ...(via === 'exchange'
    ? entry('exchange', amount, { order: reference as NonNullable<Entry['order']> })
    : entry('advance', amount, { via, ...(reference && { reference }) })),
  at,
  by,
})

const doorEntry = (order: AccountSource, owed: Paise): AccountEntryDocument[] => {
  const { status, collected, deliveredAt, createdAt } = order
  if (ruleOf(status).money !== 'booked') return []
  const { by: via = 'cash', utr, amount = owed } = collected ?? {}
  const at = collected?.at ?? deliveredAt ?? createdAt
  const { by } = lastChange(order)
  return amount > 0
    ? [{ ...entry('door', amount, { via, ...(utr && { reference: utr }) }), at, by }]
    : []
}

/** A delivered order that was cancelled lost what was collected: at least what was given out of it. */
const forgotten = (entries: AccountEntryDocument[], moment: Moment): AccountEntryDocument[] => {
  const { charged } = sumsOf(entries)
  const cancelled = { ...entry('cancelled', timesPaise(charged, -1)), ...moment }
  const { balance } = accountOf('Cancelled', [...entries, cancelled])
  return [
    ...(balance > 0 ? [{ ...entry('door', balance, { via: 'cash' }), ...moment }] : []),
    ...(charged === 0 ? [] : [cancelled]),
  ]
}

export const entriesOfFields = (order: AccountSource): AccountEntryDocument[] => {
  const { totalPrice, createdAt, statusHistory, advances = [], paidBack = [], returns = [] } = order
  const placed = {
    ...entry('placed', totalPrice),
    at: createdAt,
    by: statusHistory[0]?.by ?? NOBODY,
  }
  const ahead = [placed, ...advances.map(advanceEntry)]
  const refunds = paidBack.map(({ amount, via, reference, at, by }): AccountEntryDocument => ({
    ...entry('refund', amount, { via, ...(reference && { reference }) }),
    at,
    by,
  }))
  const { balance } = accountOf(order.status, [...ahead, ...refunds])
  const entries = [
    ...ahead,
    ...doorEntry(order, paise(Math.max(0, balance))),
    ...returns.flatMap(returnEntries),
    ...refunds,
  ]
  return isCancelled(order.status)
    ? [...entries, ...forgotten(entries, lastChange(order))]
    : entries
}

/** The sums of those entries, kept with the account: if they differ, an earlier release has changed the order since. */
export const sumsOfFields = (order: AccountSource): Paise[] =>
  Object.values(sumsOf(entriesOfFields(order)))

const CAUSES = ['lines', 'door', 'exchange', 'refund'] as const

/** What an earlier release changed since the account was written, as further entries. */
export const changedSince = (order: AccountSource): AccountEntryDocument[] => {
  const { accountBasis } = order
  if (!accountBasis) return []
  const now = sumsOfFields(order)
  return CAUSES.map((cause, place) => ({
    ...entry(cause, subtractPaise(now[place] ?? NO_MONEY, accountBasis[place] ?? NO_MONEY)),
    ...lastChange(order),
  })).filter(({ amount }) => amount !== 0)
}

import { accountOf, type Account, type Entry } from '@bartan/contract/orders/account'
import { paise, subtractPaise, sumPaise, type Paise } from '@bartan/contract/shared/money'
import type {
  AccountEntryDocument,
  AccountSource,
  AdvanceDocument,
  PaidBackDocument,
} from './account-source.ts'
import { changeAuthor, type ChangeAuthor } from './order-history.ts'
import { changedSince, entriesOfFields, sumsOfFields } from './stored-account.ts'

/** An order's entries, oldest first. Of an order that an earlier release wrote, those that follow from its fields. */
export const entriesOf = (order: AccountSource): AccountEntryDocument[] => {
  const { account } = order
  if (!account) return entriesOfFields(order)
  const since = changedSince(order)
  return since.length === 0 ? account : [...account, ...since]
}

export const accountOfOrder = (order: AccountSource): Account =>
  accountOf(order.status, entriesOf(order))

type Moment = { at: AccountEntryDocument['at']; by: ChangeAuthor }

/** An order's account with more entries: the field to update. */
export const withEntries = (
  before: AccountEntryDocument[],
  entries: readonly (Entry & Pick<AccountEntryDocument, 'ofReturns'>)[],
  { at, by }: Moment,
): Pick<AccountSource, 'account'> => {
  const more = entries.filter(({ amount }) => amount !== 0)
  if (more.length === 0) return {}
  return { account: [...before, ...more.map((one) => ({ ...one, at, by: changeAuthor(by) }))] }
}

/** Advances, and what is left of credits of exchanges. */
export const advancesIn = (entries: readonly AccountEntryDocument[]): AdvanceDocument[] =>
  entries.flatMap(
    ({ cause, amount, via = 'cash', reference, order, at, by }): AdvanceDocument[] => {
      if (cause === 'advance') return [{ amount, via, ...(reference && { reference }), at, by }]
      if (cause !== 'exchange' || amount <= 0) return []
      const left = entries
        .filter((one) => one.cause === 'exchange' && one.order === order)
        .reduce<number>((sum, one) => sum + one.amount, 0)
      if (left <= 0) return []
      return [{ amount: paise(left), via: 'exchange', ...(order && { reference: order }), at, by }]
    },
  )

/** Each payment to the customer. */
export const refundsIn = (entries: readonly AccountEntryDocument[]): PaidBackDocument[] =>
  entries.flatMap(({ cause, amount, via = 'cash', reference, at, by }) =>
    cause === 'refund' && amount > 0
      ? [{ amount, via, ...(reference && { reference }), at, by }]
      : [],
  )

/** What was paid back other than for returns. */
const paidBackIn = (entries: readonly AccountEntryDocument[]): PaidBackDocument[] =>
  entries.flatMap(({ cause, amount, ofReturns = 0, via = 'cash', reference, at, by }) => {
    const rest = paise(amount - ofReturns)
    if (cause !== 'refund' || rest <= 0) return []
    return [{ amount: rest, via, ...(reference && { reference }), at, by }]
  })

const amounts = (all: readonly Pick<AdvanceDocument, 'amount'>[]) =>
  sumPaise(all.map(({ amount }) => amount))

/** What of the total was paid before the door: advances and credits, less what was paid back of them. */
export const paidAheadIn = (entries: readonly AccountEntryDocument[]): Paise =>
  subtractPaise(amounts(advancesIn(entries)), amounts(paidBackIn(entries)))

/**
 * Fields that the release before reads, and what an earlier release's change is seen by. They follow from the account;
 * nothing else sets them.
 */
export const fieldsOfAccount = (
  order: AccountSource,
): Pick<AccountSource, 'advances' | 'paidBack' | 'advanced' | 'accountBasis'> => {
  const { account = [] } = order
  const [advances, paidBack] = [advancesIn(account), paidBackIn(account)]
  const fields = {
    ...((advances.length > 0 || order.advances) && { advances }),
    ...((paidBack.length > 0 || order.paidBack) && { paidBack }),
    ...((advances.length > 0 || order.advanced !== undefined) && {
      advanced: paidAheadIn(account),
    }),
  }
  return { ...fields, accountBasis: sumsOfFields({ ...order, ...fields }) }
}

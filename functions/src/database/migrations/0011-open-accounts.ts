import { accountOf } from '@bartan/contract/orders/account'
import { isCancelled, ruleOf } from '@bartan/contract/orders/order-process'
import { courierKey } from '@bartan/contract/settings/couriers'
import { plainRupees, sumPaise, NO_MONEY, paise, type Paise } from '@bartan/contract/shared/money'
import { openOn, type CashDay } from '#domain/orders/cash-day.ts'
import { entriesOf, fieldsOfAccount } from '#domain/orders/order-account.ts'
import { CASH_DAYS, OrderTally } from '#domain/orders/order-tally.ts'
import type { OrderDocument } from '../order-documents.ts'
import type { Migration } from './migration.ts'

type Migrated = Parameters<Migration['up']>[0]

/** What the releases before showed as due to the customer. */
const dueBefore = ({
  status,
  totalPrice,
  advanced = NO_MONEY,
  returns = [],
}: OrderDocument): Paise => {
  const ofReturns = returns.flatMap(({ refundState, refund = NO_MONEY }) =>
    refundState === 'due' ? [refund] : [],
  )
  const ofAdvance = ruleOf(status).sold ? Math.max(0, advanced - totalPrice) : advanced
  return sumPaise([...ofReturns, paise(ofAdvance)])
}

const whyOf = ({ status, returns = [], collected }: OrderDocument): string => {
  if (isCancelled(status) && returns.some(({ state }) => state === 'accepted'))
    return 'goods of it were given back and paid for before it was cancelled'
  if (collected) return 'something else was collected than it came to'
  return 'its payments come to that'
}

/** A figure that the account tells otherwise is told on the order, with the reason. */
const noteOf = (
  order: OrderDocument,
  refundDue: Paise,
): Pick<OrderDocument, 'notes'> | undefined => {
  const before = dueBefore(order)
  if (before === refundDue) return undefined
  const text = `Refund due: was ₹${plainRupees(before)}, is ₹${plainRupees(refundDue)}, because ${whyOf(order)}.`
  const { at, by } = order.statusHistory.at(-1) ?? {
    at: order.createdAt,
    by: { _id: '', name: '', role: 'admin' as const },
  }
  return { notes: [...(order.notes ?? []), { text, at, by: { ...by, _id: '', name: '' } }] }
}

/** A parcel of a day whose cash was handed over by hand was still listed as owed: nothing noted it on the parcel. */
const handedOverOf = async (
  { owed }: OrderDocument,
  { firestore, work }: Pick<Migrated, 'firestore' | 'work'>,
): Promise<Pick<OrderDocument, 'owed' | 'isHandedOver'>> => {
  if (!owed || owed.state === 'paid') return {}
  const day: CashDay | undefined = await work.read(firestore.collection(CASH_DAYS).doc(owed.day))
  const isByHand = day?.handovers?.some(({ courier }) => courierKey(courier) === owed.courier)
  return day && isByHand && openOn(day, owed.courier) <= 0
    ? { isHandedOver: true, owed: { ...owed, state: 'paid' } }
    : {}
}

/** The field by which lists find open returns; the first releases with returns didn't write it. */
const openReturnOf = ({ returns, openReturn }: OrderDocument): Pick<OrderDocument, 'openReturn'> =>
  returns && openReturn === undefined ? { openReturn: returns.at(-1)?.state === 'requested' } : {}

/** For orders from before each had an account. */
export const openAccounts: Migration = {
  name: '0011-open-accounts',
  what: 'each order has an account, and cash handed over by remittance counts as handed over',
  collection: 'orders',
  version: 8,
  up: async ({ document, firestore, increment, work }) => {
    const order = document.data() as OrderDocument
    if (order.account) return openReturnOf(order)
    const opened: OrderDocument = { ...order, account: entriesOf(order) }
    const { refundDue, short } = accountOf(order.status, opened.account ?? [])
    const change = {
      account: opened.account,
      ...fieldsOfAccount(opened),
      ...(refundDue > 0 !== (order.refundDue ?? false) && { refundDue: refundDue > 0 }),
      ...(short > 0 && { isShort: true }),
      ...openReturnOf(order),
      ...noteOf(order, refundDue),
      ...(await handedOverOf(order, { firestore, work })),
    }
    if (!order.isPractice)
      for (const { collection, id, data } of new OrderTally()
        .add(order, -1)
        .add({ ...opened, ...change })
        .documents(increment))
        work.merge(firestore.collection(collection).doc(id), { ...data, schemaVersion: 1 })
    return change
  },
  verify: ({ account }) => Array.isArray(account),
}

import { accountOf } from '@bartan/contract/orders/account'
import { isCancelled, ruleOf } from '@bartan/contract/orders/order-process'
import { courierKey } from '@bartan/contract/settings/couriers'
import { NO_MONEY, paise, plainRupees, sumPaise, type Paise } from '@bartan/contract/shared/money'
import { plainNumber } from '@bartan/contract/tax/document-number'
import { openOn, type CashDay } from '#domain/orders/cash-day.ts'
import { drawOrderNumber } from '#domain/orders/draw-order-number.ts'
import { entriesOf, fieldsOfAccount } from '#domain/orders/order-account.ts'
import { ROW_SHARDS } from '#domain/orders/order-rows.ts'
import { CASH_DAYS } from '#domain/orders/order-tally.ts'
import { searchWordsOf } from '#domain/orders/search-words.ts'
import { versionOfDocument } from '../collections.ts'
import type { OrderDocument } from '../order-documents.ts'
import { countSums } from '../repositories/write-order.repository.ts'
import type { OrderTaxDocument, TaxDocumentDocument } from '../tax-document.ts'
import type { Migration } from './migration.ts'

type Migrated = Parameters<Migration['up']>[0]
type Change = Partial<OrderDocument>

/** Of orders older than these: without the products, their buyers can't review them. */
const numbered = (order: OrderDocument, { document, firestore, work }: Migrated): Change => {
  const productIds = [...new Set(order.lines.map(({ productId }) => productId))]
  if (order.number !== undefined) return { productIds }
  const number = drawOrderNumber()
  // If a drawn number is taken, the page fails and draws anew.
  work.create(firestore.collection('orderNumbers').doc(number), {
    orderId: document.id,
    schemaVersion: 1,
  })
  return { productIds, number }
}

/** Of orders older than the desk: they wait to be confirmed, and count in the facts of their phone. */
const atTheDesk = (
  { confirmation, statusHistory, status, user, isOwnerGone }: OrderDocument,
  { firestore, increment, work }: Migrated,
): Change => {
  const { phone } = user
  if (phone !== '' && isOwnerGone !== true)
    work.merge(firestore.collection('phoneFacts').doc(phone), {
      orders: increment(1),
      delivered: increment(status === 'Delivered' ? 1 : 0),
      refused: increment(0),
      schemaVersion: 1,
    })
  return {
    // A customer may have answered in this version about an order of an earlier one.
    confirmation: confirmation ?? { state: 'unasked', attempts: 0 },
    shippedAt: statusHistory.findLast((entry) => entry.status === 'Shipped')?.at ?? null,
  }
}

/** With the tax of each document, which earlier versions stored only in the documents. */
const withTax = async (
  entries: readonly OrderTaxDocument[] = [],
  { firestore, work }: Migrated,
): Promise<Change> => {
  if (entries.length === 0) return {}
  const documents = firestore.collection('taxDocuments')
  const found = await work.readAll(entries.map(({ number }) => documents.doc(plainNumber(number))))
  return {
    taxDocuments: entries.map((entry, place) => {
      const document = found[place]?.data() as TaxDocumentDocument | undefined
      if (!document) return entry
      const { cgst, sgst, igst } = document.totals
      return { ...entry, tax: sumPaise([cgst, sgst, igst]) }
    }),
  }
}

/** What the releases before the account showed as due to the customer. */
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
const noteOf = (order: OrderDocument, refundDue: Paise): Change => {
  const before = dueBefore(order)
  if (before === refundDue) return {}
  const text = `Refund due: was ₹${plainRupees(before)}, is ₹${plainRupees(refundDue)}, because ${whyOf(order)}.`
  const { at, by } = order.statusHistory.at(-1) ?? {
    at: order.createdAt,
    by: { _id: '', name: '', role: 'admin' as const },
  }
  return { notes: [...(order.notes ?? []), { text, at, by: { ...by, _id: '', name: '' } }] }
}

/** A parcel of a day whose cash was handed over by hand was still listed as owed: nothing noted it on the parcel. */
const handedOver = async (
  { owed }: OrderDocument,
  { firestore, work }: Migrated,
): Promise<Change> => {
  if (!owed || owed.state === 'paid') return {}
  const day: CashDay | undefined = await work.read(firestore.collection(CASH_DAYS).doc(owed.day))
  const isByHand = day?.handovers?.some(({ courier }) => courierKey(courier) === owed.courier)
  return day && isByHand && openOn(day, owed.courier) <= 0
    ? { isHandedOver: true, owed: { ...owed, state: 'paid' } }
    : {}
}

/** Of orders older than accounts. */
const withAccount = async (order: OrderDocument, migrated: Migrated): Promise<Change> => {
  const account = entriesOf(order)
  const { refundDue, short } = accountOf(order.status, account)
  return {
    account,
    ...fieldsOfAccount({ ...order, account }),
    ...(refundDue > 0 !== (order.refundDue ?? false) && { refundDue: refundDue > 0 }),
    ...(short > 0 && { isShort: true }),
    ...noteOf(order, refundDue),
    ...(await handedOver(order, migrated)),
  }
}

/** The field by which lists find open returns; the first releases with returns didn't write it. */
const openReturn = ({ returns, openReturn: known }: OrderDocument): Change =>
  returns && known === undefined ? { openReturn: returns.at(-1)?.state === 'requested' } : {}

/** For orders of all earlier releases; each had its own migration before 1.0. */
export const bringOrdersUpToDate: Migration = {
  name: '0012-bring-orders-up-to-date',
  what: 'orders have a number and an account, and are found and counted in all lists and reports',
  collection: 'orders',
  version: 8,
  up: async (migrated) => {
    const { document, work } = migrated
    // The older an order, the more of this it lacks.
    const stored = document.data() as OrderDocument
    const known = numbered(stored, migrated)
    const order = { ...stored, ...known }
    const isCounted = order.isPractice || order.rowShards !== undefined
    const change: Change = {
      ...known,
      ...(versionOfDocument(order) < 4 && atTheDesk(order, migrated)),
      ...(!isCounted && (await withTax(order.taxDocuments, migrated))),
      ...(!order.isPractice && { isTallied: true, rowShards: order.rowShards ?? ROW_SHARDS }),
      ...(!order.account && (await withAccount(order, migrated))),
      ...openReturn(order),
    }
    const after = { ...order, ...change }
    countSums(migrated, work, { id: document.id, before: order, after })
    return { ...change, search: searchWordsOf(after) }
  },
  verify: ({ number, search, account, isPractice, isTallied, rowShards }) =>
    typeof number === 'string' &&
    Array.isArray(search) &&
    Array.isArray(account) &&
    (isPractice === true || (isTallied === true && typeof rowShards === 'number')),
}

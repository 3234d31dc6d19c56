import { isDeepStrictEqual } from 'node:util'
import { parcelState } from '@bartan/contract/cash/rules'
import { accountOf, expectedOf } from '@bartan/contract/orders/account'
import type { ConfirmationState } from '@bartan/contract/orders/desk-rules'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import { courierKey } from '@bartan/contract/settings/couriers'
import type { OrderNumber } from '@bartan/contract/shared/order-number'
import type { FieldValue } from 'firebase-admin/firestore'
import { withoutContact } from '#domain/erased-contact.ts'
import { drawOrderNumber } from '#domain/orders/draw-order-number.ts'
import { entriesOf, fieldsOfAccount } from '#domain/orders/order-account.ts'
import { ROW_SHARDS, rowChanges } from '#domain/orders/order-rows.ts'
import { cashOfDeleted, cashPlaceOf, documentsOf, OrderTally } from '#domain/orders/order-tally.ts'
import { factsChange } from '#domain/orders/phone-facts.ts'
import type { Place } from '#domain/orders/sales-sums.ts'
import { searchWordsOf } from '#domain/orders/search-words.ts'
import type { Database } from '../collections.ts'
import type { OrderDocument } from '../order-documents.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { addFacts, addFactsOfFormer } from './former-customers.repository.ts'

type Before = {
  status: OrderStatus
  shippingAddress: object
  user: object
  lines: object
  confirmation?: { state: ConfirmationState }
}

/**
 * Whether a change ends the customer's link (contract §12): the link asked about another state of the order, or the
 * question is settled. To ask again after reopening the order, staff send a new link.
 */
const shouldRevokeLink = (
  before: Before,
  { status, shippingAddress, user, lines, confirmation }: Partial<Before>,
): boolean => {
  const was = before.confirmation?.state ?? 'unasked'
  const is = confirmation?.state ?? was
  return (
    (status !== undefined && status !== before.status) ||
    (shippingAddress !== undefined &&
      !isDeepStrictEqual(shippingAddress, before.shippingAddress)) ||
    (lines !== undefined && !isDeepStrictEqual(lines, before.lines)) ||
    (user !== undefined && !isDeepStrictEqual(user, before.user)) ||
    (is !== was && (is === 'unasked' || was === 'confirmed' || was === 'declined'))
  )
}

/**
 * Every write of an order goes through here. In the same transaction it writes what depends on the order: search words,
 * facts of its phone, sums of its day and month, whether a refund is due, what its courier owes, and the end of the
 * customer's link.
 */

const withSearch = (order: OrderDocument): OrderDocument => ({
  ...order,
  search: searchWordsOf(order),
})

type Change = {
  id: string
  before?: OrderDocument
  after?: OrderDocument
  /** The account that ordered is deleted, and the phone has another by now. */
  isOwnerBack?: boolean | undefined
}

const countFacts = (
  database: Database,
  work: UnitOfWork,
  { before, after, isOwnerBack = false }: Omit<Change, 'id'>,
): void => {
  const change = factsChange(before, after)
  if (change?.isOwnerGone && !isOwnerBack) addFactsOfFormer(database, work, change)
  else if (change) addFacts(database, work, change)
}

/**
 * The only place that changes sums: increments without a read, and the order's rows. Older orders are counted when they
 * change, or by the migration.
 */
export const countSums = (
  { firestore, increment, noField }: Pick<Database, 'firestore' | 'increment' | 'noField'>,
  work: UnitOfWork,
  { id, before, after }: Change,
): void => {
  if (before?.isPractice || after?.isPractice) return
  const tally = new OrderTally()
  if (before) tally.add(before, -1)
  if (after) tally.add(after)
  const sums = tally.entries().map(([place, by]): [Place, FieldValue] => [place, increment(by)])
  const rows = rowChanges({
    id,
    before: before?.rowShards === undefined ? undefined : before,
    after,
  }).map(([place, text]): [Place, FieldValue | string] => [place, text ?? noField])
  for (const { collection, id: of, data } of documentsOf<FieldValue | string>([...sums, ...rows]))
    work.merge(firestore.collection(collection).doc(of), { ...data, schemaVersion: 1 })
}

const keepCash = (
  { firestore, increment }: Pick<Database, 'firestore' | 'increment'>,
  work: UnitOfWork,
  order: OrderDocument,
): void => {
  const sums = cashOfDeleted(order).map(([place, by]): [Place, FieldValue] => [
    place,
    increment(by),
  ])
  for (const { collection, id: of, data } of documentsOf(sums))
    work.merge(firestore.collection(collection).doc(of), { ...data, schemaVersion: 1 })
}

/** What lists are filtered by. */
const dueFields = (
  before: Partial<OrderDocument>,
  after: OrderDocument,
): Pick<OrderDocument, 'refundDue' | 'isShort'> => {
  const { refundDue, short, toCollect } = accountOf(after.status, after.account ?? [])
  const [isDue, isShort] = [refundDue > 0, short > 0 && toCollect === 0]
  return {
    ...(isDue !== (before.refundDue ?? false) && { refundDue: isDue }),
    ...(isShort !== (before.isShort ?? false) && { isShort }),
  }
}

/** Marks an order as included in all sums; its row keeps its number of shards. */
const tallyFields = ({
  isPractice,
  rowShards = ROW_SHARDS,
}: Pick<OrderDocument, 'isPractice' | 'rowShards'>): Pick<
  OrderDocument,
  'isTallied' | 'rowShards'
> => (isPractice ? {} : { isTallied: true, rowShards })

/** A new order with the fields that follow from it. */
export const withDerived = (order: OrderDocument): OrderDocument => {
  const opened = { ...withSearch(order), account: entriesOf(order), ...tallyFields(order) }
  const settled = { ...opened, ...fieldsOfAccount(opened) }
  return { ...settled, ...dueFields({}, settled) }
}

export const createOrder = (
  database: Database,
  work: UnitOfWork,
  id: string,
  order: OrderDocument,
): OrderDocument => {
  const stored = withDerived(order)
  work.create(database.orders.doc(id), stored)
  if (!stored.isPractice) countFacts(database, work, { after: stored })
  countSums(database, work, { id, after: stored })
  return stored
}

const SEARCHED = [
  'number',
  'user',
  'shippingAddress',
  'lines',
  'offerUse',
  'refunded',
  'taxDocuments',
  'collected',
] as const

const stateOf = (order: OrderDocument) =>
  parcelState({ ...order, expected: expectedOf(order.status, entriesOf(order)) })

/**
 * What the courier owes for a parcel since its delivery. A parcel that an earlier version delivered is not owed again:
 * its cash was handed over by day.
 */
const owedFields = (
  before: OrderDocument,
  after: OrderDocument,
): Pick<OrderDocument, 'owed' | 'isHandedOver'> => {
  if (after.isPractice) return {}
  const state = stateOf(after)
  const place = cashPlaceOf(after)
  if (!state || !place)
    return before.owed ? { owed: null, ...(after.isHandedOver && { isHandedOver: false }) } : {}
  if (before.owed === undefined && stateOf(before) && !after.remittance) return {}
  return { owed: { state, day: place.day, courier: courierKey(place.courier) } }
}

type StoredOrder = { id: string; document: OrderDocument; isOwnerBack?: boolean | undefined }

export const updateOrder = (
  database: Database,
  work: UnitOfWork,
  { id, document, isOwnerBack }: StoredOrder,
  wanted: Partial<OrderDocument>,
): OrderDocument => {
  const asked = { ...(shouldRevokeLink(document, wanted) && { linkHash: null }), ...wanted }
  const tallied = tallyFields(document)
  // Written with every change, so that an order of an earlier release gets its account with the first.
  const account = asked.account ?? entriesOf(document)
  const opened: OrderDocument = { ...document, ...asked, ...tallied, account }
  const settled: OrderDocument = { ...opened, ...fieldsOfAccount(opened) }
  const owed = owedFields(document, settled)
  const due = dueFields(document, settled)
  const change = { ...asked, ...(settled.isOwnerGone && withoutContact({ ...settled, ...due })) }
  const after: OrderDocument = { ...settled, ...change, ...owed, ...due }
  const isFoundAnew = SEARCHED.some((field) => change[field] !== undefined)
  const search = isFoundAnew ? searchWordsOf(after) : undefined
  work.update(database.orders.doc(id), {
    ...change,
    account,
    ...fieldsOfAccount(opened),
    ...owed,
    ...due,
    ...tallied,
    ...(search && { search }),
  })
  if (!after.isPractice) countFacts(database, work, { before: document, after, isOwnerBack })
  countSums(database, work, { id, before: document, after })
  return after
}

export const deleteOrder = (
  database: Database,
  work: UnitOfWork,
  { id, document, isOwnerBack }: StoredOrder,
): void => {
  work.delete(database.orders.doc(id))
  if (!document.isPractice) countFacts(database, work, { before: document, isOwnerBack })
  countSums(database, work, { id, before: document })
  if (!document.isPractice) keepCash(database, work, document)
}

/**
 * Draws a number for a new order. The number's document is created with the order: if it exists, the number is drawn
 * again (database/transaction.ts). It stays when the order is deleted (decision 65).
 */
export const numberOrder = (
  { orderNumbers }: Pick<Database, 'orderNumbers'>,
  work: UnitOfWork,
  orderId: string,
): OrderNumber => {
  const number = drawOrderNumber()
  work.create(orderNumbers.doc(number), { orderId })
  return number
}

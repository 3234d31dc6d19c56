import type { ReturnsFilter } from '@bartan/contract/orders/admin-schema'
import {
  type ConfirmationState,
  MIN_PIN_PARCELS,
  PIN_MONTHS,
} from '@bartan/contract/orders/desk-rules'
import type { PinFacts } from '@bartan/contract/orders/desk-schema'
import { type OrderStatus, ruleOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { nameKey } from '@bartan/contract/shared/name-key'
import { isPin, pinPrefixOf } from '@bartan/contract/shared/pin'
import { dayOf, monthBefore } from '@bartan/contract/shared/shop-day'
import { PHONE_LENGTH } from '@bartan/contract/users/rules'
import type { Query } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { readMatching, readPage, type ListOrder } from '#database/list-cursor.ts'
import type { OrderDocument } from '#database/order-documents.ts'
import type { ParcelMonthDocument } from '#database/tally-documents.ts'
import { toOrder } from '#database/to-order.ts'
import { withoutSearchWords } from '#database/without-search-words.ts'
import type { PageQuery } from '#domain/cursor.ts'
import { cashPlaceOf } from '#domain/orders/order-tally.ts'
import type { Clock } from '#platform/clock.ts'
import { practiceOrders } from '../opening/practice-orders.ts'
import { readPhoneFacts, withFacts } from '../phone-facts.repository.ts'

type PinsByPrefix = ReadonlyMap<string, PinFacts>

/** Orders of earlier versions have no confirmation. */
const waits = ({ status, confirmation }: Pick<OrderDocument, 'status' | 'confirmation'>): boolean =>
  ruleOf(status).packable && confirmation?.state !== 'confirmed'

/**
 * The results of the last parcels to each place, if any order waits for confirmation: from the last months' sums, one
 * read each, however many orders there are.
 */
const readPinFacts = async (
  { parcelMonths }: Pick<Database, 'parcelMonths'>,
  orders: readonly OrderDocument[],
  now: Date,
): Promise<PinsByPrefix> => {
  if (!orders.some(waits)) return new Map()
  const last = dayOf(now).slice(0, 7)
  const { docs } = await parcelMonths
    .orderBy('__name__')
    .startAt(monthBefore(last, PIN_MONTHS - 1))
    .endAt(last)
    .limit(PIN_MONTHS)
    .select('pins')
    .get()
  const facts = new Map<string, PinFacts>()
  for (const document of docs) {
    const { pins = {} }: ParcelMonthDocument = document.data()
    for (const [prefix, counts] of Object.entries(pins)) {
      const { delivered, refused } = facts.get(prefix) ?? { delivered: 0, refused: 0 }
      facts.set(prefix, {
        prefix,
        delivered: delivered + (counts.delivered ?? 0),
        refused: refused + (counts.refused ?? 0),
      })
    }
  }
  return facts
}

/** Fewer parcels say nothing. */
const withPinFacts = (order: StaffOrder, facts: PinsByPrefix): StaffOrder => {
  const { postalCode } = order.shippingAddress
  if (!isPin(postalCode)) return order
  const known = facts.get(pinPrefixOf(postalCode))
  const tells = known && known.delivered + known.refused >= MIN_PIN_PARCELS
  return tells ? { ...order, pinFacts: known } : order
}

export type OrderFilter = {
  /** Any of these. */
  status: OrderStatus[] | undefined
  /** Any of these. */
  confirmation: ConfirmationState[] | undefined
  returns: Exclude<ReturnsFilter, 'refunded'> | undefined
  packed: boolean | undefined
  comingBack: boolean | undefined
  short: boolean | undefined
  /** A row of the cash report, or all rows of its days. */
  cash: { from: string; to: string; courier: string | undefined } | undefined
  userId: string | undefined
  /** A phone number or its beginning. */
  phone: string | undefined
  /** All must match; the first is used in the query. */
  words: string[] | undefined
  oldestFirst: boolean
  from: Date | undefined
  before: Date | undefined
}

/** Sorts after every digit. */
const AFTER_DIGITS = '\uf8ff'

/** Without `page`, counting stops here: five reads, even with 50,000 orders. */
const MAX_COUNTED = 5000

const isPrefix = (phone: string | undefined): phone is string =>
  phone !== undefined && phone !== '' && phone.length !== PHONE_LENGTH

const RETURN_FIELDS = { open: 'openReturn', refund_due: 'refundDue' } as const satisfies Record<
  NonNullable<OrderFilter['returns']>,
  keyof OrderDocument
>

/**
 * Composite indexes, each with createdAt in both directions: status; confirmation.state; openReturn; refundDue; isShort;
 * isComingBack; user.phone; userId; search. For a phone prefix, which is a range: (createdAt, user.phone) alone, with
 * status, and with openReturn. Firestore merges the rest.
 */
const filtered = (
  { orders, timestamp }: Database,
  {
    status,
    confirmation,
    returns,
    comingBack,
    short,
    userId,
    phone: anyPhone,
    words,
    from,
    before,
  }: OrderFilter,
): Query<OrderDocument> => {
  let query: Query<OrderDocument> = orders
  const phone = userId ? undefined : anyPhone
  if (status?.length) query = query.where('status', 'in', status)
  if (confirmation?.length) query = query.where('confirmation.state', 'in', confirmation)
  if (returns) query = query.where(RETURN_FIELDS[returns], '==', true)
  if (comingBack) query = query.where('isComingBack', '==', true)
  if (short) query = query.where('isShort', '==', true)
  if (userId) query = query.where('userId', '==', userId)
  if (words) query = query.where('search', 'array-contains', words[0] ?? '')
  if (isPrefix(phone))
    query = query
      .where('user.phone', '>=', phone)
      .where('user.phone', '<', `${phone}${AFTER_DIGITS}`)
  else if (phone) query = query.where('user.phone', '==', phone)
  if (from) query = query.where('createdAt', '>=', timestamp(from))
  if (before) query = query.where('createdAt', '<', timestamp(before))
  return query
}

/**
 * Firestore demands that a range field is also in the order
 * (firebase.google.com/docs/firestore/query-data/order-limit-data).
 */
const orderOf = ({ userId, phone, oldestFirst }: OrderFilter): ListOrder => ({
  by: !userId && isPrefix(phone) ? ['createdAt', 'user.phone'] : ['createdAt'],
  direction: oldestFirst ? 'asc' : 'desc',
})

/** The number of orders; undefined if there are more than are counted. */
const countOf = async (
  query: Query<OrderDocument>,
  { by: [field = 'createdAt'], direction }: ListOrder,
  most: number | undefined,
): Promise<number | undefined> => {
  const ordered = query.orderBy(field, direction)
  const { count } = (await (most ? ordered.limit(most) : ordered).count().get()).data()
  return count === most ? undefined : count
}

const isCashOf = (
  order: OrderDocument,
  { from, to, courier }: NonNullable<OrderFilter['cash']>,
): boolean => {
  const place = cashPlaceOf(order)
  if (!place || place.day < from || to < place.day) return false
  return courier === undefined || nameKey(place.courier) === nameKey(courier)
}

/**
 * The filter for what the query can't express: all words but the first, whether it is packed, and the like. There are
 * few enough open orders to check. Undefined if the query is enough.
 */
const restOf = ({ words = [], packed, comingBack, short, cash }: OrderFilter) => {
  const [, ...others] = words
  const isPlain = packed === undefined && comingBack !== false && short !== false && !cash
  if (others.length === 0 && isPlain) return undefined
  return (order: OrderDocument): boolean => {
    const { search = [], packedAt, isComingBack, isShort } = order
    return (
      others.every((word) => search.includes(word)) &&
      (packed === undefined || packed === Boolean(packedAt)) &&
      (comingBack !== false || !isComingBack) &&
      (short !== false || !isShort) &&
      (!cash || isCashOf(order, cash))
    )
  }
}

/** Most orders to pack aren't packed yet, so a page needs no larger batch. */
const batchOf = ({ words = [] }: OrderFilter, { skip, limit }: PageQuery) =>
  words.length > 1 ? {} : { batch: skip + limit + 1 }

const without = (count: number, left: readonly OrderDocument[]) => Math.max(0, count - left.length)

export const adminOrdersRepository = (connect: Connect, clock: Clock) => ({
  /**
   * Reads the page and one order more, a document per phone, three months' sums if any order needs confirmation, and
   * one read per thousand counted. For several words it reads all that the longest finds. Firestore also bills
   * skipped documents.
   */
  list: async (filter: OrderFilter, page: PageQuery, { isExact }: { isExact: boolean }) => {
    const database = await connect()
    const matches = restOf(filter)
    const query = filtered(database, filter)
    const read = (filter.words?.length ?? 0) > 1 ? query : withoutSearchWords(query)
    const order = orderOf(filter)
    const [{ docs, next }, total] = await Promise.all([
      matches
        ? readMatching(database, read, { ...page, order, matches, ...batchOf(filter, page) })
        : readPage(database, read, order, page),
      filter.packed === undefined && filter.cash === undefined
        ? countOf(query, order, isExact ? undefined : MAX_COUNTED)
        : undefined,
    ])
    // Each call decodes the document anew.
    const found = docs.map((document) => ({ id: document.id, document: document.data() }))
    const documents = found.map(({ document }) => document)
    const [facts, pins, settings] = await Promise.all([
      readPhoneFacts(
        database,
        documents.map(({ user }) => user.phone),
      ),
      readPinFacts(database, documents, clock.now()),
      database.currentSettings(),
    ])
    const list = found.map(({ id, document }) => {
      const known = withFacts(toOrder(id, document), facts, settings)
      return waits(document) ? withPinFacts(known, pins) : known
    })
    return { list, total, next }
  },

  /** A customer's refused parcels and open returns. Two counts, and a look for practice orders. */
  troublesOf: async (userId: string): Promise<{ refused: number; openReturns: number }> => {
    const { orders } = await connect()
    const own = orders.where('userId', '==', userId)
    const [practice, refused, openReturns] = await Promise.all([
      practiceOrders(own),
      own.where('cancelReason', '==', 'refused').count().get(),
      own.where('openReturn', '==', true).count().get(),
    ])
    return {
      refused: without(
        refused.data().count,
        practice.filter(({ cancelReason }) => cancelReason === 'refused'),
      ),
      openReturns: without(
        openReturns.data().count,
        practice.filter(({ openReturn }) => openReturn),
      ),
    }
  },

  newest: async (limit: number): Promise<StaffOrder[]> => {
    const { orders } = await connect()
    const { docs } = await orders.orderBy('createdAt', 'desc').limit(limit).get()
    return docs.map((document) => toOrder(document.id, document.data()))
  },
})

import { accountOf, collectedIn } from '@bartan/contract/orders/account'
import { ruleOf } from '@bartan/contract/orders/order-process'
import type { ProductId } from '@bartan/contract/products/product-id'
import { NO_MONEY, sumPaise, type Paise } from '@bartan/contract/shared/money'
import { pinPrefixOf } from '@bartan/contract/shared/pin'
import { dayOf } from '@bartan/contract/shared/shop-day'
import type { AccountSource } from './account-source.ts'
import { offerSumsOf } from './offer-sums.ts'
import { entriesOf } from './order-account.ts'
import type { Reported } from './sale-of.ts'
import { salesSumsOf, type Entry, type Place } from './sales-sums.ts'

/**
 * Sums of orders by day and courier (cash), by month (refused parcels), and by day and status (sales). They are stored,
 * because reading all orders would cost more with each order (docs/decisions/0065, 0159).
 */

type Time = { toDate(): Date }

type Tallied = Reported &
  Omit<AccountSource, 'returns'> & {
    shippedAt?: Time | null
    shipment?: { courier: string }
    productIds: ProductId[]
    remittance?: { paid: Paise }
    /** Whether the sums of cash and parcels include it; `rowShards` does the same for sales. */
    isTallied?: true
  }

export const CASH_DAYS = 'cashDays'
export const PARCEL_MONTHS = 'parcelMonths'

/** A field's name can't be empty, but the courier is '' if the shop delivers itself. */
const COURIER = 'courier '

const courierKey = (courier: string): string => COURIER + courier.trim()
export const courierOf = (key: string): string => key.slice(COURIER.length)

type Paid = Pick<
  Tallied,
  'status' | 'collected' | 'createdAt' | 'deliveredAt' | 'shippedAt' | 'shipment'
>

/** The day and courier of an order in the cash report; undefined if no cash is due or was collected. */
export const cashPlaceOf = (order: Paid): { day: string; courier: string } | undefined => {
  const { status, collected, createdAt, deliveredAt, shippedAt, shipment } = order
  const { money } = ruleOf(status)
  if (money === 'none') return undefined
  const time = money === 'due' ? shippedAt : (collected?.at ?? deliveredAt)
  return { day: dayOf((time ?? createdAt).toDate()), courier: shipment?.courier ?? '' }
}

const cashOf = (order: Tallied): Entry[] => {
  const place = cashPlaceOf(order)
  if (!place) return []
  const sum = (field: string, paise: Paise): Entry[] =>
    paise === 0
      ? []
      : [[[CASH_DAYS, place.day, 'couriers', courierKey(place.courier), field], paise]]
  const entries = entriesOf(order)
  const { toCollect, short } = accountOf(order.status, entries)
  if (ruleOf(order.status).money === 'due') return sum('toCollect', toCollect)
  const { cash, upi } = collectedIn(entries)
  return [
    ...sum('collected', sumPaise([cash, upi])),
    ...sum('byUpi', upi),
    // Not in the sums of orders that only earlier releases wrote.
    ...(order.account ? [...sum('short', short), ...sum('remitted', paidOf(order))] : []),
  ]
}

/** Cash that is in a holder's hands, or was handed over, though the order is deleted. */
export const cashOfDeleted = (order: Tallied): Entry[] => {
  if (!order.isTallied || ruleOf(order.status).money !== 'booked') return []
  return cashOf(order).flatMap(([[collection, day, _couriers, ...fields], paise]): Entry[] =>
    fields.includes('short') ? [] : [[[collection, day, 'deleted', ...fields], paise]],
  )
}

const paidOf = ({ remittance }: Tallied): Paise => remittance?.paid ?? NO_MONEY

/** A delivered or refused parcel counts in the month in which it left. */
const parcelOf = (order: Tallied): Entry[] => {
  const { status, isReturnedToOrigin, createdAt, deliveredAt, shippedAt } = order
  if (ruleOf(status).money !== 'booked' && !isReturnedToOrigin) return []
  const field = isReturnedToOrigin ? 'refused' : 'delivered'
  const month = dayOf((shippedAt ?? deliveredAt ?? createdAt).toDate()).slice(0, 7)
  const at = (...fields: string[]): Entry => [[PARCEL_MONTHS, month, ...fields, field], 1]
  return [
    at('all'),
    at('pins', pinPrefixOf(order.shippingAddress.postalCode)),
    ...order.productIds.map((id) => at('products', id)),
  ]
}

export type Nested<T> = { [field: string]: T | Nested<T> }

const put = <T>(into: Nested<T>, [first = '', ...rest]: string[], value: T): void => {
  if (rest.length === 0) {
    into[first] = value
    return
  }
  const inner: Nested<T> = {}
  const there = (into[first] ??= inner)
  put(there as Nested<T>, rest, value)
}

/** Sums over orders, and the difference that a change of an order makes. */
export class OrderTally {
  /** Bounded by the orders of one count. */
  readonly #sums = new Map<string, number>()

  add(order: Tallied, times: 1 | -1 = 1): this {
    const entries = [
      ...(order.isTallied ? [...cashOf(order), ...parcelOf(order)] : []),
      ...(order.rowShards === undefined ? [] : [...salesSumsOf(order), ...offerSumsOf(order)]),
    ]
    for (const [place, by] of entries) this.count(place, times * by)
    return this
  }

  count(place: Place, by: number): this {
    const key = JSON.stringify(place)
    this.#sums.set(key, (this.#sums.get(key) ?? 0) + by)
    return this
  }

  /** Sums other than zero. */
  entries(): Entry[] {
    return [...this.#sums]
      .filter(([, sum]) => sum !== 0)
      .map(([key, sum]): Entry => [JSON.parse(key), sum])
  }

  /** The documents with these sums, each number converted by `valueOf`; without zero sums. */
  documents<T>(valueOf: (by: number) => T): PlacedDocument<T>[] {
    return documentsOf(this.entries().map(([place, by]): [Place, T] => [place, valueOf(by)]))
  }
}

export type PlacedDocument<T> = { collection: string; id: string; data: Nested<T> }

/** Documents that hold the values at their places. */
export const documentsOf = <T>(values: readonly [Place, T][]): PlacedDocument<T>[] => {
  const documents = new Map<string, PlacedDocument<T>>()
  for (const [[collection, id, ...fields], value] of values) {
    const name = `${collection}/${id}`
    const document = documents.get(name) ?? { collection, id, data: {} }
    documents.set(name, document)
    put(document.data, fields, value)
  }
  return [...documents.values()]
}

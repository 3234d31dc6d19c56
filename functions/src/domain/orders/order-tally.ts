import type { COLLECTED_BY } from '@bartan/contract/orders/desk-rules'
import { ruleOf } from '@bartan/contract/orders/order-process'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import { dayOf } from '@bartan/contract/shared/shop-day'
import { pinPrefixOf } from '@bartan/contract/checkout/pin'

/**
 * What orders come to by day and courier (cash) and by month (parcels that were refused): kept as sums, because a report
 * that read the orders would cost more with each of them (docs/decisions/0070).
 */

type Time = { toDate(): Date }

type Tallied = {
  status: OrderStatus
  totalPrice: number
  collected?: { by: (typeof COLLECTED_BY)[number]; amount: number; at: Time } | null
  createdAt: Time
  deliveredAt: Time | null
  shippedAt?: Time | null
  shipment?: { courier: string }
  isReturnedToOrigin?: boolean
  shippingAddress: { postalCode: string }
  productIds: string[]
}

export const CASH_DAYS = 'cashDays'
export const PARCEL_MONTHS = 'parcelMonths'

/** Names of a document's fields are never empty, and couriers' are, where the shop delivers itself. */
const COURIER = 'courier '

const courierKey = (courier: string): string => COURIER + courier.trim()
export const courierOf = (key: string): string => key.slice(COURIER.length)

/** Where a number is kept: collection, document, and the fields down to it. */
export type Place = [collection: string, id: string, ...fields: string[]]

type Entry = [Place, number]

const cashOf = (order: Tallied): Entry[] => {
  const { status, totalPrice, collected, createdAt, deliveredAt, shippedAt, shipment } = order
  const at = (time: Time, field: string, paise: number): Entry => [
    [CASH_DAYS, dayOf(time.toDate()), 'couriers', courierKey(shipment?.courier ?? ''), field],
    paise,
  ]
  const { money } = ruleOf(status)
  if (money === 'due') return [at(shippedAt ?? createdAt, 'toCollect', totalPrice)]
  if (money !== 'booked') return []
  const time = collected?.at ?? deliveredAt ?? createdAt
  const paise = collected?.amount ?? totalPrice
  return [
    at(time, 'collected', paise),
    ...(collected?.by === 'upi' ? [at(time, 'byUpi', paise)] : []),
  ]
}

/** A parcel counts once it is known what became of it: in the month in which it left the shop. */
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

type Nested<T> = { [field: string]: T | Nested<T> }

const put = <T>(into: Nested<T>, [first = '', ...rest]: string[], value: T): void => {
  if (rest.length === 0) {
    into[first] = value
    return
  }
  const inner: Nested<T> = {}
  const there = (into[first] ??= inner)
  put(there as Nested<T>, rest, value)
}

/** Sums over orders, and by how much they change when an order does. */
export class OrderTally {
  /** Bounded by the orders of one count. */
  readonly #sums = new Map<string, number>()

  add(order: Tallied, times: 1 | -1 = 1): this {
    for (const [place, by] of [...cashOf(order), ...parcelOf(order)]) this.count(place, times * by)
    return this
  }

  count(place: Place, by: number): this {
    const key = JSON.stringify(place)
    this.#sums.set(key, (this.#sums.get(key) ?? 0) + by)
    return this
  }

  /** Whatever does not come to nothing. */
  entries(): Entry[] {
    return [...this.#sums]
      .filter(([, sum]) => sum !== 0)
      .map(([key, sum]): Entry => [JSON.parse(key), sum])
  }

  /** The documents that bear them, each number as `valueOf` makes it; none of what comes to nothing. */
  documents<T>(valueOf: (by: number) => T): { collection: string; id: string; data: Nested<T> }[] {
    const documents = new Map<string, { collection: string; id: string; data: Nested<T> }>()
    for (const [[collection, id, ...fields], by] of this.entries()) {
      const name = `${collection}/${id}`
      const document = documents.get(name) ?? { collection, id, data: {} }
      documents.set(name, document)
      put(document.data, fields, valueOf(by))
    }
    return [...documents.values()]
  }
}

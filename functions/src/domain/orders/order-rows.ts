import type { ProductId, Sku } from '@bartan/contract/products/product-id'
import type { Paise } from '@bartan/contract/shared/money'
import { isPin, pinPrefixOf, stateOf } from '@bartan/contract/shared/pin'
import {
  customerOf,
  isSold,
  placedOn,
  shardOf,
  soldLinesOf,
  type Reported,
  type SoldLine,
} from './sale-of.ts'
import { SALES_MONTHS, salesMonthOf, type Place } from './sales-sums.ts'

/**
 * A row per order for reports by product, place and customer, many rows per document. Sums would not do: products and
 * customers aren't known beforehand, and an erased customer must be removed.
 */

export const ORDER_ROWS = 'orderRows'

/**
 * Shards of a month for new orders. A row has about 350 bytes and a document holds 1 MiB: 70,000 orders a month. A
 * year's report reads 312 documents.
 */
export const ROW_SHARDS = 24

export type OrderRow = {
  /** Milliseconds. */
  at: number
  phone: string
  name: string
  /** '' if the PIN doesn't tell it. */
  state: string
  pin3: string
  total: Paise
  /** Refused at the door: nothing else of it counts. */
  isRefused: boolean
  lines: SoldLine[]
}

/** As text, because documents with many fields are slow to read. */
const textOf = ({ at, phone, name, state, pin3, total, isRefused, lines }: OrderRow): string =>
  JSON.stringify([
    at,
    phone,
    name,
    state,
    pin3,
    total,
    isRefused ? 1 : 0,
    ...lines.map((line) => [
      line.productId,
      line.size,
      line.color,
      line.sku,
      line.name,
      line.units,
      line.revenue,
      line.returned,
      line.net ?? null,
      ...(line.cost === undefined ? [] : [line.cost]),
    ]),
  ])

type Text = [
  at: number,
  phone: string,
  name: string,
  state: string,
  pin3: string,
  total: Paise,
  isRefused: 0 | 1,
  ...lines: [
    ProductId,
    string,
    string,
    Sku,
    string,
    number,
    Paise,
    number,
    net?: Paise | null,
    cost?: Paise,
  ][],
]

export const readRow = (text: string): OrderRow => {
  const [at, phone, name, state, pin3, total, isRefused, ...lines]: Text = JSON.parse(text)
  return {
    at,
    phone,
    name,
    state,
    pin3,
    total,
    isRefused: isRefused === 1,
    lines: lines.map(
      ([productId, size, color, sku, ofLine, units, revenue, returned, net, cost]): SoldLine => ({
        productId,
        size,
        color,
        sku,
        name: ofLine,
        units,
        revenue,
        returned,
        ...(net != null && { net }),
        ...(cost !== undefined && { cost }),
      }),
    ),
  }
}

const rowOf = (order: Reported): OrderRow => {
  const isCounted = isSold(order)
  const { shippingAddress } = order
  const { name, phone } = isCounted ? customerOf(order) : { name: '', phone: '' }
  return {
    at: order.createdAt.toDate().getTime(),
    phone,
    name,
    state: stateOf(shippingAddress) ?? '',
    pin3: isPin(shippingAddress.postalCode) ? pinPrefixOf(shippingAddress.postalCode) : '',
    total: order.totalPrice,
    isRefused: !isCounted,
    lines: isCounted ? soldLinesOf(order) : [],
  }
}

/** A cancelled order has no row, unless its parcel was refused. */
export const rowsOf = (id: string, order: Reported): [Place, string][] => {
  const isCounted = isSold(order)
  if (!isCounted && !order.isReturnedToOrigin) return []
  const month = placedOn(order).slice(0, 7)
  const { phone } = customerOf(order)
  return [
    [
      [ORDER_ROWS, `${month}-${shardOf(order, order.rowShards ?? ROW_SHARDS)}`, 'rows', id],
      textOf(rowOf(order)),
    ],
    // Whether somebody had ordered before is checked in all earlier months; the phones are little to read.
    ...(isCounted && phone !== ''
      ? [[[SALES_MONTHS, salesMonthOf(order), 'phones', id], phone] satisfies [Place, string]]
      : []),
  ]
}

type Before = { id: string; before?: Reported | undefined; after?: Reported | undefined }

/** The rows that a change of an order sets; undefined removes one. */
export const rowChanges = ({ id, before, after }: Before): [Place, string | undefined][] => {
  const keyed = (order: Reported | undefined) =>
    new Map(
      (order ? rowsOf(id, order) : []).map(([place, text]) => [place.join('/'), { place, text }]),
    )
  const [old, now] = [keyed(before), keyed(after)]
  return [
    ...[...old].flatMap(([key, { place }]): [Place, undefined][] =>
      now.has(key) ? [] : [[place, undefined]],
    ),
    ...[...now].flatMap(([key, { place, text }]): [Place, string][] =>
      old.get(key)?.text === text ? [] : [[place, text]],
    ),
  ]
}

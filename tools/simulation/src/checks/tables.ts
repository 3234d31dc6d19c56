import { isCancelled } from '@bartan/contract/orders/order-process'
import type { Change, Document } from '../../../firestore-emulator/src/engine/document.ts'
import type { Fields, Value } from '../../../firestore-emulator/src/engine/value.ts'
import type { StoredTaxDocument } from './documents.ts'
import {
  unitsHeld,
  type StoredCashDay,
  type StoredCheckout,
  type StoredCoupon,
  type StoredMovement,
  type StoredOffer,
  type StoredOrder,
  type StoredProduct,
  type StoredReview,
} from './stored.ts'

type Plain = Readonly<Record<string, unknown>>

const plainValue = (value: Value): unknown => {
  switch (value.type) {
    case 'null':
      return null
    case 'integer':
      return Number(value.value)
    case 'array':
      return value.values.map(plainValue)
    case 'map':
      return plainFields(value.fields)
    case 'geoPoint':
      return [value.latitude, value.longitude]
    case 'timestamp':
      return value.value.seconds * 1000 + value.value.nanos / 1_000_000
    case 'boolean':
    case 'bytes':
    case 'double':
    case 'reference':
    case 'string':
      return value.value
  }
}

const plainFields = (fields: Fields): Plain =>
  Object.fromEntries([...fields].map(([name, value]) => [name, plainValue(value)]))

/** A stored document as plain JavaScript; times in milliseconds. */
const plainOf = (document: Document | undefined): Plain | undefined =>
  document && plainFields(document.fields)

const add = (sums: Map<string, number>, key: string, by: number) =>
  sums.set(key, (sums.get(key) ?? 0) + by)

const OF_ORDERS = new Set(['order', 'cancellation', 'reinstatement', 'deletion', 'return'])

export const stockKey = (productId: string, variant?: { size?: string; color?: string }): string =>
  variant ? `${productId} | ${variant.size ?? ''} | ${variant.color ?? ''}` : productId

/** Counters that calls increase: a call carried out twice shows only in the sum. */
export const COUNTED = [
  'units received',
  'paise handed over',
  'notes',
  'attempts to reach',
  'products',
] as const
export type Counted = (typeof COUNTED)[number]

/** Stored documents and their sums, updated with every commit. */
export class Tables {
  readonly orders = new Map<string, StoredOrder>()
  readonly taxDocuments = new Map<string, StoredTaxDocument>()
  /** Documents must never change, so any id here is a fault. */
  readonly changedDocuments: string[] = []
  readonly checkouts = new Map<string, StoredCheckout>()
  readonly products = new Map<string, StoredProduct>()
  readonly orderOfCheckout = new Map<string, string>()
  /** Order of each number, even after that order was deleted. */
  readonly orderOfNumber = new Map<string, string>()
  /** Units by product or variant, whichever has its own stock. */
  readonly ledger = new Map<string, number>()
  readonly ledgerKeys = new Map<string, Set<string>>()
  readonly taken = new Map<string, number>()
  /** Units of parcels refused at the door: taken, and yet not sold. */
  readonly unsold = new Map<string, number>()
  /** Units by `order product`. */
  readonly takenByOrder = new Map<string, number>()
  readonly stars = new Map<string, number>()
  readonly reviews = new Map<string, number>()
  readonly counted = new Map<string, number>()
  readonly offers = new Map<string, StoredOffer>()
  readonly coupons = new Map<string, StoredCoupon>()
  /** Orders that use an offer, by the order's own field and by the phone number's uses. */
  readonly ordersWith = new Map<string, number>()

  apply({ path, before, after }: Change): void {
    const [collection, id] = path.split('/')
    if (collection === undefined || id === undefined) return
    const [old, now] = [plainOf(before), plainOf(after)]
    switch (collection) {
      case 'orders':
        this.#writeDown(old as StoredOrder | undefined, now as StoredOrder | undefined)
        this.#use(old as StoredOrder | undefined, now as StoredOrder | undefined)
        this.#unsell(old as StoredOrder | undefined, -1)
        this.#unsell(now as StoredOrder | undefined, 1)
        return this.#put(this.orders, id, now as StoredOrder | undefined)
      case 'taxDocuments':
        if (old && JSON.stringify(old) !== JSON.stringify(now)) this.changedDocuments.push(id)
        return this.#put(this.taxDocuments, id, now as StoredTaxDocument | undefined)
      case 'checkouts':
        return this.#put(this.checkouts, id, now as StoredCheckout | undefined)
      case 'products':
        if (!old) add(this.counted, 'products', 1)
        return this.#put(this.products, id, now as StoredProduct | undefined)
      case 'offers':
        return this.#put(this.offers, id, now as StoredOffer | undefined)
      case 'coupons':
        return this.#put(this.coupons, id, now as StoredCoupon | undefined)
      case 'stockMovements':
        this.#move(old as StoredMovement | undefined, -1)
        return this.#move(now as StoredMovement | undefined, 1)
      case 'reviews':
        this.#rate(old as StoredReview | undefined, -1)
        return this.#rate(now as StoredReview | undefined, 1)
      case 'cashDays':
        this.#handOver(old, -1)
        return this.#handOver(now, 1)
      default:
    }
  }

  #put<T>(table: Map<string, T>, id: string, row: T | undefined) {
    if (row === undefined) table.delete(id)
    else table.set(id, row)
  }

  #move(movement: StoredMovement | undefined, sign: number) {
    if (!movement) return
    const { productId, variant, orderId, reason } = movement
    const quantity = sign * movement.quantity
    const key = stockKey(productId, variant)
    add(this.ledger, key, quantity)
    this.ledgerKeys.set(productId, (this.ledgerKeys.get(productId) ?? new Set()).add(key))
    if (reason === 'received') add(this.counted, 'units received', quantity)
    if (OF_ORDERS.has(reason)) add(this.taken, productId, -quantity)
    // Damaged returns are in neither the stock nor the order.
    if (orderId !== null && OF_ORDERS.has(reason))
      add(this.takenByOrder, `${orderId} ${productId}`, -quantity)
  }

  #unsell(order: StoredOrder | undefined, sign: number) {
    if (!order?.isUnsold) return
    for (const [productId, units] of unitsHeld(order)) add(this.unsold, productId, sign * units)
  }

  /** Notes stay counted once the order is deleted, or they are erased with their customer; so do a deleted one's attempts. */
  #writeDown(old: StoredOrder | undefined, now: StoredOrder | undefined) {
    if (!now) return
    const attempts = now.confirmation?.attempts ?? 0
    add(this.counted, 'notes', Math.max(0, (now.notes?.length ?? 0) - (old?.notes?.length ?? 0)))
    add(this.counted, 'attempts to reach', attempts - (old?.confirmation?.attempts ?? 0))
  }

  #use(old: StoredOrder | undefined, now: StoredOrder | undefined) {
    for (const [order, by] of [
      [old, -1],
      [now, 1],
    ] as const) {
      if (!order?.offerUse || isCancelled(order.status)) continue
      const { offerId, usesId } = order.offerUse
      for (const key of [offerId, usesId]) add(this.ordersWith, key, by)
    }
  }

  #handOver(day: StoredCashDay | undefined, sign: number) {
    for (const { amount } of day?.handovers ?? [])
      add(this.counted, 'paise handed over', sign * amount)
  }

  #rate(review: StoredReview | undefined, sign: number) {
    if (!review || review.hidden) return
    add(this.stars, review.productId, sign * review.stars)
    add(this.reviews, review.productId, sign)
  }
}

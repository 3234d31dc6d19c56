import { isDeepStrictEqual } from 'node:util'
import type { ShippingAddress } from '@bartan/contract/orders/address-schema'
import type { changeOrderAddress, shipOrder } from '@bartan/contract/orders/desk-endpoints'
import { estimatedDelivery } from '@bartan/contract/orders/estimated-delivery'
import { ruleOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { withCourier } from '@bartan/contract/settings/couriers'
import type { Settings } from '@bartan/contract/settings/settings'
import type { ParsedOf } from '@bartan/contract/shared/endpoint'
import { pinOf, stateOf, statesOfPin, withState } from '@bartan/contract/shared/pin'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges, type FieldChanges } from '#domain/field-changes.ts'
import { deliveryTimeOf } from '#domain/orders/delivery-time-of.ts'
import { withLatest, changeAuthor } from '#domain/orders/order-history.ts'
import { refuseBuyer } from '#domain/orders/refuse-buyer.ts'
import { refuseOutdated } from '#domain/refuse-outdated.ts'
import { lockOf } from '#domain/transact.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import type { OrdersContext } from '../orders-context.ts'
import { requireFound } from '../own-order.ts'
import { changeStatus } from '../status/change-status.ts'
import { refuseUnconfirmed } from '../status/refuse-status.ts'
import { refuseStale } from '../status/set-status.ts'
import { refuseLocked, refusePaidFor } from './refuse-locked.ts'
import { withNote } from './with-note.ts'

type ShipmentInput = ParsedOf<typeof shipOrder>['body']

/** Of the buyer, what is left out stays, and null is none. */
type AddressInput = ParsedOf<typeof changeOrderAddress>['body']

const parcelOf = ({ courier, awb, trackUrl }: ShipmentInput) => ({
  courier,
  awb,
  ...(trackUrl && { trackUrl }),
})

type Parcel = NonNullable<StoredOrder['document']['shipment']>

/** Keeps the other orders of the parcel. */
const withParcel = ({ document }: StoredOrder, parcel: Parcel) => {
  const others = document.shipment?.with
  return { shipment: { ...parcel, ...(others && { with: others }) } }
}

/** The audit log outlives the account, so it stores no name, street or phone. */
const placesIn = ({ city, postalCode, state }: FieldChanges): FieldChanges => ({
  ...(city && { city }),
  ...(state && { state }),
  ...(postalCode && { postalCode }),
})

/** Whoever sends an order's own address back with another PIN code means the state of that one. */
const ofItsPin = <Address extends ShippingAddress>(address: Address, from: ShippingAddress) => {
  const { state, ...rest } = address
  const pin = pinOf(address)
  const isKept = pin !== pinOf(from) && state === stateOf(from)
  return isKept && pin && !statesOfPin(pin).includes(state ?? '') ? withState(rest) : address
}

const buyerBefore = ({ document }: Pick<StoredOrder, 'document'>) => ({
  buyerGstin: document.buyerGstin ?? null,
  buyerName: document.buyerName ?? null,
})

/** A firm that loses its GSTIN loses its name with it. */
const buyerAfter = (
  order: Pick<StoredOrder, 'document'>,
  { buyerGstin, buyerName }: Pick<AddressInput, 'buyerGstin' | 'buyerName'>,
) => {
  const before = buyerBefore(order)
  return {
    buyerGstin: buyerGstin === undefined ? before.buyerGstin : buyerGstin,
    buyerName:
      buyerName === undefined && buyerGstin !== null ? before.buyerName : (buyerName ?? null),
  }
}

type Correction = {
  unit: Pick<OrderUnit, 'timestamp'>
  rules: Pick<Settings, 'pinRules' | 'closure'>
  now: Date
  by: Caller
}

/** The fields changed by a corrected address, and the day of arrival there; undefined if none. */
const correctedFields = (
  order: Pick<StoredOrder, 'document' | 'order'>,
  { buyerGstin, buyerName, ...typed }: Omit<AddressInput, 'was'>,
  { unit, rules, now, by }: Correction,
) => {
  const { shippingAddress: from, addressChanges, isOwnerGone } = order.document
  const address = ofItsPin(typed, from)
  const changes = fieldChanges(withState(from), address)
  const isMoved = Object.keys(changes).length > 0
  const buyer = buyerAfter(order, { buyerGstin, buyerName })
  const isSameBuyer = isDeepStrictEqual(buyer, buyerBefore(order))
  if (!isMoved && isSameBuyer) return undefined
  const change = { from, at: unit.timestamp(now), by: changeAuthor(by) }
  const arrival = estimatedDelivery(order.order.createdAt, deliveryTimeOf(address, rules))
  return {
    changes,
    fields: {
      shippingAddress: address,
      ...(!isSameBuyer && buyer),
      ...(changes['postalCode'] && { estimatedDelivery: unit.timestamp(new Date(arrival)) }),
      ...(isMoved && !isOwnerGone && { addressChanges: withLatest(addressChanges, change) }),
    },
  }
}

/** What a parcel's note would change; throws if it may not be noted. The same parcel again changes nothing. */
const parcelChange = async (unit: OrderUnit, id: string, input: ShipmentInput) => {
  const before = requireFound(await unit.find(id))
  refuseStale(input.from, before.order)
  const { at: _at, with: _with, ...known } = before.document.shipment ?? {}
  const changes = fieldChanges(known, parcelOf(input))
  const leaves = !ruleOf(before.order.status).leftShop
  if (Object.keys(changes).length === 0 && !leaves) return { before, isSame: true as const }
  refuseLocked(before.order, 'shippable')
  refuseOutdated(input.was, before.order.shipment ?? {})
  const others = leaves ? [] : await unit.inSameParcel(before)
  for (const { order } of others)
    if (ruleOf(order.status).money === 'booked') refuseLocked(order, 'shippable')
  if (changes['courier']) for (const one of [before, ...others]) refusePaidFor(one)
  return { before, isSame: false as const, changes, leaves, others }
}

export const deskService = ({ transact, settings, clock }: OrdersContext) => ({
  ship: async (id: string, given: ShipmentInput, by: Caller): Promise<StaffOrder> => {
    const at = clock.now()
    const input = withCourier(given, (await settings()).couriers)
    return transact([lockOf.order(id), lockOf.taxDocuments], async (unit, keep) => {
      const change = await parcelChange(unit, id, input)
      const { before } = change
      if (change.isSame) return keep.reply(before.order)
      const { changes, leaves, others } = change
      const { status } = before.order
      const shipment = { ...parcelOf(input), at: unit.timestamp(at) }
      unit.audit(before, {
        by,
        action: 'order.shipped',
        changes: { ...changes, ...(leaves && { status: { from: status, to: 'Shipped' } }) },
      })
      if (leaves) {
        const left = { to: 'Shipped', by, at, otherFields: { shipment } } as const
        return keep.reply((await changeStatus(unit, before, left)).order)
      }
      // The number applies to all orders in the parcel.
      for (const one of others) unit.update(one, withParcel(one, shipment))
      return keep.reply(unit.update(before, withParcel(before, shipment)).order)
    })
  },

  /** Throws if shipping it would. */
  refuseShipping: async (id: string, given: ShipmentInput): Promise<void> => {
    const input = withCourier(given, (await settings()).couriers)
    return transact([lockOf.order(id)], async (unit) => {
      const { before, isSame } = await parcelChange(unit, id, input)
      if (!isSame && !ruleOf(before.order.status).leftShop) await refuseUnconfirmed(unit, before)
    })
  },

  /** A repetition changes nothing. */
  pack: async (id: string, isPacked: boolean, by: Caller): Promise<StaffOrder> => {
    const at = clock.now()
    return transact([lockOf.order(id)], async (unit, keep) => {
      const before = requireFound(await unit.find(id))
      refuseLocked(before.order, 'packable')
      const wasPacked = before.order.packedAt !== undefined
      if (wasPacked === isPacked) return keep.reply(before.order)
      if (isPacked) await refuseUnconfirmed(unit, before)
      const changes = { packed: { from: wasPacked, to: isPacked } }
      unit.audit(before, { by, action: 'order.packed', changes })
      const packedAt = isPacked ? unit.timestamp(at) : null
      return keep.reply(unit.update(before, { packedAt }).order)
    })
  },

  addNote: async (id: string, text: string, by: Caller): Promise<StaffOrder> => {
    const now = clock.now()
    return transact([lockOf.order(id)], async (unit, keep) => {
      const before = requireFound(await unit.find(id))
      const at = unit.timestamp(now)
      // A repetition of this call, whose answer was lost.
      const last = before.document.notes?.at(-1)
      if (last && last.text === text && last.at.isEqual(at)) return keep.reply(before.order)
      const noted = withNote(before.document, text, { by, at })
      return keep.reply(unit.update(before, noted).order)
    })
  },

  /** The old address stays in the order's history, unless the account is deleted. */
  changeAddress: async (
    id: string,
    { was, ...address }: AddressInput,
    by: Caller,
  ): Promise<StaffOrder> => {
    const now = clock.now()
    const rules = await settings()
    return transact([lockOf.order(id)], async (unit, keep) => {
      const before = requireFound(await unit.find(id))
      refuseLocked(before.order, 'editable')
      refuseBuyer({ ...address, buyerGstin: buyerAfter(before, address).buyerGstin }, rules.legal)
      const corrected = correctedFields(before, address, { unit, rules, now, by })
      if (!corrected) return keep.reply(before.order)
      refuseOutdated(was, { ...before.order.shippingAddress, ...buyerBefore(before) })
      const { changes, fields } = corrected
      unit.audit(before, { by, action: 'order.address_changed', changes: placesIn(changes) })
      return keep.reply(unit.update(before, fields).order)
    })
  },
})

export type DeskService = ReturnType<typeof deskService>

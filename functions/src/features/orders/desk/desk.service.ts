import type { ShippingAddress } from '@bartan/contract/checkout/address-schema'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { ruleOf } from '@bartan/contract/orders/order-process'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type { Caller } from '#domain/caller.ts'
import { withLatest } from '#domain/orders/kept-history.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import type { FieldChanges } from '#domain/field-changes.ts'
import { lockOf } from '#domain/transact.ts'
import type { Transact } from '#domain/transact.ts'
import type { Clock } from '#platform/clock.ts'
import { actorOf } from '../actor.ts'
import type { OrderUnit } from '../order-unit.repository.ts'
import { found } from '../own-order.ts'
import { changeStatus } from '../status/change-status.ts'
import { refuseCorrection, refuseUnconfirmed } from '../status/refuse-status.ts'
import { refuseStale } from '../status/set-status.ts'
import { noteIn } from './note-in.ts'
import { refuseLocked } from './refuse-locked.ts'

type Ports = { transact: Transact<OrderUnit>; clock: Clock }

export type ShipmentWish = {
  courier: string
  awb: string
  trackUrl?: string | undefined
  from?: OrderStatus | undefined
}

const parcelOf = ({ courier, awb, trackUrl }: ShipmentWish) => ({
  courier,
  awb,
  ...(trackUrl && { trackUrl }),
})

/** The trail outlives the customer's account: it keeps no name, street or phone. */
const placesIn = ({ city, postalCode }: FieldChanges): FieldChanges => ({
  ...(city && { city }),
  ...(postalCode && { postalCode }),
})

/** What is done with an order besides changing its status. */
export const deskService = ({ transact, clock }: Ports) => ({
  /** The same parcel again changes nothing. */
  ship: async (id: string, wish: ShipmentWish, by: Caller): Promise<StaffOrder> => {
    const at = clock.now()
    return transact([lockOf.order(id), lockOf.taxDocuments], async (unit, keep) => {
      const before = found(await unit.find(id))
      refuseStale(wish.from, before.order)
      refuseLocked(before.order, 'shippable')
      const { at: _at, ...known } = before.document.shipment ?? {}
      const changes = fieldChanges(known, parcelOf(wish))
      const isSame = Object.keys(changes).length === 0
      const { status } = before.order
      // The cash of its parcel is in that courier's sums.
      if (ruleOf(status).money === 'booked' && changes['courier']?.from)
        refuseCorrection(by.role, 'courier')
      const leaves = !ruleOf(status).leftShop
      if (isSame && !leaves) return keep.reply(before.order)
      const shipment = { ...parcelOf(wish), at: unit.timestamp(at) }
      unit.audit(before, {
        by,
        action: 'order.shipped',
        changes: { ...changes, ...(leaves && { status: { from: status, to: 'Shipped' } }) },
      })
      const { order } = leaves
        ? await changeStatus(unit, before, { to: 'Shipped', by, at, besides: { shipment } })
        : unit.update(before, { shipment })
      return keep.reply(order)
    })
  },

  /** Throws where it could not be shipped now. */
  refuseShipping: async (id: string): Promise<void> =>
    transact([lockOf.order(id)], async (unit) => {
      const { order } = found(await unit.find(id))
      refuseLocked(order, 'shippable')
      if (!ruleOf(order.status).leftShop) await refuseUnconfirmed(unit, { order })
    }),

  /** Packed twice is packed once. */
  pack: async (id: string, isPacked: boolean, by: Caller): Promise<StaffOrder> => {
    const at = clock.now()
    return transact([lockOf.order(id)], async (unit, keep) => {
      const before = found(await unit.find(id))
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
      const before = found(await unit.find(id))
      const at = unit.timestamp(now)
      // The answer to this very call was lost, and it is being repeated.
      const last = before.document.notes?.at(-1)
      if (last && last.text === text && last.at.isEqual(at)) return keep.reply(before.order)
      const noted = noteIn(before.document, text, { by, at })
      return keep.reply(unit.update(before, noted).order)
    })
  },

  /** The former address stays in the order's history, unless the customer's account is gone. */
  changeAddress: async (id: string, address: ShippingAddress, by: Caller): Promise<StaffOrder> => {
    const now = clock.now()
    return transact([lockOf.order(id)], async (unit, keep) => {
      const before = found(await unit.find(id))
      refuseLocked(before.order, 'editable')
      const changes = fieldChanges(before.document.shippingAddress, address)
      if (Object.keys(changes).length === 0) return keep.reply(before.order)
      unit.audit(before, { by, action: 'order.address_changed', changes: placesIn(changes) })
      const { shippingAddress: from, addressChanges, isOwnerGone } = before.document
      const change = { from, at: unit.timestamp(now), by: actorOf(by) }
      const changed = {
        shippingAddress: address,
        ...(!isOwnerGone && { addressChanges: withLatest(addressChanges, change) }),
      }
      return keep.reply(unit.update(before, changed).order)
    })
  },
})

export type DeskService = ReturnType<typeof deskService>

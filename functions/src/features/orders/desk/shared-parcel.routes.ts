import type { ShippingAddress } from '@bartan/contract/orders/address-schema'
import { ruleOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { shipTogether } from '@bartan/contract/orders/under-way-endpoints'
import { reason } from '@bartan/contract/reasons/reasons'
import { withCourier } from '@bartan/contract/settings/couriers'
import { AppError } from '#domain/app-error.ts'
import { lockOf } from '#domain/transact.ts'
import { handle } from '#http/framework/route.ts'
import type { StoredOrder } from '../order-unit.repository.ts'
import type { OrdersContext } from '../orders-context.ts'
import { requireFound } from '../own-order.ts'
import { changeStatus } from '../status/change-status.ts'
import { refuseLocked, refusePaidFor } from './refuse-locked.ts'

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

/** The recipient's key: without the name and city, whose spelling varies. */
const addressKey = ({ phone, address, postalCode }: ShippingAddress): string =>
  [phone, plain(address), postalCode].join(' ')

/** Throws if the orders can't share a parcel: another phone or address, or already sent. */
const refuseApart = (orders: readonly StoredOrder[]): void => {
  const addresses = new Set(orders.map(({ document }) => addressKey(document.shippingAddress)))
  if (addresses.size > 1) throw new AppError('conflict', reason('not_one_parcel'))
  for (const one of orders) {
    refuseLocked(one.order, 'shippable')
    refusePaidFor(one)
    if (ruleOf(one.order.status).leftShop) throw new AppError('conflict', reason('not_one_parcel'))
  }
}

export const sharedParcelRoutes = ({ transact, settings, clock }: OrdersContext) => [
  handle(shipTogether, async ({ body: { ids, ...given }, caller: by }) => {
    const at = clock.now()
    const { courier, awb, trackUrl } = withCourier(given, (await settings()).couriers)
    const own = [...new Set(ids)]
    return transact([...own.map(lockOf.order), lockOf.taxDocuments], async (unit, keep) => {
      const before: StoredOrder[] = []
      for (const id of own) before.push(requireFound(await unit.find(id)))
      refuseApart(before)
      const shipped: StaffOrder[] = []
      for (const one of before) {
        const others = before.flatMap(({ order }) => (order._id === one.id ? [] : [order.number]))
        const shipment = {
          courier,
          awb,
          ...(trackUrl && { trackUrl }),
          at: unit.timestamp(at),
          with: others,
        }
        unit.audit(one, {
          by,
          action: 'order.shipped',
          changes: {
            courier: { from: null, to: courier },
            awb: { from: null, to: awb },
            status: { from: one.order.status, to: 'Shipped' },
          },
        })
        const otherFields = { shipment }
        shipped.push((await changeStatus(unit, one, { to: 'Shipped', by, at, otherFields })).order)
      }
      return keep.reply(shipped)
    })
  }),
]

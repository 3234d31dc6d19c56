import type { StaffOrder } from '@bartan/contract/orders/schema'
import {
  TRACK_MISSES,
  TRACK_MISSES_FROM_ALL,
  trackOrder,
} from '@bartan/contract/orders/track-endpoints'
import { reason } from '@bartan/contract/reasons/reasons'
import { typedOrderNumber } from '@bartan/contract/shared/order-number'
import { HOUR_MS } from '@bartan/contract/shared/shop-day'
import { typedPhone } from '@bartan/contract/users/rules'
import { AppError } from '#domain/app-error.ts'
import { hashOfToken } from '#domain/hashed-ids.ts'
import { handle } from '#http/framework/route.ts'
import { addressKey } from '#http/limits/limit-address.ts'
import { createCache } from '#platform/caches/create-cache.ts'
import type { OrdersContext } from '../orders-context.ts'
import { trackingRepository } from './tracking.repository.ts'

/** What anyone with an order's number and phone sees: its progress, but no goods or recipient. */
const shown = ({ number, status, estimatedDelivery, shipment, statusHistory }: StaffOrder) => ({
  number,
  status,
  estimatedDelivery,
  ...(shipment && { shipment }),
  statusHistory: statusHistory.map(({ status: was, at }) => ({ status: was, at })),
})

const refusal = (seconds: number) =>
  new AppError('too_many_requests', reason('too_many_requests'), {
    retryAfterSeconds: Math.ceil(seconds),
  })

export const trackingRoutes = ({ connect, config, clock }: OrdersContext) => {
  const find = trackingRepository(connect)
  /** The key of a caller's network; undefined if addresses aren't limited. */
  const placeOf = (address: string | undefined) =>
    config.addressLimits.perTenMinutes > 0 ? address && addressKey(address) : undefined

  /** Keys of an hour that have too many misses: further calls read nothing. */
  const full = createCache<true>('refusedTracking', { bytesOf: () => 0 })

  return [
    handle(trackOrder, async ({ query: asked, req: { ip: address } }) => {
      const now = clock.now().getTime()
      const hour = Math.floor(now / HOUR_MS)
      const until = new Date((hour + 1) * HOUR_MS)
      const secondsLeft = (until.getTime() - now) / 1000
      const number = typedOrderNumber(asked.number ?? '')
      const phone = typedPhone(asked.phone ?? '')
      const place = placeOf(address)
      // Unknown numbers count as well, so that the limit doesn't reveal which exist.
      const ofNumber = `number ${number ?? asked.number ?? ''}`
      const counted = place
        ? [
            [`from ${place}`, TRACK_MISSES] as const,
            // A single attacker can't use this up, and so can't lock out customers elsewhere.
            [ofNumber, TRACK_MISSES_FROM_ALL] as const,
          ]
        : [[ofNumber, TRACK_MISSES] as const]
      const limits = counted.map(([what, misses]) => ({
        key: hashOfToken(`track ${what} ${hour}`),
        misses,
      }))
      if (limits.some(({ key }) => full.get(key))) throw refusal(secondsLeft)
      const isHit = ({ user, shippingAddress }: StaffOrder) =>
        phone !== undefined && (user.phone === phone || shippingAddress.phone === phone)
      const order = await find({ number, isHit }, { limits, until })
      if (order === 'missed') throw new AppError('not_found', reason('order_not_found'))
      if ('refused' in order) {
        full.set(order.refused, true)
        throw refusal(secondsLeft)
      }
      return shown(order)
    }),
  ]
}

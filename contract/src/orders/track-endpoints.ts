import * as z from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { queryText, time } from '../shared/field.ts'
import { shipmentSchema } from './desk-schema.ts'
import { ORDER_STATUSES } from './order-process.ts'

/** Failed look-ups per hour of an address; if addresses aren't limited, of a number. */
export const TRACK_MISSES = 5

/**
 * Failed look-ups per hour of a number from all addresses: guessing its phone stays expensive even with many addresses.
 */
export const TRACK_MISSES_FROM_ALL = 10 * TRACK_MISSES

export const trackOrder = endpoint('GET /api/track', {
  summary: `Track an order by its number and phone; at most ${TRACK_MISSES} misses an hour from one address, and ${TRACK_MISSES_FROM_ALL} of one number from all`,
  access: 'anyone',
  query: z.object({
    number: queryText('number', 40).meta({ description: 'Of the order, in any case' }),
    phone: queryText('phone', 40).meta({
      description: 'Of the account or of the address, as people write it',
    }),
  }),
  reply: z
    .object({
      number: z.string().brand<'OrderNumber'>(),
      status: z.enum(ORDER_STATUSES),
      estimatedDelivery: time,
      shipment: shipmentSchema.pick({ courier: true, awb: true, trackUrl: true }).optional(),
      statusHistory: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: time })),
    })
    .meta({ id: 'TrackedOrder' }),
  errors: ['not_found', 'too_many_requests'],
})

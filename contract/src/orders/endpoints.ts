import * as z from 'zod'
import { MAX_LINES } from '../cart/rules.ts'
import { orderSchema, staffOrderSchema } from './schema.ts'
import { issue } from '../reasons/issues.ts'
import { reason } from '../reasons/reasons.ts'
import { endpoint } from '../shared/endpoint.ts'
import { choice, id, oneOf, optionalText, text, wholeNumber } from '../shared/field.ts'
import { pageQuery } from '../shared/paging.ts'
import { FAULT_DAYS, REFUND_WAYS, RETURN_REASONS } from './return-rules.ts'

const orderId = z.object({ id: id('id') })

/** Safe to repeat: a caller who lost the answer may ask again. */
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:id/cancel',
  summary: "Cancel one's own order while it is Processing; a cancelled one is answered as it is",
  access: 'customer',
  checkRevoked: true,
  params: orderId,
  reply: orderSchema,
  errors: ['not_found', 'conflict'],
})

const returnLineSchema = z.object({
  productId: id('productId'),
  size: choice('size'),
  color: choice('color'),
  quantity: wholeNumber('quantity', { min: 1 }),
})

export const requestReturn = endpoint({
  method: 'POST',
  path: '/api/orders/:id/return',
  summary: 'Ask to give units back, within the days that the settings give after their delivery',
  access: 'customer',
  checkRevoked: true,
  params: orderId,
  body: z.object({
    lines: z
      .array(returnLineSchema, { error: issue(reason('field_required', { field: 'lines' })) })
      .min(1, issue(reason('return_lines_missing')))
      .max(MAX_LINES, issue(reason('field_too_many_lines', { field: 'lines', max: MAX_LINES }))),
    reason: text('reason', 500).meta({
      description: `One of ${RETURN_REASONS.join(', ')}, or any text; all but the first of these are taken for ${FAULT_DAYS} days at least, of goods that are not returnable as well`,
    }),
    note: optionalText('note', 500).nullish().meta({ description: 'What the customer says of it' }),
  }),
  reply: orderSchema,
  errors: ['not_found', 'conflict'],
})

const notADecision = issue(
  reason('field_not', { field: 'decision', value: 'accepted or declined' }),
)

const decidedLineSchema = returnLineSchema.omit({ quantity: true }).extend({
  restock: z.boolean({ error: issue(reason('field_not_yes_or_no', { field: 'restock' })) }).meta({
    description: 'false: its units are recorded as damaged, and not put back in stock',
  }),
})

export const decideReturn = endpoint({
  method: 'PUT',
  path: '/api/admin/orders/:id/return',
  summary: "Accept or decline the order's open return; of an accepted one the stock comes back",
  access: 'admin',
  checkRevoked: true,
  params: orderId,
  body: z.object({
    decision: z.enum(['accepted', 'declined'], { error: notADecision }),
    lines: z
      .array(decidedLineSchema)
      .max(MAX_LINES, issue(reason('field_too_many_lines', { field: 'lines', max: MAX_LINES })))
      .nullish()
      .meta({ description: 'Only with accepted; lines left out are put back in stock' }),
    declineReason: optionalText('declineReason', 500)
      .nullish()
      .meta({ description: 'For the customer; only with declined' }),
  }),
  reply: staffOrderSchema,
  errors: ['not_found', 'conflict'],
})

export const payRefund = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refund',
  summary:
    "Note that what is due for the order's accepted returns was paid back; repeated, it is answered the same",
  access: 'admin',
  checkRevoked: true,
  params: orderId,
  body: z.object({
    via: oneOf('via', REFUND_WAYS),
    reference: optionalText('reference', 100)
      .nullish()
      .meta({ description: 'Number of the payment' }),
  }),
  reply: staffOrderSchema,
  errors: ['not_found', 'conflict'],
})

export const listMyOrders = endpoint({
  method: 'GET',
  path: '/api/orders/my-orders',
  summary: "The customer's orders, newest first; X-Total-Count and Link tell of the other pages",
  access: 'customer',
  query: z.object(pageQuery()),
  reply: z.array(orderSchema),
})

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:id',
  summary:
    "One of the customer's orders, by its _id or its number in any case; who works at the desk may read any",
  access: 'customer',
  params: z.object({ id: id('id') }),
  reply: staffOrderSchema,
  errors: ['not_found'],
})

import * as z from 'zod'
import { MAX_LINES } from '../cart/rules.ts'
import { lineKeyInput } from '../cart/schema.ts'
import { productIdInput } from '../products/product-id-schema.ts'
import { issue } from '../reasons/issues.ts'
import { endpoint } from '../shared/endpoint.ts'
import { choice, oneOf, optionalText, text, wholeNumber, yesOrNo } from '../shared/field.ts'
import { pageQuery } from '../shared/paging.ts'
import { courierSchema } from './desk-schema.ts'
import { packerOrderSchema } from './packer-schema.ts'
import { FAULT_DAYS, REFUND_WAYS, RETURN_DECISIONS, RETURN_REASONS } from './return-rules.ts'
import { orderSchema, staffOrderSchema } from './schema.ts'

/** Idempotent: a caller who lost the reply may retry. */
export const cancelOrder = endpoint('POST /api/orders/:id/cancel', {
  summary: 'Cancel your own order while it is Processing; a cancelled one is returned unchanged',
  access: 'customer',
  checkRevoked: true,
  reply: orderSchema,
})

const returnLineSchema = z.object({
  ...lineKeyInput,
  quantity: wholeNumber('quantity', { min: 1 }),
})

const askedLineSchema = returnLineSchema.extend({
  for: z
    .object({ size: choice('size'), color: choice('color') })
    .nullish()
    .meta({
      description:
        'What the customer would like instead: as many of the same product in this size and color; absent: the money back',
    }),
})

const returnSchema = z.object({
  lines: z
    .array(askedLineSchema, { error: issue('field_required', { field: 'lines' }) })
    .min(1, issue('return_lines_missing'))
    .max(MAX_LINES, issue('field_too_many_lines', { field: 'lines', max: MAX_LINES })),
  reason: text('reason', 500).meta({
    description: `One of ${RETURN_REASONS.join(', ')}, or any text; all but the first of these are taken for ${FAULT_DAYS} days at least, of goods that are not returnable as well`,
  }),
  note: optionalText('note', 500).nullish().meta({ description: 'What the customer says of it' }),
  refundTo: z
    .object({
      via: oneOf('via', REFUND_WAYS),
      reference: optionalText('reference', 100)
        .nullish()
        .meta({ description: 'The UPI address, or account number and IFSC' }),
    })
    .nullish()
    .meta({ description: 'How the customer wants the money back' }),
})

export const requestReturn = endpoint('POST /api/orders/:id/return', {
  summary: 'Request the return of units, within the days after delivery that the settings allow',
  access: 'customer',
  checkRevoked: true,
  body: returnSchema,
  reply: orderSchema,
})

export const requestReturnFor = endpoint('POST /api/admin/orders/:id/return', {
  summary: 'Request a return for a customer who calls; same rules, recorded in the audit log',
  access: 'admin',
  body: returnSchema,
  reply: staffOrderSchema,
})

const notADecision = issue('field_not', { field: 'decision', value: RETURN_DECISIONS.join(', ') })

const decidedLineSchema = returnLineSchema.omit({ quantity: true }).extend({
  restock: yesOrNo('restock')
    .default(true)
    .meta({ description: 'false: its units are recorded as damaged, and not put back in stock' }),
  for: z
    .object({
      productId: productIdInput('productId').optional(),
      size: optionalText('size', 60).optional(),
      color: optionalText('color', 60).optional(),
    })
    .nullish()
    .meta({
      description:
        'Only with exchanged: what the customer gets for as many units; what is left out is as before',
    }),
})

export const decideReturn = endpoint('PUT /api/admin/orders/:id/return', {
  summary:
    "Accept, decline or exchange the order's open return; accepted units return to stock, and an exchange orders the other goods at once",
  access: 'admin',
  body: z.object({
    decision: z.enum(RETURN_DECISIONS, { error: notADecision }),
    lines: z
      .array(decidedLineSchema)
      .max(MAX_LINES, issue('field_too_many_lines', { field: 'lines', max: MAX_LINES }))
      .nullish()
      .meta({
        description:
          'Not with declined; lines left out are put back in stock, and their money is due',
      }),
    declineReason: optionalText('declineReason', 500)
      .nullish()
      .meta({ description: 'For the customer; only with declined' }),
  }),
  reply: staffOrderSchema,
  errors: ['out_of_stock'],
})

export const exchangeAtOnce = endpoint('POST /api/admin/orders/:id/return/exchange', {
  summary:
    'Order the other goods of an exchange before the returned ones have arrived, if the settings allow it; the return is accepted once they have',
  access: 'admin',
  body: z.object({
    lines: z
      .array(decidedLineSchema.omit({ restock: true }), {
        error: issue('field_required', { field: 'lines' }),
      })
      .max(MAX_LINES, issue('field_too_many_lines', { field: 'lines', max: MAX_LINES })),
  }),
  reply: staffOrderSchema,
  errors: ['out_of_stock'],
})

export const notePickup = endpoint('PUT /api/admin/orders/:id/return/pickup', {
  summary: "Record the courier and parcel that bring back the goods of the order's last return",
  access: ['packer'],
  body: z.object({
    courier: courierSchema,
    awb: optionalText('awb', 60).nullish().meta({ description: 'The parcel number' }),
  }),
  reply: staffOrderSchema,
  replyTo: { packer: packerOrderSchema },
})

export const payRefund = endpoint('POST /api/admin/orders/:id/refund', {
  summary:
    'Record that what is due was refunded, for accepted returns and for advances; repeated, the answer is the same',
  access: ['accounts'],
  body: z.object({
    via: oneOf('via', REFUND_WAYS),
    reference: optionalText('reference', 100)
      .nullish()
      .meta({ description: 'Number of the payment' }),
  }),
  reply: staffOrderSchema,
})

export const listMyOrders = endpoint('GET /api/orders/my-orders', {
  summary: "The customer's orders, newest first; X-Total-Count and Link describe the other pages",
  access: 'customer',
  query: z.object(pageQuery()),
  reply: z.array(orderSchema),
})

export const getOrder = endpoint('GET /api/orders/:id', {
  summary:
    "One of the customer's orders, by _id or by number in upper or lower case; staff of the desk may read any",
  access: 'customer',
  reply: staffOrderSchema,
  replyTo: { packer: packerOrderSchema },
})

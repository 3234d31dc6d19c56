import * as z from 'zod'
import { SHIPMENT_COLUMNS } from '../csv/courier-columns.ts'
import { CSV_LIMITS } from '../csv/csv-limits.ts'
import { leftRowsSchema } from '../csv/left-rows-schema.ts'
import { issue } from '../reasons/issues.ts'
import { reasonSchema } from '../reasons/schema.ts'
import { endpoint } from '../shared/endpoint.ts'
import { ERROR_CODES } from '../shared/error-reply.ts'
import {
  id,
  line,
  oneOf,
  optionalText,
  queryFlag,
  queryText,
  text,
  yesOrNo,
} from '../shared/field.ts'
import { gstinSchema } from '../shared/gstin-schema.ts'
import { ORDER_READERS } from '../shared/roles.ts'
import { was, wasIssues } from '../shared/was-schema.ts'
import { shippingAddressSchema } from './address-schema.ts'
import { chosenColumns } from './chosen-columns-schema.ts'
import {
  CONFIRMATION_STATES,
  CONFIRMATION_WAYS,
  CONFIRMATION_HOURS,
  MAX_BULK_ORDERS,
  MAX_BUYER_NAME,
  NOTE_LENGTH,
} from './desk-rules.ts'
import {
  cancelReasonSchema,
  collectedInputSchema,
  courierSchema,
  shipmentInputSchema,
} from './desk-schema.ts'
import { ORDER_STATUSES } from './order-process.ts'
import { packerOrderSchema } from './packer-schema.ts'
import { staffOrderSchema } from './schema.ts'

export const statusChangeFields = {
  status: oneOf('status', ORDER_STATUSES),
  from: oneOf('from', ORDER_STATUSES).optional().meta({
    description:
      'The status that the change is based on; if it is another by now: changed_meanwhile',
  }),
  cancelReason: cancelReasonSchema.meta({ description: 'Only with Cancelled' }),
  restock: yesOrNo('restock').nullish().meta({
    description:
      'Only with Cancelled; false: its units are recorded as damaged, and not put back in stock',
  }),
}

export const idsSchema = z
  .array(id('ids'), { error: issue('field_required', { field: 'ids' }) })
  .min(1, issue('field_empty', { field: 'ids' }))
  .max(MAX_BULK_ORDERS, issue('field_too_many_entries', { field: 'ids', max: MAX_BULK_ORDERS }))

const refusalSchema = { code: z.enum(ERROR_CODES), ...reasonSchema.shape }

const bulkReplySchema = z.object({
  done: z
    .array(z.string())
    .meta({ description: 'Ids of the orders that were changed, or were so before' }),
  refused: z.array(z.object({ id: z.string(), ...refusalSchema })),
})

export const changeOrdersInBulk = endpoint('POST /api/admin/orders/bulk', {
  summary:
    'Set the status of many orders, each by the rules of a single one; the answer lists the refused ones',
  access: ['packer'],
  body: z.object({
    ids: idsSchema,
    ...statusChangeFields,
    collected: collectedInputSchema,
    courier: courierSchema.optional().meta({
      description:
        'Only with Shipped: who takes them all; parcel numbers follow, by file or one by one',
    }),
  }),
  reply: bulkReplySchema,
})

export const packOrders = endpoint('POST /api/admin/orders/packed', {
  summary: 'Mark orders as packed, or no longer packed, while they are Processing',
  access: ['packer'],
  body: z.object({ ids: idsSchema, packed: yesOrNo('packed') }),
  reply: bulkReplySchema,
})

const confirmationFields = {
  state: oneOf('state', CONFIRMATION_STATES),
  via: oneOf('via', CONFIRMATION_WAYS).optional(),
  from: oneOf('from', CONFIRMATION_STATES).optional().meta({
    description: 'The state that it is based on; if it is another by now: changed_meanwhile',
  }),
  takesBack: yesOrNo('takesBack')
    .optional()
    .meta({ description: 'true: returns to a former state; is no attempt, and makes no link' }),
  note: optionalText('note', NOTE_LENGTH).nullish(),
  cancelReason: cancelReasonSchema.meta({ description: 'Only with declined' }),
}

export const confirmOrders = endpoint('POST /api/admin/orders/confirmations', {
  summary:
    'Record for many orders whether the customer was reached, each by the rules of a single one',
  access: ['packer'],
  body: z.object({ ids: idsSchema, ...confirmationFields }),
  reply: bulkReplySchema,
})

const linkField = {
  link: z.string().optional().meta({ description: 'Where the customer confirms or cancels' }),
}

export const confirmOrder = endpoint('PUT /api/admin/orders/:id/confirmation', {
  summary: `Record whether the customer was reached; \`asked\` answers with a link valid for ${CONFIRMATION_HOURS} hours, \`declined\` cancels the order`,
  access: ['packer'],
  body: z.object(confirmationFields),
  reply: staffOrderSchema.extend(linkField),
  replyTo: { packer: packerOrderSchema.extend(linkField) },
  errors: ['order_locked', 'changed_meanwhile'],
})

export const shipOrder = endpoint('PUT /api/admin/orders/:id/shipment', {
  summary: 'Set courier and parcel number; an order that is Processing becomes Shipped',
  access: ['packer'],
  body: shipmentInputSchema.extend({ from: statusChangeFields.from, was: was.optional() }),
  reply: staffOrderSchema,
  replyTo: { packer: packerOrderSchema },
  errors: ['order_locked', 'changed_meanwhile'],
})

export const exportShipments = endpoint('GET /api/admin/orders/shipments.csv', {
  summary: 'A file of orders for the courier: recipient, weight, and what is to be collected',
  access: ORDER_READERS,
  query: z.object({
    ids: z
      .string({ error: issue('field_required', { field: 'ids' }) })
      .transform((list) => list.split(',').map((one) => one.trim()))
      .pipe(idsSchema)
      .meta({ description: 'A comma list' }),
    for: queryText('for', 60).meta({
      description: "A courier of the settings: the file has that courier's own columns",
    }),
  }),
  replyType: 'text/csv',
  reply: z.string(),
})

export const importShipments = endpoint('POST /api/admin/orders/shipments.csv', {
  summary:
    'Ship the orders of a file with the columns number, courier, awb and, optionally, trackUrl',
  access: ['packer'],
  query: z.object({
    dryRun: queryFlag('dryRun').meta({
      description: 'true: says what would be done, and does nothing',
    }),
    courier: queryText('courier', 60).meta({ description: 'Of rows that name none' }),
    columns: chosenColumns(SHIPMENT_COLUMNS),
  }),
  csvBody: true,
  bodyBytes: CSV_LIMITS.shipments.bytes,
  body: z.string({ error: issue('csv_missing') }),
  reply: z.object({
    done: z.array(z.string()).meta({ description: 'Ids of the orders' }),
    left: leftRowsSchema,
    refused: z.array(
      z.object({
        row: z.int().meta({ description: 'As a spreadsheet counts; the head is row 1' }),
        ...refusalSchema,
      }),
    ),
  }),
})

export const addOrderNote = endpoint('POST /api/admin/orders/:id/notes', {
  summary: 'Add a note that only the shop sees',
  access: ['packer'],
  body: z.object({ text: text('text', NOTE_LENGTH) }),
  status: 201,
  reply: staffOrderSchema,
  replyTo: { packer: packerOrderSchema },
  errors: ['order_locked'],
})

/** Left out: unchanged; empty: removed. */
const noneIfBlank = (typed: unknown) =>
  typeof typed === 'string' && typed.trim() === '' ? null : typed

const changedGstin = z
  .preprocess(noneIfBlank, gstinSchema.nullish())
  .meta({ description: 'Of a buyer registered for GST; left out, it stays, empty, it is none' })

export const changeOrderAddress = endpoint('PUT /api/admin/orders/:id/address', {
  summary: "Correct an order's address while it is Processing",
  access: ['packer'],
  body: shippingAddressSchema
    .safeExtend({
      buyerGstin: changedGstin,
      buyerName: z
        .preprocess(noneIfBlank, line('buyerName', MAX_BUYER_NAME).nullish())
        .meta({ description: 'Of the firm; left out, it stays, empty, it is none' }),
      was: was.optional(),
    })
    .check(({ value, issues }) => {
      issues.push(...wasIssues(value))
    }),
  reply: staffOrderSchema,
  replyTo: { packer: packerOrderSchema },
  errors: ['order_locked', 'changed_meanwhile'],
})

import * as z from 'zod'
import { MAX_LINES } from '../cart/rules.ts'
import { lineKeyInput } from '../cart/schema.ts'
import { issue } from '../reasons/issues.ts'
import { endpoint } from '../shared/endpoint.ts'
import { id, optionalText, wholeNumber, yesOrNo } from '../shared/field.ts'
import { advanceSchema } from './advance-schema.ts'
import { shipmentInputSchema } from './desk-schema.ts'
import { packerOrderSchema } from './packer-schema.ts'
import { staffOrderSchema } from './schema.ts'

const changedLines = z
  .array(z.object({ ...lineKeyInput, quantity: wholeNumber('quantity', { min: 1, max: 1000 }) }), {
    error: issue('field_required', { field: 'lines' }),
  })
  .max(MAX_LINES, issue('field_too_many_lines', { field: 'lines', max: MAX_LINES }))

export const changeOrderLines = endpoint('PUT /api/admin/orders/:id/lines', {
  summary:
    "Replace an order's lines while it is Processing: existing lines keep their price, new ones get today's; stock and totals follow",
  access: 'admin',
  body: z.object({
    lines: changedLines.min(1, issue('order_would_be_empty')),
    was: z
      .object(
        { lines: changedLines.optional() },
        { error: issue('field_not_object', { field: 'was' }) },
      )
      .optional()
      .meta({
        description:
          'The lines that the change is based on; if they are others by now: changed_meanwhile',
      }),
  }),
  reply: staffOrderSchema,
  errors: ['order_locked', 'out_of_stock', 'changed_meanwhile'],
})

export const takeAdvance = endpoint('POST /api/admin/orders/:id/advance', {
  summary: 'Record an advance of the customer; that much less is collected at the door',
  access: ['accounts'],
  body: advanceSchema,
  status: 201,
  reply: staffOrderSchema,
  errors: ['order_locked', 'more_than_total'],
})

const receivedLineSchema = z.object({
  ...lineKeyInput,
  restock: yesOrNo('restock').meta({
    description: 'false: its units are recorded as damaged, and not put back in stock',
  }),
})

export const receiveParcel = endpoint('POST /api/admin/orders/:id/received', {
  summary: 'Record that a refused parcel is back; its units return to stock, once',
  access: ['packer'],
  body: z.object({
    lines: z
      .array(receivedLineSchema)
      .max(MAX_LINES, issue('field_too_many_lines', { field: 'lines', max: MAX_LINES }))
      .nullish()
      .meta({ description: 'Lines that are left out are put back in stock' }),
  }),
  reply: staffOrderSchema,
  replyTo: { packer: packerOrderSchema },
})

const MAX_TOGETHER = 5

export const shipTogether = endpoint('POST /api/admin/orders/parcel', {
  summary:
    'Ship several orders of one phone and address as one parcel, with one AWB and one label; all of them or none',
  access: ['packer'],
  body: shipmentInputSchema.extend({
    ids: z
      .array(id('ids'), { error: issue('field_required', { field: 'ids' }) })
      .min(2, issue('field_required', { field: 'ids' }))
      .max(MAX_TOGETHER, issue('field_too_many_entries', { field: 'ids', max: MAX_TOGETHER })),
    awb: optionalText('awb', 60).default('').meta({ description: "'' until it is known" }),
  }),
  reply: z.array(staffOrderSchema),
  replyTo: { packer: z.array(packerOrderSchema) },
  errors: ['not_found', 'order_locked'],
})

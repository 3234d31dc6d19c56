import * as z from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { oneOf } from '../shared/field.ts'
import { idsSchema } from './desk-endpoints.ts'
import { PRINT_KINDS, PRINTED_HEADER } from './desk-rules.ts'
import { packerOrderSchema } from './packer-schema.ts'
import { staffOrderSchema } from './schema.ts'

export const printOrders = endpoint('POST /api/admin/orders/print', {
  summary: `One PDF for many orders: labels of 4×6 inches, packing slips (four on an A4), the pick list, or their tax documents; ${PRINTED_HEADER} says how many orders are in it`,
  access: ['packer'],
  body: z.object({ ids: idsSchema, kind: oneOf('kind', PRINT_KINDS) }),
  replyType: 'application/pdf',
  reply: z.string().meta({ description: 'A PDF' }),
  errors: ['not_found', 'too_many_requests'],
})

export const getOrderMessage = endpoint('GET /api/admin/orders/:id/message', {
  summary: "The WhatsApp message about the order's present state, in the customer's language",
  access: ['packer'],
  reply: z.object({ text: z.string() }),
})

export const writeOrderMessage = endpoint('POST /api/admin/orders/:id/messages', {
  summary:
    "The same message, to be sent now; the order's history records who opened WhatsApp with it",
  access: ['packer'],
  status: 201,
  reply: staffOrderSchema.extend({ text: z.string() }),
  replyTo: { packer: packerOrderSchema.extend({ text: z.string() }) },
})

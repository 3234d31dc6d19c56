import * as z from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { rupees, text, time } from '../shared/field.ts'
import { ADVANCE_WAYS, ENTRY_CAUSES, ENTRY_KINDS } from './account.ts'
import { changeAuthorSchema } from './desk-schema.ts'
import { staffOrderSchema } from './schema.ts'

const accountSchema = z
  .object({
    entries: z
      .array(
        z.object({
          at: time,
          kind: z.enum(ENTRY_KINDS),
          cause: z.enum(ENTRY_CAUSES),
          amount: rupees.meta({ description: 'Below 0 where it takes an earlier one back' }),
          via: z.enum(ADVANCE_WAYS).optional(),
          reference: z
            .string()
            .optional()
            .meta({ description: 'Number of a payment, or a reason' }),
          by: changeAuthorSchema,
          order: z
            .string()
            .brand<'OrderNumber'>()
            .optional()
            .meta({ description: 'Of an exchange: the other order' }),
        }),
      )
      .meta({ description: 'Oldest first; none is ever changed' }),
    charged: rupees,
    received: rupees,
    moved: rupees.meta({ description: 'In by exchanges, less what moved out' }),
    paidBack: rupees,
    balance: rupees.meta({ description: 'What the customer owes; below 0, what the shop owes' }),
    toCollect: rupees,
    short: rupees,
    refundDue: rupees,
  })
  .meta({ id: 'OrderAccount' })

export const getOrderAccount = endpoint('GET /api/admin/orders/:id/account', {
  summary: 'The account of an order: every entry, and what follows from them',
  access: ['accounts'],
  reply: accountSchema,
})

export const writeOff = endpoint('POST /api/admin/orders/:id/account/write-off', {
  summary: 'Write off all that is still owed for a delivered order',
  access: ['accounts'],
  body: z.object({ reason: text('reason', 200) }),
  reply: staffOrderSchema,
  errors: ['nothing_due', 'exchange_sent'],
})

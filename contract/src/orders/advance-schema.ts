import * as z from 'zod'
import { oneOf, optionalText, rupees, time } from '../shared/field.ts'
import { ADVANCE_SOURCES, ADVANCE_WAYS } from './account.ts'
import { changeAuthorSchema, rupeeAmount } from './desk-schema.ts'
import { REFUND_STATES, REFUND_WAYS } from './return-rules.ts'

export const advanceSchema = z.object({
  amount: rupeeAmount('amount', 0.01),
  via: oneOf('via', ADVANCE_WAYS),
  reference: optionalText('reference', 100)
    .nullish()
    .meta({ description: 'Number of the payment' }),
})

export type AdvanceInput = z.output<typeof advanceSchema>

/** The advances of an order, oldest first. */
export const advanceEntrySchema = z
  .object({
    amount: rupees,
    via: z.enum(ADVANCE_SOURCES),
    reference: z.string().optional(),
    at: time,
    by: changeAuthorSchema,
  })
  .meta({ id: 'Advance' })

/** What was paid back, for returns and of advances. */
export const paidBackSchema = advanceEntrySchema
  .extend({ via: z.enum(REFUND_WAYS) })
  .meta({ id: 'PaidBack' })

/** What was paid ahead and back, as everybody sees who sees the order. */
export const paymentFields = {
  paidAhead: rupees.optional().meta({
    description:
      'Of the total, before the door: advances and credits, less what was paid back of them',
  }),
  advances: z.array(advanceEntrySchema).optional(),
  paidBack: z.array(paidBackSchema).optional(),
  refund: z
    .object({ amount: rupees, state: z.enum(REFUND_STATES) })
    .optional()
    .meta({
      description:
        'What is to be paid back, for returns and of what was paid ahead; or what was, once nothing is due',
    }),
}

/** For staff alone. */
export const balanceFields = {
  balance: rupees.optional().meta({
    description:
      'For admins and accounts: what the customer owes by the account; below 0, what the shop owes',
  }),
  short: rupees
    .optional()
    .meta({ description: 'Of a delivered order: what of it was not collected' }),
}

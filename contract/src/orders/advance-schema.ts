import * as z from 'zod'
import { oneOf, optionalText, rupees, time } from '../shared/field.ts'
import { ADVANCE_SOURCES, ADVANCE_WAYS } from './advance-rules.ts'
import { changeAuthorSchema, rupeeAmount } from './desk-schema.ts'
import { REFUND_WAYS } from './return-rules.ts'

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

/** What was paid back of the advance. */
export const paidBackSchema = advanceEntrySchema
  .extend({ via: z.enum(REFUND_WAYS) })
  .meta({ id: 'PaidBack' })

import { advanceEntrySchema, paidBackSchema } from './advance-schema.ts'
import { collectedSchema } from './desk-schema.ts'
import { orderReturnSchema, staffOrderSchema } from './schema.ts'

const withoutReference = { reference: true } as const

const returnSchema = orderReturnSchema.omit({ refundTo: true }).extend({
  refundPaid: orderReturnSchema.shape.refundPaid.unwrap().omit(withoutReference).optional(),
})

/**
 * An order as packers see it: what is to be collected, but neither the account nor by which payments money came and
 * where it is paid back to (contract §20).
 */
export const packerOrderSchema = staffOrderSchema
  .omit({ balance: true, short: true, remittance: true })
  .extend({
    advances: advanceEntrySchema.omit(withoutReference).array().optional(),
    paidBack: paidBackSchema.omit(withoutReference).array().optional(),
    collected: collectedSchema.omit({ utr: true }).optional(),
    returns: returnSchema.array().optional(),
  })

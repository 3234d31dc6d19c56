import { z } from 'zod'
import { ERROR_CODES, currentSchema } from '../shared/error-reply.ts'

export const BULK_OUTCOMES = ['created', 'changed', 'unchanged', 'failed'] as const
export type BulkOutcome = (typeof BULK_OUTCOMES)[number]

export const resultSchema = z.object({
  sku: z.string(),
  outcome: z.enum(BULK_OUTCOMES),
  _id: z.string().optional(),
  message: z.string().optional(),
  code: z
    .enum(ERROR_CODES)
    .optional()
    .meta({ description: 'Of a failed row, as of a failed call' }),
  current: currentSchema.optional(),
  fields: z.record(z.string(), z.string()).optional(),
})

export type BulkResult = z.infer<typeof resultSchema>

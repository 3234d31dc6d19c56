import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { currentSchema, ERROR_CODES } from './error-reply.ts'
import { id } from './field.ts'

/** Rows per call. A file of thousands is sent in parts, under one `batch`. */
export const BULK_LIMIT = 100

export const BULK_OUTCOMES = ['created', 'changed', 'unchanged', 'failed'] as const
export type BulkOutcome = (typeof BULK_OUTCOMES)[number]

/** Enough for products with the longest descriptions. */
const BULK_BYTES = 2 * 1024 * 1024

/**
 * A row is a product as the create form or, if its SKU exists, the edit form would send it. Rows are validated one by
 * one, so that a bad one fails alone and says why.
 */
const rowSchema = z.record(z.string(), z.unknown(), { error: 'rows must be objects' })

const resultSchema = z.object({
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

export const editProducts = endpoint({
  method: 'POST',
  path: '/api/admin/products/bulk',
  summary: 'Create or change products by SKU; the same rows again change nothing',
  access: 'admin',
  checkRevoked: true,
  bodyBytes: BULK_BYTES,
  body: z.object({
    batch: id('batch').optional().meta({ description: 'Of an earlier part of the same edit' }),
    rows: z
      .array(rowSchema, { error: 'rows is required' })
      .min(1, 'rows must not be empty')
      .max(BULK_LIMIT, `rows must have at most ${BULK_LIMIT} entries`),
  }),
  reply: z.object({
    batch: z.string().meta({ description: 'Undoes the edit: POST /api/admin/audit/undo' }),
    results: z.array(resultSchema).meta({ description: 'One per row, in order' }),
  }),
})

import * as z from 'zod'
import { leftRowsSchema } from '../csv/left-rows-schema.ts'
import { importFaultSchema } from './import-schema.ts'

const fieldChangeSchema = z.object({
  field: z.string().meta({ description: 'Its path in the product, or in the variant' }),
  variant: z
    .object({
      size: z.string().optional(),
      color: z.string().optional(),
      sku: z.string().optional(),
    })
    .optional()
    .meta({ description: 'The variant that has it' }),
  from: z.unknown().optional(),
  to: z.unknown().optional(),
  was: z
    .unknown()
    .optional()
    .meta({ description: "The file's stock of when it was made, if it is another by now" }),
})

export type FieldChange = z.infer<typeof fieldChangeSchema>

const place = {
  row: z.int().meta({ description: 'As a spreadsheet counts' }),
  sku: z.string(),
  name: z.string(),
}

const writtenRow = {
  ...place,
  send: z.record(z.string(), z.unknown()).meta({
    description: 'The row for POST /api/admin/products/bulk',
  }),
  changes: z.array(fieldChangeSchema),
}

const plannedRowSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('new'), ...writtenRow }),
  z.object({ kind: z.literal('changed'), ...writtenRow }),
  z.object({ kind: z.literal('unchanged'), ...place }),
  z.object({ kind: z.literal('faulty'), ...place, faults: z.array(importFaultSchema) }),
])

export type PlannedRow = z.infer<typeof plannedRowSchema>

export const bulkPlanSchema = z
  .object({
    rows: z.array(plannedRowSchema).meta({ description: 'One for each product of the table' }),
    ignored: z.array(z.string()).meta({ description: 'Headings of no column that is known' }),
    left: leftRowsSchema,
  })
  .meta({ id: 'BulkPlan' })

export type BulkPlan = z.infer<typeof bulkPlanSchema>

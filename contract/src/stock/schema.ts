import * as z from 'zod'
import { cost } from '../products/price/price-schema.ts'
import { storedSku, skuInput } from '../products/product-id-schema.ts'
import { MAX_STOCK } from '../products/stock/stock.ts'
import { issue } from '../reasons/issues.ts'
import { optionalText, queryNumber, rupees, time, wholeNumber } from '../shared/field.ts'
import { LIST_LIMIT } from '../shared/list-limits.ts'
import { cursorQuery } from '../shared/paging.ts'

/** Lines of one delivery note: all of them are written in one transaction. */
const MAX_RECEIVED_LINES = 100

const receivedLine = z.object(
  {
    sku: skuInput('lines.sku').meta({ description: 'Of a variant, or of a product without' }),
    quantity: wholeNumber('lines.quantity', { min: 1, max: MAX_STOCK }),
    cost: cost('lines.cost')
      .nullish()
      .meta({ description: 'Of one unit; without one, the known cost stays as it is' }),
  },
  { error: issue('field_not_objects', { field: 'lines' }) },
)

export const receivedInputSchema = z.object({
  supplier: optionalText('supplier', 100).nullish(),
  reference: optionalText('reference', 100).nullish().meta({
    description: 'Of the bill or the delivery note',
  }),
  lines: z
    .array(receivedLine, {
      error: issue('field_not_list_of', { field: 'lines', form: '{sku, quantity, cost?}' }),
    })
    .min(1, issue('field_empty', { field: 'lines' }))
    .max(
      MAX_RECEIVED_LINES,
      issue('field_too_many_entries', { field: 'lines', max: MAX_RECEIVED_LINES }),
    ),
})

export type ReceivedInput = z.output<typeof receivedInputSchema>

export const receivedSchema = z
  .object({
    at: time,
    supplier: z.string().optional(),
    reference: z.string().optional(),
    lines: z
      .array(
        z.object({
          sku: storedSku,
          quantity: z.int(),
          countInStock: z.int().meta({ description: 'With these units' }),
          cost: rupees
            .optional()
            .meta({ description: 'Of one unit of all that is there: the moving average' }),
        }),
      )
      .meta({ description: 'In the order in which they were sent' }),
  })
  .meta({ id: 'Received' })

export type Received = z.infer<typeof receivedSchema>

export const ledgerQuerySchema = z.object({
  sku: skuInput('sku').meta({ description: 'Of a variant, or of a product' }),
  limit: queryNumber('limit', { min: 1, max: LIST_LIMIT, whole: true }),
  ...cursorQuery,
})

export const ledgerEntrySchema = z
  .object({
    at: time,
    sku: storedSku,
    change: z.int().meta({ description: 'Units that came, or, below 0, went' }),
    reason: z.string().meta({ description: 'received, counted, damaged, order, cancellation …' }),
    order: z.string().optional().meta({ description: '_id of the order that it is about' }),
    by: z.object({ _id: z.string(), name: z.string() }),
    supplier: z.string().optional(),
    reference: z.string().optional(),
  })
  .meta({ id: 'LedgerEntry' })

export type LedgerEntry = z.infer<typeof ledgerEntrySchema>

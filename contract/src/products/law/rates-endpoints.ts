import * as z from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { queryNumber, rupees } from '../../shared/field.ts'
import { storedProductId } from '../product-id-schema.ts'

/** The example products shown before the seller decides whether prices move. */
export const RATE_EXAMPLES = 10

const percent = (field: string) => queryNumber(field, { min: 0, max: 100 })

const exampleSchema = z.object({
  _id: storedProductId,
  name: z.string(),
  nameIn: z.record(z.string(), z.string()).optional(),
  nameHi: z.string().optional(),
  price: rupees.meta({ description: 'With tax, without a sale: what stays if prices stay' }),
  moved: rupees.meta({ description: 'What it becomes if prices move' }),
  isFrom: z.boolean().meta({ description: 'The lowest of several: its variants differ in price' }),
  isCapped: z.boolean().meta({ description: 'Would be above the MRP, which holds it down' }),
})

export const previewRates = endpoint('GET /api/admin/rates', {
  summary:
    "How many products are taxed at which rate; with `rate` and `to`, also the new prices of that rate's ten best sellers",
  access: 'admin',
  query: z.object({ rate: percent('rate'), to: percent('to') }),
  reply: z
    .object({
      rates: z.array(z.object({ rate: z.number(), products: z.int() })),
      examples: z.array(exampleSchema).optional(),
    })
    .meta({ id: 'Rates' }),
})

export type Rates = z.infer<(typeof previewRates)['reply']>

import * as z from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { queryNumber } from '../shared/field.ts'
import { MAX_RTO_MONTHS } from './rules.ts'
import { rtoSchema, statsSchema } from './schema.ts'

export const getRto = endpoint('GET /api/admin/stats/rto', {
  summary: 'How many parcels were refused at the door: by month, PIN prefix and product',
  access: 'admin',
  query: z.object({
    months: queryNumber('months', { min: 1, max: MAX_RTO_MONTHS }).meta({
      description: `The last so many months, this one included; ${MAX_RTO_MONTHS} unless it is told`,
    }),
  }),
  reply: rtoSchema,
})

export const getStats = endpoint('GET /api/admin/stats', {
  summary: "The dashboard's figures",
  access: 'admin',
  reply: statsSchema,
})

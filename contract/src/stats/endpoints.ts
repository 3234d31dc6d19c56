import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { issue } from '../reasons/issues.ts'
import { reason } from '../reasons/reasons.ts'
import { absentIfEmpty } from '../shared/field.ts'
import { STATS_DAYS } from './rules.ts'
import { statsSchema } from './schema.ts'

const notDays = issue(reason('field_not', { field: 'days', value: STATS_DAYS.join(' or ') }))

export const getStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  summary: "The dashboard's figures",
  access: 'admin',
  checkRevoked: true,
  query: z.object({
    days: z.preprocess(
      absentIfEmpty,
      z
        .enum(STATS_DAYS.map(String), { error: notDays })
        .default(String(STATS_DAYS[0]))
        .transform(Number),
    ),
  }),
  reply: statsSchema,
})

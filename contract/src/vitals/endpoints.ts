import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { endpoint } from '../shared/endpoint.ts'
import { absentIfEmpty } from '../shared/field.ts'
import { VITALS_DAYS } from './rules.ts'
import { vitalsReportSchema, vitalsSchema } from './schema.ts'

export const reportVitals = endpoint('POST /api/vitals', {
  summary:
    'Record how fast a page was in a visitor’s browser; sent with navigator.sendBeacon, anonymously, by a sample of visitors',
  access: 'anyone',
  body: vitalsReportSchema,
  bodyBytes: 4000,
  evenAsText: true,
  reply: z.object({}).meta({ description: 'Nothing: whoever sends too much is not told' }),
  // Calls with an Idempotency-Key can be refused, because each key is stored.
  errors: ['too_many_requests'],
})

const notDays = issue('field_not', { field: 'days', value: VITALS_DAYS.join(' or ') })

export const getVitals = endpoint('GET /api/admin/vitals', {
  summary: 'How fast pages were for visitors: the 75th percentile per kind of page and day',
  access: 'admin',
  query: z.object({
    days: z.preprocess(
      absentIfEmpty,
      z
        .enum(VITALS_DAYS.map(String), { error: notDays })
        .default(String(VITALS_DAYS[0]))
        .transform(Number),
    ),
  }),
  reply: vitalsSchema,
})

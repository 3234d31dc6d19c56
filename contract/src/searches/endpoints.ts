import * as z from 'zod'
import { storedProductId, productIdInput } from '../products/product-id-schema.ts'
import { issue } from '../reasons/issues.ts'
import { settingsSchema } from '../settings/schema.ts'
import { synonymSchema } from '../settings/synonym-schema.ts'
import { endpoint } from '../shared/endpoint.ts'
import { absentIfEmpty, text } from '../shared/field.ts'
import { learnedSchema } from './learned-endpoints.ts'
import { MAX_BOUGHT, SEARCH_DAYS, SEARCH_LENGTH } from './rules.ts'

const searchReportSchema = z.object({
  search: text('search', SEARCH_LENGTH),
  bought: z
    .array(productIdInput('bought'), { error: issue('field_not_texts', { field: 'bought' }) })
    .max(MAX_BOUGHT, issue('field_too_many_entries', { field: 'bought', max: MAX_BOUGHT }))
    .default([])
    .meta({ description: 'Products of an order that followed; empty: the search itself' }),
})

export type SearchReport = z.infer<typeof searchReportSchema>

export const reportSearch = endpoint('POST /api/searches', {
  summary:
    'Count a search that found nothing or little, or what was bought after it; sent with navigator.sendBeacon, and anonymous',
  access: 'anyone',
  body: searchReportSchema,
  bodyBytes: 10_000,
  evenAsText: true,
  reply: z.object({}).meta({ description: 'Nothing: whoever sends too much is not told' }),
  // Calls with an Idempotency-Key can be refused, because each key is stored.
  errors: ['too_many_requests'],
})

const searchSchema = z
  .object({
    search: z.string(),
    times: z.int(),
    found: z.int().meta({ description: 'Products, when it was last counted' }),
    leftOut: z.array(z.string()).meta({ description: 'Words that it had to do without' }),
    bought: z.array(z.object({ _id: storedProductId, name: z.string(), times: z.int() })),
    suggestion: z.string().optional().meta({ description: 'The nearest words of the catalog' }),
  })
  .meta({ id: 'Search' })

export type Search = z.infer<typeof searchSchema>

const notDays = issue('field_not', { field: 'days', value: SEARCH_DAYS.join(', ') })

export const listSearches = endpoint('GET /api/admin/searches', {
  summary: 'Searches that found nothing or little, most frequent first',
  access: ['catalogue'],
  query: z.object({
    days: z.preprocess(
      absentIfEmpty,
      z
        .enum(SEARCH_DAYS.map(String), { error: notDays })
        .default(String(SEARCH_DAYS[0]))
        .transform(Number),
    ),
  }),
  reply: z.object({
    searches: z.array(searchSchema),
    synonyms: settingsSchema.shape.synonyms,
    learned: z
      .array(learnedSchema)
      .meta({ description: 'Words that two orders taught, to be synonyms by a press' }),
  }),
})

export const addSynonym = endpoint('POST /api/admin/searches/synonyms', {
  summary:
    "Make a search word mean other words; a word has one meaning of the shop's own. Effective everywhere within 5 s; a setting, so it is audited and can be undone",
  access: ['catalogue'],
  body: synonymSchema,
  status: 201,
  reply: settingsSchema.pick({ synonyms: true }),
  errors: ['changed_meanwhile'],
})

import * as z from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { text } from '../shared/field.ts'
import { seoChangeSchema, pageHeadSchema, seoSchema } from './schema.ts'

// Paths keep their older name, `found`: pages of an earlier release call them.

export const getPageHead = endpoint('GET /api/found', {
  summary: "The shop's own title and description of a page for search results",
  access: 'anyone',
  query: z.object({
    page: text('page', 400).meta({ description: 'Its address: /collections/all' }),
  }),
  reply: pageHeadSchema,
  cdnSeconds: 50,
})

export const getSeo = endpoint('GET /api/admin/found', {
  summary: 'Titles and descriptions of pages, and the rule-based collections',
  access: ['catalogue'],
  reply: seoSchema,
})

export const changeSeo = endpoint('PUT /api/admin/found', {
  summary:
    'Save either list; an omitted one stays. `version` is the version that the change is based on',
  access: ['catalogue'],
  bodyBytes: 500_000,
  body: seoChangeSchema,
  reply: seoSchema,
  errors: ['changed_meanwhile'],
})

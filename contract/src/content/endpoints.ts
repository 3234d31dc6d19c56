import * as z from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { absentIfEmpty, oneOf, text } from '../shared/field.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../shop/languages.ts'
import {
  adminContentSchema,
  contentChangeSchema,
  contentPageSchema,
  contentVersionSchema,
} from './schema.ts'

const slug = text('slug', 40)

export const getContentPage = endpoint('GET /api/pages/:slug', {
  summary:
    'An information page linked from the footer, in one language: shipping, returns, privacy, terms …',
  access: 'anyone',
  params: z.object({ slug }),
  query: z.object({
    lang: z.preprocess(absentIfEmpty, oneOf('lang', LANGUAGE_CODES).default(DEFAULT_LANGUAGE)),
  }),
  reply: contentPageSchema,
  errors: ['not_found'],
  cdnSeconds: 5,
})

export const getAdminContentPage = endpoint('GET /api/admin/pages/:slug', {
  summary: 'An information page as saved, and the text that the settings would make',
  access: 'admin',
  params: z.object({ slug }),
  reply: adminContentSchema,
  errors: ['not_found'],
})

export const getContentVersion = endpoint('GET /api/admin/pages/:slug/versions/:version', {
  summary: 'An earlier version of an information page',
  access: 'admin',
  params: z.object({ slug, version: text('version', 10) }),
  reply: contentVersionSchema,
  errors: ['not_found'],
})

export const changeContentPage = endpoint('PUT /api/admin/pages/:slug', {
  summary:
    'Save an information page in the given languages; the others stay. `version` is the version that the change is based on',
  access: 'admin',
  bodyBytes: 1_000_000,
  params: z.object({ slug }),
  body: contentChangeSchema,
  reply: adminContentSchema,
  errors: ['not_found', 'changed_meanwhile'],
})

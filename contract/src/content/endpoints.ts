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

export const getContentPage = endpoint({
  method: 'GET',
  path: '/api/pages/:slug',
  summary: 'A page that the footer leads to, in a language: shipping, returns, privacy, terms …',
  access: 'anyone',
  params: z.object({ slug }),
  query: z.object({
    lang: z.preprocess(absentIfEmpty, oneOf('lang', LANGUAGE_CODES).default(DEFAULT_LANGUAGE)),
  }),
  reply: contentPageSchema,
  errors: ['not_found'],
  cdnSeconds: 5,
})

export const getAdminContentPage = endpoint({
  method: 'GET',
  path: '/api/admin/pages/:slug',
  summary: 'Such a page as it was saved, and what it would be made from the settings',
  access: 'admin',
  params: z.object({ slug }),
  reply: adminContentSchema,
  errors: ['not_found'],
})

export const getContentVersion = endpoint({
  method: 'GET',
  path: '/api/admin/pages/:slug/versions/:version',
  summary: 'Such a page as it was saved then',
  access: 'admin',
  params: z.object({ slug, version: text('version', 10) }),
  reply: contentVersionSchema,
  errors: ['not_found'],
})

export const changeContentPage = endpoint({
  method: 'PUT',
  path: '/api/admin/pages/:slug',
  summary:
    'Save such a page in the languages that are given: the others stay. `version` is the one that the change is based on',
  access: 'admin',
  bodyBytes: 1_000_000,
  params: z.object({ slug }),
  body: contentChangeSchema,
  reply: adminContentSchema,
  errors: ['not_found', 'changed_meanwhile'],
})

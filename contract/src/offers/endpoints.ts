import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { endpoint } from '../shared/endpoint.ts'
import { id, queryList, rupees, wholeNumber } from '../shared/field.ts'
import { ADMIN_LIST_LIMIT } from '../shared/list-limits.ts'
import { cursorQuery, pageQuery } from '../shared/paging.ts'
import { offerInputSchema, offerSchema } from './schema.ts'

/** A scope may name hundreds of products. */
const BODY_BYTES = 200_000

export const listOffers = endpoint('GET /api/admin/offers', {
  summary:
    'All offers, ended ones included, newest first; X-Total-Count, Link and X-Next-Cursor describe the other pages',
  access: ['catalogue'],
  query: z.object({ ...pageQuery(ADMIN_LIST_LIMIT), ...cursorQuery }),
  reply: z.array(offerSchema),
})

const MAX_ASKED = 100

export const offerFigures = endpoint('GET /api/admin/offers/figures', {
  summary: 'Order sums of these offers without cancelled orders; for a sale, those of its goods',
  access: 'admin',
  query: z.object({
    ids: queryList('ids').pipe(
      z
        .array(id('ids'), { error: issue('field_required', { field: 'ids' }) })
        .min(1, issue('field_required', { field: 'ids' }))
        .max(MAX_ASKED, issue('field_too_many_entries', { field: 'ids', max: MAX_ASKED })),
    ),
  }),
  reply: z.array(z.object({ _id: z.string(), orders: z.int(), revenue: rupees, discount: rupees })),
})

export const getOffer = endpoint('GET /api/admin/offers/:id', {
  summary: 'One offer',
  access: ['catalogue'],
  reply: offerSchema,
})

export const createOffer = endpoint('POST /api/admin/offers', {
  summary: 'Create an offer; one with a start in the past is effective at once',
  access: 'admin',
  bodyBytes: BODY_BYTES,
  body: offerInputSchema,
  status: 201,
  reply: offerSchema,
  errors: ['code_taken'],
})

export const changeOffer = endpoint('PUT /api/admin/offers/:id', {
  summary: 'Save the whole offer; `version` is the version that the change is based on',
  access: 'admin',
  bodyBytes: BODY_BYTES,
  body: z.intersection(offerInputSchema, z.object({ version: wholeNumber('version', { min: 0 }) })),
  reply: offerSchema,
  errors: ['code_taken', 'changed_meanwhile'],
})

export const deleteOffer = endpoint('DELETE /api/admin/offers/:id', {
  summary: 'Delete an offer; a used one is ended instead',
  access: 'admin',
  reply: z.object({ message: z.string(), offer: offerSchema.optional() }),
})

export const simulateOffer = endpoint('POST /api/admin/offers/simulate', {
  summary:
    'What an offer would have taken off the orders of the last 30 days, without cancelled ones',
  access: 'admin',
  bodyBytes: BODY_BYTES,
  body: offerInputSchema,
  reply: z.object({
    orders: z.int(),
    applied: z.int().meta({ description: 'Orders that would have had it' }),
    discount: rupees,
  }),
})

import * as z from 'zod'
import { adminProductSchema } from '../products/admin-schema.ts'
import { endpoint } from '../shared/endpoint.ts'
import { absentIfEmpty, oneOf } from '../shared/field.ts'
import { pageQuery } from '../shared/paging.ts'
import { MISSING_ATTRIBUTES, EXCLUSION_REASONS } from './rules.ts'

/** What keeps a product out of the feeds, and which optional values it lacks. */
const feedProductSchema = adminProductSchema
  .pick({ _id: true, name: true, nameIn: true, nameHi: true, sku: true })
  .extend({
    leftOut: z.enum(EXCLUSION_REASONS).optional(),
    lacks: z.array(z.enum(MISSING_ATTRIBUTES)),
  })
  .meta({ id: 'FeedProduct' })

export type FeedProduct = z.infer<typeof feedProductSchema>

export const checkFeeds = endpoint('GET /api/admin/feeds', {
  summary:
    'How many items the feeds have, and which published products are left out or incomplete, newest first',
  access: ['catalogue'],
  query: z.object({
    lacks: z
      .preprocess(
        absentIfEmpty,
        oneOf('lacks', [...EXCLUSION_REASONS, ...MISSING_ATTRIBUTES]).optional(),
      )
      .meta({ description: 'Those alone that lack this, or are left out for it' }),
    ...pageQuery(),
  }),
  reply: z
    .object({
      items: z.int(),
      counts: z.record(z.enum([...EXCLUSION_REASONS, ...MISSING_ATTRIBUTES]), z.int()).meta({
        description: 'Products',
      }),
      products: z.array(feedProductSchema),
      total: z.int().meta({ description: 'Of the products that are asked for, all pages' }),
    })
    .meta({ id: 'FeedCheck' }),
})

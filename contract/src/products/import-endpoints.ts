import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { endpoint } from '../shared/endpoint.ts'
import { queryText, yesOrNo } from '../shared/field.ts'
import {
  IMPORT_BYTES,
  importJobSchema,
  importOptionsSchema,
  importPlanSchema,
} from './import-schema.ts'

export const importProducts = endpoint('POST /api/admin/products/import', {
  summary:
    'Import a product list of Shopify, WooCommerce or this shop, recognized by its header; a dry run answers 200 with what would be done, else a job starts. Importing the file again changes only what differs',
  access: ['catalogue'],
  bodyBytes: IMPORT_BYTES,
  query: z.object({
    category: queryText('category', 60).meta({
      description: 'For products whose type is no category of the shop',
    }),
    ...importOptionsSchema.shape,
  }),
  body: z.object({
    csv: z.string({ error: issue('field_required', { field: 'csv' }) }),
    dryRun: yesOrNo('dryRun').default(false),
  }),
  status: 202,
  repeatStatus: 200,
  reply: z.union([importPlanSchema, z.object({ id: z.string() })]),
})

export const getImport = endpoint('GET /api/admin/products/import/:id', {
  summary: "An import's progress, and what failed; kept for 30 days",
  access: ['catalogue'],
  reply: importJobSchema,
})

export const retryPictures = endpoint('POST /api/admin/products/import/:id/pictures', {
  summary:
    "Retry an import's failed pictures, for the products created without them; a job of its own, and the same one if asked for again",
  access: ['catalogue'],
  status: 202,
  reply: z.object({ id: z.string() }),
})

import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { endpoint } from '../shared/endpoint.ts'
import { id } from '../shared/field.ts'
import { BULK_LIMIT } from '../shared/list-limits.ts'
import {
  adminProductQuerySchema,
  adminProductSchema,
  bulkResultSchema,
  editedProductSchema,
  incompleteCountsQuerySchema,
  incompleteCountsSchema,
  incompleteProductSchema,
  incompleteQuerySchema,
} from './admin-schema.ts'
import { bulkPlanSchema } from './bulk-plan-schema.ts'
import { IMPORT_BYTES } from './import-schema.ts'
import { newProductSchema, productChangeSchema } from './input-schema.ts'
import { productIdInput } from './product-id-schema.ts'

export const listAdminProducts = endpoint('GET /api/admin/products', {
  summary:
    'Products with their sales, all matching ones without `limit`; X-Total-Count, Link and X-Next-Cursor describe the other pages',
  access: ['catalogue'],
  query: adminProductQuerySchema,
  reply: z.array(adminProductSchema),
})

export const listIncomplete = endpoint('GET /api/admin/compliance', {
  summary:
    'Products that lack details required by law, newest first, all of them without `limit`; their sale is not blocked',
  access: ['catalogue'],
  query: incompleteQuerySchema,
  reply: z.array(incompleteProductSchema),
})

export const countIncomplete = endpoint('GET /api/admin/compliance/counts', {
  summary: 'How many products lack which detail, by brand',
  access: ['catalogue'],
  query: incompleteCountsQuerySchema,
  reply: incompleteCountsSchema,
})

export const getAdminProduct = endpoint('GET /api/admin/products/:id', {
  summary: 'One product as it is in the database now, for editing',
  access: ['catalogue'],
  reply: editedProductSchema,
})

/** Enough for products with the longest descriptions. */
const BULK_BYTES = 2 * 1024 * 1024

/**
 * A row has the fields of the create form or, if its SKU exists, of the edit form. Rows are validated one by one, so
 * that only invalid ones fail, each with a reason.
 */
const rowSchema = z.record(z.string(), z.unknown(), {
  error: issue('field_not_objects', { field: 'rows' }),
})

export const editProducts = endpoint('POST /api/admin/products/bulk', {
  summary: 'Create or change products by SKU; repeating the same rows changes nothing',
  access: ['catalogue'],
  bodyBytes: BULK_BYTES,
  body: z.object({
    batch: id('batch').optional().meta({ description: 'Of an earlier part of the same edit' }),
    rows: z
      .array(rowSchema, { error: issue('field_required', { field: 'rows' }) })
      .min(1, issue('field_empty', { field: 'rows' }))
      .max(BULK_LIMIT, issue('field_too_many_entries', { field: 'rows', max: BULK_LIMIT })),
  }),
  reply: z.object({
    batch: z.string().meta({ description: 'Undoes the edit: POST /api/admin/audit/undo' }),
    results: z.array(bulkResultSchema).meta({ description: 'One per row, in order' }),
  }),
})

export const planEdit = endpoint('POST /api/admin/products/bulk/plan', {
  summary: "What a table of the shop's own columns would create or change; writes nothing",
  access: ['catalogue'],
  bodyBytes: IMPORT_BYTES,
  body: z.object({ csv: z.string({ error: issue('field_required', { field: 'csv' }) }) }),
  reply: bulkPlanSchema,
})

const productId = z.object({ id: productIdInput('id') })

export const createProduct = endpoint('POST /api/products', {
  summary: 'Create a product',
  access: ['catalogue'],
  body: newProductSchema,
  status: 201,
  reply: editedProductSchema,
  errors: ['sku_taken'],
})

export const duplicateProduct = endpoint('POST /api/admin/products/:id/duplicate', {
  summary: 'Copy a product as a draft, with its images, new SKUs and nothing in stock',
  access: ['catalogue'],
  params: productId,
  status: 201,
  reply: editedProductSchema,
})

export const changeProduct = endpoint('PUT /api/products/:id', {
  summary: 'Change some or all fields of a product',
  access: ['catalogue'],
  params: productId,
  body: productChangeSchema,
  reply: editedProductSchema,
  errors: ['sku_taken', 'changed_meanwhile', 'out_of_stock'],
})

export const deleteProduct = endpoint('DELETE /api/products/:id', {
  summary: 'Delete a product and its images',
  access: ['catalogue'],
  params: productId,
  reply: z.object({ message: z.string() }),
})

import * as z from 'zod'
import { issue } from '../../reasons/issues.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { id } from '../../shared/field.ts'
import { storedProductId } from '../product-id-schema.ts'
import { PAPER_PRODUCTS } from './paper-codes.ts'

export const givePaperCodes = endpoint('POST /api/admin/products/paper-codes', {
  summary:
    'The codes of products for a printed list (such as B12), assigned where missing; a product keeps its code forever',
  access: ['catalogue'],
  body: z.object({
    ids: z
      .array(id('ids'), { error: issue('field_required', { field: 'ids' }) })
      .min(1, issue('field_empty', { field: 'ids' }))
      .max(PAPER_PRODUCTS, issue('field_too_many_entries', { field: 'ids', max: PAPER_PRODUCTS })),
  }),
  reply: z.object({ codes: z.array(z.object({ productId: storedProductId, code: z.string() })) }),
})

import * as z from 'zod'
import { productIdInput } from '../products/product-id-schema.ts'
import { issue } from '../reasons/issues.ts'
import { reasonSchema } from '../reasons/schema.ts'
import { endpoint } from '../shared/endpoint.ts'
import { queryText } from '../shared/field.ts'
import { pageQuery } from '../shared/paging.ts'
import { backInStockSchema, waitingPhoneSchema } from './schema.ts'

export const requestBackInStock = endpoint('POST /api/products/:id/back-in-stock', {
  summary:
    'Ask for one mail (after the address was confirmed by a mailed link) or one WhatsApp message when a sold-out product is back; 409 if it is in stock',
  access: 'anyone',
  limitAddress: 'perDay',
  appCheck: true,
  params: z.object({ id: productIdInput('id') }),
  body: backInStockSchema,
  status: 201,
  reply: reasonSchema,
})

export const listWaitingPhones = endpoint('GET /api/admin/back-in-stock', {
  summary:
    "People waiting for a WhatsApp message about a product, oldest first; for the next page, `after` is the last entry's id",
  access: 'admin',
  query: z.object({
    back: z
      .enum(['true', 'false'], { error: issue('field_not_yes_or_no', { field: 'back' }) })
      .optional()
      .meta({ description: 'true: only those whose product has come back since they asked' }),
    after: queryText('after', 128).meta({ description: '_id of the last entry that was seen' }),
    ...pageQuery(),
  }),
  reply: z.array(waitingPhoneSchema),
})

export const removeWaitingPhone = endpoint('DELETE /api/admin/back-in-stock/:id', {
  summary: 'Remove somebody who waited, once they were told',
  access: 'admin',
  reply: z.object({ message: z.string() }),
})

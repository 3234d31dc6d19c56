import * as z from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import {
  ledgerEntrySchema,
  ledgerQuerySchema,
  receivedInputSchema,
  receivedSchema,
} from './schema.ts'

export const receiveStock = endpoint('POST /api/admin/stock/received', {
  summary: 'Record received goods, all lines or none; the cost becomes the moving average',
  access: ['catalogue'],
  body: receivedInputSchema,
  status: 201,
  reply: receivedSchema,
  errors: ['not_found'],
})

export const listLedger = endpoint('GET /api/admin/stock/ledger', {
  summary: 'Stock movements of a variant or product, newest first',
  access: ['catalogue', 'accounts'],
  query: ledgerQuerySchema,
  reply: z.array(ledgerEntrySchema),
  errors: ['not_found'],
})

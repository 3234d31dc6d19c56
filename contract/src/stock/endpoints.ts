import * as z from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import {
  ledgerEntrySchema,
  ledgerQuerySchema,
  receivedInputSchema,
  receivedSchema,
} from './schema.ts'

export const receiveStock = endpoint({
  method: 'POST',
  path: '/api/admin/stock/received',
  summary:
    'Note goods that have come in, all lines or none; their cost is averaged over what is there',
  access: ['catalogue'],
  body: receivedInputSchema,
  status: 201,
  reply: receivedSchema,
  errors: ['not_found'],
})

export const listLedger = endpoint({
  method: 'GET',
  path: '/api/admin/stock/ledger',
  summary: 'What came and went of a variant or a product, newest first',
  access: ['catalogue', 'accounts'],
  query: ledgerQuerySchema,
  reply: z.array(ledgerEntrySchema),
  errors: ['not_found'],
})

export const stockEndpoints = [receiveStock, listLedger] as const

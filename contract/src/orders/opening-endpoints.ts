import * as z from 'zod'
import { SELLER_FIELDS } from '../settings/own-seller.ts'
import { endpoint } from '../shared/endpoint.ts'

/** Orders that one call handles; callers repeat it for the rest. */
export const OPENING_BATCH = 100

export const getOpening = endpoint('GET /api/admin/opening', {
  summary: 'Whether the shop is still in practice mode, and what its documents lack',
  access: ['packer'],
  reply: z
    .object({
      practising: z.boolean().meta({ description: 'What is ordered now is for practice' }),
      missing: z.array(z.enum(SELLER_FIELDS)).meta({
        description: 'Of who sells; while all of them are missing, no document is issued',
      }),
      practiceOrders: z.int(),
      lackingDocuments: z.int().meta({
        description: 'Orders that left the shop while it was not known who sells',
      }),
    })
    .meta({ id: 'Opening' }),
})

export const clearPractice = endpoint('DELETE /api/admin/opening/practice-orders', {
  summary: `Delete up to ${OPENING_BATCH} practice orders; their units return to stock`,
  access: 'admin',
  reply: z.object({ cleared: z.int(), left: z.int() }),
})

export const issueLackingDocuments = endpoint('POST /api/admin/opening/documents', {
  summary: `Issue the documents of up to ${OPENING_BATCH} orders that left the shop before the seller's details were set`,
  access: 'admin',
  reply: z.object({ issued: z.int(), left: z.int() }),
})

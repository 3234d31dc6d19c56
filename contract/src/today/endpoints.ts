import * as z from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { SETUP_STEPS } from './rules.ts'

const waiting = z.int().min(0)

/** What waits for a hand. A role's answer lacks what it may not see. */
export const todaySchema = z
  .object({
    orders: z
      .object({
        toConfirm: waiting,
        toPack: waiting,
        shipped: waiting,
        comingBack: waiting,
        returnsOpen: waiting,
      })
      .optional(),
    money: z
      .object({
        refundsDue: waiting.meta({ description: 'Orders whose customer is owed money' }),
        overdue: waiting.meta({
          description: 'Parcels whose cash a courier holds longer than a week',
        }),
      })
      .optional(),
    stock: z
      .array(
        z.object({
          sku: z.string(),
          name: z.string(),
          size: z.string(),
          color: z.string(),
          countInStock: z.int(),
          reorder: z.int().meta({ description: 'Units to buy' }),
        }),
      )
      .optional()
      .meta({ description: 'What runs out, the most urgent first' }),
    complaintsDue: waiting.optional(),
    setup: z
      .array(z.enum(SETUP_STEPS))
      .optional()
      .meta({ description: 'Steps of a new shop that are still open' }),
  })
  .meta({ id: 'Today' })

export type Today = z.infer<typeof todaySchema>

export const getToday = endpoint('GET /api/admin/today', {
  summary: 'What waits for a hand today, as far as the role may see it',
  access: ['packer', 'catalogue', 'accounts'],
  reply: todaySchema,
})

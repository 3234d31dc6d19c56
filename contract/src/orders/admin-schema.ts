import { z } from 'zod'
import { ORDER_STATUSES } from './rules.ts'
import type { OrderStatus } from './rules.ts'
import { issue } from '../reasons/issues.ts'
import { reason } from '../reasons/reasons.ts'
import { absentIfEmpty, queryList, queryText } from '../shared/field.ts'
import { cursorQuery, pageQuery } from '../shared/paging.ts'
import { ADMIN_LIST_LIMIT } from '../shared/list-limits.ts'

const isStatus = (text: string): text is OrderStatus => ORDER_STATUSES.some((one) => one === text)
const statusList = queryList('status')
  .refine((values = []) => values.every(isStatus), {
    error: issue(reason('field_not_of', { field: 'status', choices: ORDER_STATUSES.join(', ') })),
  })
  .transform((values) => values?.filter(isStatus))

const day = (field: string) =>
  queryText(field).pipe(z.iso.date({ error: issue(reason('field_not_day', { field })) }).optional())

export const orderListQuerySchema = z.object({
  status: statusList.meta({ description: 'A comma list' }),
  returns: z
    .preprocess(
      absentIfEmpty,
      z
        .enum(['open'], {
          error: issue(reason('field_not', { field: 'returns', value: 'open' })),
        })
        .optional(),
    )
    .meta({ description: 'open: with a return that waits for an answer' }),
  phone: queryText('phone', 20).meta({ description: "The beginning of the customer's phone" }),
  user: queryText('user', 128).meta({
    description: "The customer's _id; leaves no room for phone",
  }),
  from: day('from').meta({ description: "A day of the shop's time zone" }),
  to: day('to').meta({ description: 'Inclusive' }),
  ...pageQuery(ADMIN_LIST_LIMIT),
  ...cursorQuery,
})

export type OrderListQuery = z.infer<typeof orderListQuerySchema>

export const orderCountsSchema = z
  .object({
    processing: z.int(),
    shipped: z.int(),
    delivered: z.int(),
    cancelled: z.int(),
    returnsOpen: z.int().meta({ description: 'Orders with a return that waits for an answer' }),
  })
  .meta({ id: 'OrderCounts' })

export type OrderCounts = z.infer<typeof orderCountsSchema>

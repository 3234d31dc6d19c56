import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import {
  absentIfEmpty,
  oneOf,
  queryDay,
  queryList,
  queryText,
  rupees,
  time,
} from '../shared/field.ts'
import { ADMIN_LIST_LIMIT } from '../shared/list-limits.ts'
import { cursorQuery, pageQuery } from '../shared/paging.ts'
import { MONTH } from '../tax/financial-year.ts'
import { CONFIRMATION_STATES, MAX_DONE_COUNT, type ConfirmationState } from './desk-rules.ts'
import { ORDER_STATUSES, type OrderStatus } from './order-process.ts'

const isStatus = (text: string): text is OrderStatus => ORDER_STATUSES.some((one) => one === text)
const statusList = queryList('status')
  .refine((values = []) => values.every(isStatus), {
    error: issue('field_not_of', { field: 'status', choices: ORDER_STATUSES.join(', ') }),
  })
  .transform((values) => values?.filter(isStatus))

const isState = (text: string): text is ConfirmationState =>
  CONFIRMATION_STATES.some((one) => one === text)
const confirmationList = queryList('confirmation')
  .refine((values = []) => values.every(isState), {
    error: issue('field_not_of', {
      field: 'confirmation',
      choices: CONFIRMATION_STATES.join(', '),
    }),
  })
  .transform((values) => values?.filter(isState))

const RETURNS_FILTERS = ['open', 'refund_due', 'refunded'] as const
export type ReturnsFilter = (typeof RETURNS_FILTERS)[number]

const PERIOD = new RegExp(`${MONTH.source}|^\\d{2}-\\d{2}$`)

const ORDER_SORTS = ['newest', 'oldest'] as const

const yesOrNo = (field: string) =>
  z
    .preprocess(
      absentIfEmpty,
      z.enum(['true', 'false'], { error: issue('field_not_yes_or_no', { field }) }).optional(),
    )
    .transform((value) => (value === undefined ? undefined : value === 'true'))

export const orderListQuerySchema = z.object({
  status: statusList.meta({ description: 'A comma list' }),
  confirmation: confirmationList.meta({ description: 'A comma list' }),
  packed: yesOrNo('packed').meta({ description: 'true: only packed ones; false: only others' }),
  comingBack: yesOrNo('comingBack').meta({
    description: 'true: only parcels that were refused at the door and are not received yet',
  }),
  short: yesOrNo('short').meta({
    description: 'true: only delivered ones of which something is still owed',
  }),
  returns: z
    .preprocess(
      absentIfEmpty,
      z
        .enum(RETURNS_FILTERS, {
          error: issue('field_not_of', { field: 'returns', choices: RETURNS_FILTERS.join(', ') }),
        })
        .optional(),
    )
    .meta({
      description:
        'open: with a return that waits for an answer; refund_due: with a refund to be paid; refunded: of which something came back',
    }),
  q: queryText('q', 100).meta({
    description:
      'Number, phone, name, city, PIN, product or SKU, or their beginnings; of several words all must fit',
  }),
  phone: queryText('phone', 20).meta({ description: "The beginning of the customer's phone" }),
  offer: queryText('offer', 128).meta({
    description: 'The _id of an offer that holds for it, or of a sale that reduces a line of it',
  }),
  documents: queryText('documents')
    .pipe(
      z
        .string()
        .regex(PERIOD, issue('field_not_of_form', { field: 'documents', form: '2026-11' }))
        .optional(),
    )
    .meta({
      description:
        'With an invoice or a credit note of this month, as 2026-11, or financial year, as 26-27',
    }),
  collected: z
    .preprocess(absentIfEmpty, oneOf('collected', ['upi']).optional())
    .meta({ description: 'upi: paid so at the door' }),
  user: queryText('user', 128).meta({
    description: "The customer's _id; leaves no room for phone",
  }),
  from: queryDay('from').meta({ description: "A day of the shop's time zone" }),
  to: queryDay('to').meta({ description: 'Inclusive' }),
  cash: queryDay('cash').meta({
    description:
      'Counted on this day of the cash report, at this courier; placed in the 120 days before',
  }),
  cashTo: queryDay('cashTo').meta({
    description: 'With cash: all days from that one to this, and all couriers',
  }),
  courier: queryText('courier', 60).meta({
    description: "With cash: the courier's name; absent: the shop's own deliveries",
  }),
  sort: z
    .preprocess(absentIfEmpty, oneOf('sort', ORDER_SORTS).optional())
    .meta({ description: 'newest, unless said otherwise; oldest first for work' }),
  ...pageQuery(ADMIN_LIST_LIMIT),
  ...cursorQuery,
})

export type OrderListQuery = z.infer<typeof orderListQuerySchema>

export const orderCountsSchema = z
  .object({
    toConfirm: z.int().meta({ description: 'Processing, and not confirmed' }),
    toPack: z.int().meta({ description: 'Processing, and confirmed' }),
    packed: z
      .int()
      .meta({ description: 'Of those to pack, the ones that only wait to be shipped' }),
    processing: z.int(),
    shipped: z.int(),
    delivered: z.int().meta({ description: `At most ${MAX_DONE_COUNT} are counted` }),
    cancelled: z.int().meta({ description: `At most ${MAX_DONE_COUNT} are counted` }),
    returnsOpen: z.int().meta({ description: 'Orders with a return that waits for an answer' }),
    refundsDue: z.int().meta({ description: 'Orders with a refund to be paid' }),
    comingBack: z.int().meta({
      description: 'Parcels that were refused at the door and are not received yet',
    }),
    newestAt: time.optional().meta({ description: 'When the last order was placed' }),
    toCollect: rupees.meta({ description: 'What the parcels on their way come to' }),
  })
  .meta({ id: 'OrderCounts' })

export type OrderCounts = z.infer<typeof orderCountsSchema>

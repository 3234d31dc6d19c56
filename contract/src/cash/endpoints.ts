import * as z from 'zod'
import { rupeeAmount } from '../orders/desk-schema.ts'
import { issue } from '../reasons/issues.ts'
import { endpoint } from '../shared/endpoint.ts'
import { formKey, id, optionalText, queryText } from '../shared/field.ts'
import { HELD_DAYS, MAX_CASH_DAYS } from './rules.ts'
import { cashHoldersSchema, cashReportSchema, handoverSchema } from './schema.ts'

const day = (field: string) => z.iso.date({ error: issue('field_not_day', { field }) })

const daysQuery = z.object({
  from: queryText('from')
    .pipe(day('from').optional())
    .meta({ description: `A day of the shop's time zone; at most ${MAX_CASH_DAYS} days` }),
  to: queryText('to').pipe(day('to').optional()).meta({ description: 'Inclusive' }),
})

export const getCash = endpoint('GET /api/admin/cash', {
  summary:
    'Cash that couriers are to collect, have collected and have handed over; of the last week by default',
  access: ['accounts'],
  query: daysQuery,
  reply: cashReportSchema,
})

export const getCashHolders = endpoint('GET /api/admin/cash/holders', {
  summary: `Who holds cash, since when, and what of it is overdue; of the last ${HELD_DAYS} days`,
  access: ['accounts'],
  reply: cashHoldersSchema,
})

export const exportCash = endpoint('GET /api/admin/cash.csv', {
  summary: 'The rows of the same report as a file',
  access: ['accounts'],
  query: daysQuery,
  replyType: 'text/csv',
  reply: z.string(),
})

export const recordHandover = endpoint('POST /api/admin/cash/handovers', {
  summary:
    "Record what a courier handed over of a day's cash; repeated with the same key or reference, it is recorded once",
  access: ['accounts'],
  body: z.object({
    key: formKey('key').meta({
      description: 'Made by the form: sent again, it answers the same handover',
    }),
    day: day('day'),
    courier: optionalText('courier', 60)
      .nullish()
      .meta({ description: 'None where the shop delivers itself' }),
    amount: rupeeAmount('amount', 0.01),
    reference: optionalText('reference', 100).nullish(),
  }),
  status: 201,
  reply: handoverSchema,
  errors: ['more_than_open'],
})

export const removeHandover = endpoint('DELETE /api/admin/cash/handovers/:day/:id', {
  summary: 'Remove a handover that was recorded by mistake',
  access: ['accounts'],
  params: z.object({ day: day('day'), id: id('id') }),
  reply: z.object({ message: z.string() }),
})

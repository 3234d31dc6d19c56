import * as z from 'zod'
import { REMITTANCE_COLUMNS } from '../csv/courier-columns.ts'
import { CSV_LIMITS } from '../csv/csv-limits.ts'
import { leftRowsSchema } from '../csv/left-rows-schema.ts'
import { chosenColumns } from '../orders/chosen-columns-schema.ts'
import { courierSchema } from '../orders/desk-schema.ts'
import { importFaultSchema } from '../products/import-schema.ts'
import { issue } from '../reasons/issues.ts'
import { endpoint } from '../shared/endpoint.ts'
import { absentIfEmpty, oneOf, queryDay, queryFlag, queryText, rupees } from '../shared/field.ts'
import { ADMIN_LIST_LIMIT } from '../shared/list-limits.ts'
import { cursorQuery, pageQuery } from '../shared/paging.ts'
import { PARCEL_STATES } from './rules.ts'

const unequalSchema = z.array(
  z.object({
    number: z.string().brand<'OrderNumber'>(),
    awb: z.string(),
    expected: rupees,
    paid: rupees,
  }),
)

const rowsSchema = z.array(
  z.object({
    row: z.int().meta({ description: 'As a spreadsheet counts; the head is row 1' }),
    awb: z.string().meta({ description: 'As it is written there' }),
  }),
)

export const remittanceSchema = z
  .object({
    matched: z.int().meta({ description: 'Parcels that are paid for exactly' }),
    short: unequalSchema,
    over: unequalSchema,
    unknown: rowsSchema,
    twice: rowsSchema.meta({
      description: 'A parcel again in this file, or paid before with another amount',
    }),
    columns: z
      .partialRecord(z.enum(['awb', 'order', 'collected', 'paid', 'utr', 'date']), z.string())
      .meta({ description: 'The heading that each was found by' }),
    unread: z.array(z.string()).meta({ description: 'Headings that nothing was made of' }),
    unsure: z.literal(true).optional().meta({
      description: 'It tells what was collected, not what was paid: name the column by `paid`',
    }),
    left: leftRowsSchema,
    adjustments: z
      .array(z.object({ row: z.int(), text: z.string(), amount: rupees }))
      .meta({ description: 'Amounts below 0: fees, and what is taken back' }),
    faulty: z.array(importFaultSchema),
  })
  .meta({ id: 'Remittance' })

export type RemittanceReply = z.infer<typeof remittanceSchema>

export const importRemittance = endpoint('POST /api/admin/cash/remittances', {
  summary:
    "Record a courier's payments, parcel by parcel, from its file; sending the same file again changes nothing",
  access: ['accounts'],
  query: z.object({
    courier: courierSchema,
    dryRun: queryFlag('dryRun').meta({
      description: 'true: says what would be noted, and does nothing',
    }),
    columns: chosenColumns(REMITTANCE_COLUMNS),
    paid: queryText('paid', 200).meta({ description: 'The heading of what was paid over' }),
  }),
  csvBody: true,
  bodyBytes: CSV_LIMITS.remittances.bytes,
  body: z.string({ error: issue('remittance_missing') }),
  status: 201,
  repeatStatus: 200,
  reply: remittanceSchema,
  errors: ['column_unsure'],
})

export const listParcels = endpoint('GET /api/admin/cash/parcels', {
  summary: 'What couriers owe and have paid for delivered parcels, oldest first',
  access: ['accounts'],
  query: z.object({
    state: z.preprocess(absentIfEmpty, oneOf('state', PARCEL_STATES).optional()),
    from: queryDay('from').meta({ description: 'Delivered on this day or later' }),
    to: queryDay('to').meta({ description: 'Inclusive' }),
    courier: queryText('courier', 60),
    limit: pageQuery(ADMIN_LIST_LIMIT).limit,
    ...cursorQuery,
  }),
  reply: z.array(
    z
      .object({
        number: z.string().brand<'OrderNumber'>(),
        awb: z.string(),
        courier: z.string(),
        toCollect: rupees,
        paid: rupees.optional(),
        day: z.iso.date().meta({ description: 'When it was delivered' }),
      })
      .meta({ id: 'CashParcel' }),
  ),
})

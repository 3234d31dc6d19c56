import * as z from 'zod'
import { changeAuthorSchema } from '../orders/desk-schema.ts'
import { rupees, time } from '../shared/field.ts'

const sums = {
  toCollect: rupees.meta({ description: 'Of parcels that left on this day and are on their way' }),
  collected: rupees.meta({ description: 'At the door, on this day' }),
  byUpi: rupees.meta({ description: 'Of that, what went to the shop by UPI' }),
  handedOver: rupees.meta({
    description: 'Of this day’s cash: handed over, or paid by a remittance',
  }),
  open: rupees.meta({ description: 'Cash that is still with its holder' }),
  short: rupees.meta({ description: 'What was to be collected on this day, and was not' }),
}

const cashRowSchema = z
  .object({
    day: z.iso.date(),
    courier: z.string().meta({ description: "'' where the shop delivers itself" }),
    ...sums,
  })
  .meta({ id: 'CashRow' })

export type CashRow = z.infer<typeof cashRowSchema>

export const handoverSchema = z
  .object({
    _id: z.string(),
    day: z.iso.date(),
    courier: z.string(),
    amount: rupees,
    reference: z.string().optional(),
    at: time,
    by: changeAuthorSchema,
  })
  .meta({ id: 'CashHandover' })

export type CashHandover = z.infer<typeof handoverSchema>

const cashHolderSchema = z
  .object({
    courier: z.string().meta({ description: "'' where the shop delivers itself" }),
    open: rupees.meta({ description: 'Cash that was collected and not handed over' }),
    since: z.iso.date().meta({ description: 'The oldest day of which something is open' }),
    overdue: rupees.meta({ description: 'Of it, what is held longer than the usual days' }),
  })
  .meta({ id: 'CashHolder' })

export type CashHolder = z.infer<typeof cashHolderSchema>

export const cashHoldersSchema = z
  .object({
    holders: z.array(cashHolderSchema).meta({ description: 'Who holds it longest first' }),
    open: rupees,
    overdue: rupees,
    usualDays: z.int().meta({ description: 'Until cash is overdue: a setting' }),
  })
  .meta({ id: 'CashHolders' })

export type CashHolders = z.infer<typeof cashHoldersSchema>

export const cashReportSchema = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    rows: z.array(cashRowSchema).meta({ description: 'The latest day first' }),
    totals: z.object(sums),
    handovers: z.array(handoverSchema).meta({ description: 'The latest day first' }),
  })
  .meta({ id: 'CashReport' })

export type CashReport = z.infer<typeof cashReportSchema>

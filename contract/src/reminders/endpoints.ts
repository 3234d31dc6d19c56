import * as z from 'zod'
import { storedProductId } from '../products/product-id-schema.ts'
import { issue } from '../reasons/issues.ts'
import { reasonSchema } from '../reasons/schema.ts'
import { endpoint } from '../shared/endpoint.ts'
import { id, mailToken, oneOf, queryText, time } from '../shared/field.ts'
import { storedPhone } from '../users/schema.ts'
import { REMINDER_KINDS, REMINDERS_PAGE } from './rules.ts'

const reminderSchema = z
  .object({
    _id: z.string().meta({ description: 'Of a cart, the account; of a review, the order' }),
    kind: z.enum(REMINDER_KINDS),
    userId: z.string(),
    name: z.string(),
    phone: storedPhone,
    at: time.meta({ description: 'When the cart was left, or the order delivered' }),
    products: z.array(
      z.object({ productId: storedProductId, name: z.string(), quantity: z.int() }),
    ),
    byMail: z.boolean().meta({ description: 'The account has confirmed an address' }),
  })
  .meta({ id: 'Reminder' })

export type Reminder = z.infer<typeof reminderSchema>

export const listReminders = endpoint('GET /api/admin/reminders/:kind', {
  summary: `Customers to remind, of a cart they left (if they agreed to that) or of a review a week after delivery; newest first, from ${REMINDERS_PAGE} candidates a page`,
  access: 'admin',
  params: z.object({ kind: oneOf('kind', REMINDER_KINDS) }),
  query: z.object({
    before: queryText('before', 40)
      .refine(
        (at) => at === undefined || !Number.isNaN(Date.parse(at)),
        issue('field_not_of_form', { field: 'before', form: '2026-01-31T10:00:00Z' }),
      )
      .meta({ description: '`next` of the page before' }),
  }),
  reply: z.object({
    reminders: z.array(reminderSchema),
    next: z.string().nullable().meta({ description: 'For the next page; null: none' }),
  }),
})

export const remind = endpoint('POST /api/admin/reminders/:kind/:id', {
  summary:
    'Remind once, by mail if the account has a confirmed address, else with a text to send over WhatsApp; both have a link to stop reminders',
  access: 'admin',
  params: z.object({ kind: oneOf('kind', REMINDER_KINDS), id: id('id') }),
  status: 201,
  reply: z.object({
    via: z.enum(['mail', 'whatsapp']),
    text: z.string().meta({ description: "'' if it was mailed" }),
  }),
})

export const stopReminders = endpoint('POST /api/reminders/stop', {
  summary: 'Stop reminders, with the token from one of them; an unknown token gets the same answer',
  access: 'anyone',
  limitAddress: 'perTenMinutes',
  body: z.object({ token: mailToken }),
  reply: reasonSchema,
})

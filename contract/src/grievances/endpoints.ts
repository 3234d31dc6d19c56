import * as z from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import {
  absentIfEmpty,
  absentIfEmptyOrNull,
  oneOf,
  optionalText,
  text,
  time,
} from '../shared/field.ts'
import { cursorQuery, pageQuery } from '../shared/paging.ts'
import { was, wasIssues } from '../shared/was-schema.ts'
import { phoneSchema, storedPhone } from '../users/schema.ts'
import { complaintSchema } from './complaint-schema.ts'
import { GRIEVANCE_FILTERS, GRIEVANCE_STATES } from './rules.ts'

/** A complaint as its author sees it. */
const grievanceSchema = z
  .object({
    number: z.string(),
    state: z.enum(GRIEVANCE_STATES),
    text: z.string(),
    orderNumber: z.string().optional(),
    createdAt: time,
    acknowledgeBy: time.meta({ description: 'Within 48 hours' }),
    resolveBy: time.meta({ description: 'Within a month' }),
    acknowledgedAt: time.optional(),
    resolvedAt: time.optional(),
    answer: z.string().optional(),
  })
  .meta({ id: 'Grievance' })

const adminGrievanceSchema = grievanceSchema
  .extend({
    name: z.string(),
    phone: storedPhone,
    isOverdue: z.boolean(),
    isDueSoon: z.boolean().meta({ description: 'Within a day' }),
  })
  .meta({ id: 'AdminGrievance' })

export type Grievance = z.infer<typeof grievanceSchema>
export type AdminGrievance = z.infer<typeof adminGrievanceSchema>

const number = z.object({ number: text('number', 20) })

export const complain = endpoint('POST /api/grievances', {
  summary: "Complain to the grievance officer; the answer's number is for following the complaint",
  access: 'anyone',
  limitAddress: 'perDay',
  appCheck: true,
  body: complaintSchema.extend({
    orderNumber: z.preprocess(absentIfEmptyOrNull, text('orderNumber', 40).optional()),
  }),
  status: 201,
  reply: grievanceSchema,
})

export const followGrievance = endpoint('GET /api/grievances/:number', {
  summary: 'A complaint, by its number and phone',
  access: 'anyone',
  limitAddress: 'perTenMinutes',
  params: number,
  query: z.object({ phone: phoneSchema }),
  reply: grievanceSchema,
  errors: ['not_found'],
})

export const listGrievances = endpoint('GET /api/admin/grievances', {
  summary: 'Complaints, newest first; with `state`, oldest first, since those are due first',
  access: 'admin',
  query: z.object({
    state: z.preprocess(absentIfEmpty, oneOf('state', GRIEVANCE_FILTERS).optional()),
    ...pageQuery(),
    ...cursorQuery,
  }),
  reply: z.array(adminGrievanceSchema),
})

const grievanceCountsSchema = z
  .object({
    open: z.int(),
    acknowledged: z.int(),
    due: z.int().meta({ description: 'Of these, due within a day; at most 100 of a state' }),
    overdue: z.int().meta({ description: 'Of these, later than the law allows; likewise' }),
  })
  .meta({ id: 'GrievanceCounts' })

export type GrievanceCounts = z.infer<typeof grievanceCountsSchema>

export const countGrievances = endpoint('GET /api/admin/grievances/counts', {
  summary: 'How many complaints are open, due and overdue',
  access: 'admin',
  reply: grievanceCountsSchema,
})

export const changeGrievance = endpoint('PUT /api/admin/grievances/:number', {
  summary: 'Acknowledge, answer or resolve a complaint',
  access: 'admin',
  params: number,
  body: z
    .object({
      state: oneOf('state', GRIEVANCE_STATES),
      answer: optionalText('answer', 4000).nullish(),
      from: oneOf('from', GRIEVANCE_STATES).optional().meta({
        description: 'The state that it is based on; if it is another by now: changed_meanwhile',
      }),
      was: was.optional(),
    })
    .check(({ value, issues }) => {
      issues.push(...wasIssues(value))
    }),
  reply: adminGrievanceSchema,
  errors: ['not_found', 'changed_meanwhile'],
})

import * as z from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { time } from '../shared/field.ts'

/** Personal data that is deleted by age, in the order of deletion. */
export const RETENTION_KINDS = [
  'accounts',
  'orders',
  'photos',
  'complaints',
  'audit',
  'checkouts',
  'carts',
  'waiting',
  'waitingPhones',
  'subscribers',
  'mails',
] as const
export type RetentionKind = (typeof RETENTION_KINDS)[number]

/** The state of the shop's background work, for the admin who has to mend it. */
export const statusSchema = z
  .object({
    project: z.string(),
    deployed: z
      .object({ at: time, version: z.string() })
      .nullable()
      .meta({ description: 'null: never by `npm run deploy`, as on the local stack' }),
    exported: z
      .object({ at: time })
      .nullable()
      .meta({ description: 'The last whole backup: by `npm run shop -- export`, or downloaded' }),
    retention: z
      .object({ at: time, removed: z.partialRecord(z.enum(RETENTION_KINDS), z.int()) })
      .nullable()
      .meta({ description: 'When old personal data was last looked through, and how many went' }),
    instance: z.object({
      revision: z.string(),
      startedAt: time,
      products: z.int(),
      catalogSeconds: z.number().meta({ description: 'Since it last looked for changes' }),
      unreadable: z.array(z.string()).optional().meta({
        description: 'Ids of documents that it could not read whole, as those of a newer release',
      }),
    }),
    mails: z.object({
      waiting: z.int().meta({ description: 'Not yet accepted by the mail server' }),
      failed: z.int(),
    }),
    whatsapp: z
      .object({
        sent: z.int(),
        failed: z.int(),
        cost: z.number().optional().meta({ description: 'Rupees, of what was sent' }),
      })
      .optional()
      .meta({ description: 'Messages of this month; absent where none go out by themselves' }),
    migrations: z.object({
      done: z.int(),
      open: z.array(z.string()).meta({ description: 'Names of those that are not done' }),
    }),
  })
  .meta({ id: 'Status' })

export type Status = z.infer<typeof statusSchema>

export const getStatus = endpoint('GET /api/admin/status', {
  summary: "Last deploy and export, mails, migrations, and the age of this instance's caches",
  access: 'admin',
  reply: statusSchema,
})

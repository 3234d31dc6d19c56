import * as z from 'zod'
import { namesSchema } from '../products/names-schema.ts'
import { time } from '../shared/field.ts'
import { AUDIT_ACTIONS } from './rules.ts'

export const auditEntrySchema = z
  .object({
    _id: z.string(),
    at: time,
    by: z.object({ _id: z.string(), name: z.string() }),
    action: z.enum(AUDIT_ACTIONS),
    target: z.object({
      _id: z.string(),
      name: z.string().meta({ description: 'What it was called then' }),
      // The product's current name in other languages.
      ...namesSchema,
    }),
    changes: z
      .record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }))
      .meta({ description: 'By field, money in rupees; null where there was or is nothing' }),
    origin: z
      .object({ address: z.string(), agent: z.string() })
      .optional()
      .meta({ description: "Where a customer's answer by a link came from" }),
    batch: z.string().meta({ description: 'Shared by the entries of one bulk edit' }),
    undone: z.boolean().meta({ description: 'Taken back since' }),
  })
  .meta({ id: 'AuditEntry' })

export type AuditEntry = z.infer<typeof auditEntrySchema>

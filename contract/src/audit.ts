import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, queryText, time } from './field.ts'
import { pageQuery } from './paging.ts'

/** Admins' actions that are recorded. */
export const AUDIT_ACTIONS = [
  'product.created',
  'product.changed',
  'product.deleted',
  'image.uploaded',
  'image.deleted',
  'order.placed',
  'order.status_changed',
  'order.return_decided',
  'order.deleted',
  'review.hidden',
  'review.shown',
  'user.added',
  'user.changed',
  'user.password_reset',
  'user.deleted',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const auditEntrySchema = z
  .object({
    _id: z.string(),
    at: time,
    by: z.object({ _id: z.string(), name: z.string() }),
    action: z.enum(AUDIT_ACTIONS),
    target: z.object({
      _id: z.string(),
      name: z.string().meta({ description: 'What it was called then' }),
    }),
    changes: z
      .record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }))
      .meta({ description: 'By field, money in rupees; null where there was or is nothing' }),
    batch: z.string().meta({ description: 'Shared by the entries of one bulk edit' }),
    undone: z.boolean().meta({ description: 'Taken back since' }),
  })
  .meta({ id: 'AuditEntry' })

export type AuditEntry = z.infer<typeof auditEntrySchema>

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Who changed what, newest first; `after` the last entry of a page comes the next',
  access: 'admin',
  checkRevoked: true,
  query: z.object({
    after: queryText('after', 128).meta({ description: '_id of the last entry that was seen' }),
    target: queryText('target', 200).meta({ description: '_id of what was changed' }),
    batch: queryText('batch', 128),
    ...pageQuery(),
  }),
  reply: z.array(auditEntrySchema),
})

/** How many entries one undo call takes back; the caller repeats the call until none is left. */
export const UNDO_LIMIT = 100

export const undoEdits = endpoint({
  method: 'POST',
  path: '/api/admin/audit/undo',
  summary:
    'Take back edits of products: changed fields get their old value, created products are deleted',
  access: 'admin',
  checkRevoked: true,
  body: z.object({ batch: id('batch') }),
  reply: z.object({
    undone: z.int(),
    skipped: z
      .array(z.object({ name: z.string(), message: z.string() }))
      .meta({ description: 'What was changed again since, and is left as it is now' }),
    left: z.int().meta({ description: 'Entries for further calls' }),
  }),
  errors: ['not_found'],
})

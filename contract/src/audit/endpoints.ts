import * as z from 'zod'
import { plainReasonSchema } from '../reasons/schema.ts'
import { endpoint } from '../shared/endpoint.ts'
import { id, queryText } from '../shared/field.ts'
import { pageQuery } from '../shared/paging.ts'
import { auditEntrySchema } from './schema.ts'

export const listAudit = endpoint('GET /api/admin/audit', {
  summary: "Who changed what, newest first; for the next page, `after` is the last entry's id",
  access: 'admin',
  query: z.object({
    after: queryText('after', 128).meta({ description: '_id of the last entry that was seen' }),
    target: queryText('target', 200).meta({ description: '_id of what was changed' }),
    batch: queryText('batch', 128),
    by: queryText('by', 128).meta({ description: '_id of who did it' }),
    ...pageQuery(),
  }),
  reply: z.array(auditEntrySchema),
})

export const undoEdits = endpoint('POST /api/admin/audit/undo', {
  summary:
    'Undo edits of products, settings or pages: changed fields get their old values, created products are deleted',
  access: 'admin',
  body: z.object({ batch: id('batch') }),
  reply: z.object({
    undone: z.int(),
    skipped: z
      .array(plainReasonSchema.extend({ name: z.string() }))
      .meta({ description: 'What was changed again since, and is left as it is now' }),
    left: z.int().meta({ description: 'Entries for further calls' }),
  }),
  errors: ['not_found'],
})

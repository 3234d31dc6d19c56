import { reason } from '@bartan/contract/reasons/reasons'
import type { AuditEntry } from '@bartan/contract/audit/schema'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { invalidField } from '#domain/app-error.ts'

type Filter = { target: string | undefined; batch: string | undefined }

type Ports = {
  audit: {
    list: (
      filter: Filter,
      page: { after: string | undefined; skip: number; limit: number },
    ) => Promise<{ entries: AuditEntry[]; total: number } | undefined>
  }
}

type Wanted = Filter & { after?: string; limit?: number; page?: number }

export const auditService = ({ audit }: Ports) => ({
  list: async ({ after, limit = LIST_LIMIT, page = 1, ...filter }: Wanted) => {
    const list = await audit.list(filter, { after, skip: (page - 1) * limit, limit })
    if (!list) throw invalidField('after', reason('field_not_entry', { field: 'after' }))
    return { ...list, page, limit }
  },
})

export type AuditService = ReturnType<typeof auditService>

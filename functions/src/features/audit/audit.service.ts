import type { AuditEntry } from '@bartan/contract/audit'
import { LIST_LIMIT } from '@bartan/contract/catalog-options'
import { invalidField } from '../../app-error.ts'

type Filter = { target: string | undefined; batch: string | undefined }

type Ports = {
  audit: {
    list: (
      filter: Filter,
      page: { after: string | undefined; limit: number },
    ) => Promise<AuditEntry[] | undefined>
  }
}

export const auditService = ({ audit }: Ports) => ({
  list: async ({
    after,
    limit = LIST_LIMIT,
    ...filter
  }: Filter & { after?: string; limit?: number }): Promise<AuditEntry[]> => {
    const entries = await audit.list(filter, { after, limit })
    if (!entries) throw invalidField('after', 'after must be the _id of an entry')
    return entries
  },
})

export type AuditService = ReturnType<typeof auditService>

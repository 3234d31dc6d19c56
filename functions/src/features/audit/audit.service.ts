import { reason } from '@bartan/contract/reasons/reasons'
import type { AuditEntry } from '@bartan/contract/audit/schema'
import { namesToCopy } from '@bartan/contract/products/names'
import type { Named } from '@bartan/contract/products/names'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { invalidField } from '#domain/app-error.ts'

type Filter = { target?: string | undefined; batch?: string | undefined; by?: string | undefined }

type Ports = {
  audit: {
    list: (
      filter: Filter,
      page: { after: string | undefined; skip: number; limit: number },
    ) => Promise<{ entries: AuditEntry[]; total: number } | undefined>
  }
  /** Names of products, drafts included, as far as they are in memory. */
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, Named>>
}

type Wanted = Filter & {
  after?: string | undefined
  limit?: number | undefined
  page?: number | undefined
}

const isOfProduct = ({ action }: AuditEntry): boolean => action.startsWith('product.')

export const auditService = ({ audit, namesOf }: Ports) => ({
  list: async ({ after, limit = LIST_LIMIT, page = 1, ...filter }: Wanted) => {
    const list = await audit.list(filter, { after, skip: (page - 1) * limit, limit })
    if (!list) throw invalidField('after', reason('field_not_entry', { field: 'after' }))
    const names = await namesOf(list.entries.filter(isOfProduct).map(({ target }) => target._id))
    const entries = list.entries.map((entry) => ({
      ...entry,
      target: { ...entry.target, ...namesToCopy(names.get(entry.target._id) ?? {}) },
    }))
    return { ...list, entries, page, limit }
  },
})

export type AuditService = ReturnType<typeof auditService>

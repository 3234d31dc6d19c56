import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

const PAGE = 50

export type AuditFilter = { target: string; batch: string; by: string }

/** Newest first; the next page starts after the last entry seen. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: [...adminKey('audit'), filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/admin/audit',
        { query: { ...filter, after: pageParam, limit: String(PAGE) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?._id),
    // Admins open this page to see what was just done.
    staleTime: 0,
  })

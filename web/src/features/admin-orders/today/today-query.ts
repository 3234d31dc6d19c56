import { readQuery } from '#lib/api/read-query.ts'
import { adminKey } from '#lib/session/admin-key.ts'

export const todayQuery = () => ({
  ...readQuery(adminKey('today'), 'GET /api/admin/today'),
  staleTime: 0,
})

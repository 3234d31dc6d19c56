import { readQuery } from '#lib/api/read-query.ts'
import { adminKey } from '#lib/session/admin-key.ts'

export const statsQuery = () => readQuery(adminKey('stats'), 'GET /api/admin/stats')

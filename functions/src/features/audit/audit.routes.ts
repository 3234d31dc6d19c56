import { listAudit } from '@bartan/contract/audit/endpoints'
import { handle } from '#http/framework/route.ts'
import { setPagingHeaders } from '#http/reply/paging-headers.ts'
import type { AuditService } from './audit.service.ts'

export const auditRoutes = (audit: AuditService) => [
  handle(listAudit, async ({ query: { after, limit, page, ...filter }, req, res }) => {
    const { entries, ...paging } = await audit.list({ ...filter, after, limit, page })
    setPagingHeaders(req, res, paging)
    return entries
  }),
]

import { listAudit } from '@bartan/contract/audit/endpoints'
import { handle } from '#http/framework/route.ts'
import { tellPages } from '#http/reply/tell-pages.ts'
import type { AuditService } from './audit.service.ts'

export const auditRoutes = (audit: AuditService) => [
  handle(listAudit, async ({ query: { after, target, batch, limit, page }, req, res }) => {
    const { entries, ...paging } = await audit.list({ after, target, batch, limit, page })
    tellPages(req, res, paging)
    return entries
  }),
]

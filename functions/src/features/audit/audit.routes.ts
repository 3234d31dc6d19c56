import { listAudit } from '@bartan/contract/audit/endpoints'
import { handlePage } from '#http/framework/route.ts'
import type { AuditService } from './audit.service.ts'

export const auditRoutes = (audit: AuditService) => [
  handlePage(listAudit, ({ query }) => audit.list(query)),
]

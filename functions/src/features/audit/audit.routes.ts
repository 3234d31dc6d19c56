import { listAudit } from '@bartan/contract/audit'
import { handle } from '../../http/route.ts'
import type { AuditService } from './audit.service.ts'

export const auditRoutes = (audit: AuditService) => [
  handle(listAudit, ({ query: { after, target, batch, limit } }) =>
    audit.list({ after, target, batch, limit }),
  ),
]

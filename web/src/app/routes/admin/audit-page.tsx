import { PageHeader } from '../../../components/page-header.tsx'
import { AuditTrail } from '../../../features/admin-audit/components/audit-trail.tsx'

export const AuditPage = () => (
  <>
    <PageHeader title="Audit" />
    <AuditTrail />
  </>
)

import { PageHeader } from '#components/ui/page-header.tsx'
import { AuditTrail } from '#features/admin-audit/components/audit-trail.tsx'
import { copy } from './copy.ts'

export const AuditPage = () => (
  <>
    <PageHeader title={copy('audit')} />
    <AuditTrail />
  </>
)

import { PageHeader } from '../../../components/page-header.tsx'
import { ExportSubscribers } from '../../../features/admin-subscribers/components/export-subscribers.tsx'
import { Subscribers } from '../../../features/admin-subscribers/components/subscribers.tsx'

export const NewsletterPage = () => (
  <>
    <PageHeader title="Newsletter" aside={<ExportSubscribers />} />
    <Subscribers />
  </>
)

import { PageHeader } from '../../../components/page-header.tsx'
import { ExportSubscribers } from '../../../features/admin-subscribers/components/export-subscribers.tsx'
import { Subscribers } from '../../../features/admin-subscribers/components/subscribers.tsx'
import { copy } from './copy.ts'

export const NewsletterPage = () => (
  <>
    <PageHeader title={copy('newsletter')} aside={<ExportSubscribers />} />
    <Subscribers />
  </>
)

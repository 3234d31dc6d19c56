import { PageHeader } from '#components/ui/page-header.tsx'
import { ExportSubscribers } from '#features/admin-newsletter/components/export-subscribers.tsx'
import { Subscribers } from '#features/admin-newsletter/components/subscribers.tsx'
import { copy } from './copy.ts'

export const NewsletterPage = () => (
  <>
    <PageHeader title={copy('newsletter')} aside={<ExportSubscribers />} />
    <Subscribers />
  </>
)

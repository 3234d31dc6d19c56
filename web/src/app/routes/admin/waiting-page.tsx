import { PageHeader } from '#components/ui/page-header.tsx'
import { WaitingPhones } from '#features/admin-back-in-stock/components/waiting-phones.tsx'
import { copy } from './copy.ts'

export const WaitingPage = () => (
  <>
    <PageHeader title={copy('waiting')} />
    <WaitingPhones />
  </>
)

import { PageHeader } from '../../../components/page-header.tsx'
import { WaitingPhones } from '../../../features/admin-waiting/components/waiting-phones.tsx'
import { copy } from './copy.ts'

export const WaitingPage = () => (
  <>
    <PageHeader title={copy('waiting')} />
    <WaitingPhones />
  </>
)

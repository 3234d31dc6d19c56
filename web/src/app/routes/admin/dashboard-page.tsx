import { PageHeader } from '../../../components/page-header.tsx'
import { Dashboard } from '../../../features/admin-dashboard/components/dashboard.tsx'
import { copy } from './copy.ts'

export const DashboardPage = () => (
  <>
    <PageHeader title={copy('dashboard')} />
    <Dashboard />
  </>
)

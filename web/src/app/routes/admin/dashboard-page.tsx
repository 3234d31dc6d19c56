import { PageHeader } from '../../../components/page-header.tsx'
import { Dashboard } from '../../../features/admin-dashboard/components/dashboard.tsx'

export const DashboardPage = () => (
  <>
    <PageHeader title="Dashboard" />
    <Dashboard />
  </>
)

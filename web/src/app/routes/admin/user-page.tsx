import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { Heading } from '#components/ui/heading.tsx'
import { CustomerOrders } from '#features/admin-orders/components/customer-orders.tsx'
import { userQuery } from '#features/admin-users/api/user-queries.ts'
import { UserSummary } from '#features/admin-users/components/user-summary.tsx'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { SubPageHeader } from './sub-page-header.tsx'
import { useText } from './texts.ts'

export const UserPage = () => {
  const t = useText()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data, isError } = useQuery(userQuery(id))
  return (
    <>
      <SubPageHeader of="users" title={data?.user.name ?? t('user')} />
      <UserSummary id={id} onDeleted={() => navigate(paths.adminUsers)} />
      {!isError && (
        <>
          <Heading className={css({ mt: '8', mb: '4' })} size="card">
            {t('orders')}
          </Heading>
          <CustomerOrders userId={id} />
        </>
      )}
    </>
  )
}

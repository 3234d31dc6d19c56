import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { paths } from '#lib/paths.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { call } from '#lib/api/api-client.ts'
import { session } from '#lib/session/session.ts'
import { AdminsOnly } from '#app/guards.tsx'
import { AdminLayout } from '#app/layouts/admin-layout.tsx'
import { lazyPage } from '#app/lazy-page.ts'
import { copy } from './copy.ts'
import { AuditPage } from './audit-page.tsx'
import { DashboardPage } from './dashboard-page.tsx'
import { NewsletterPage } from './newsletter-page.tsx'
import { OrderPage } from './order-page.tsx'
import { OrdersPage } from './orders-page.tsx'
import { ProductsPage } from './products-page.tsx'
import { ReviewsPage } from './reviews-page.tsx'
import { UserPage } from './user-page.tsx'
import { UsersPage } from './users-page.tsx'
import { WaitingPage } from './waiting-page.tsx'

// Forms bring the contract's schemas along, and the bulk edit a CSV reader, so they load on demand.
const CreateProductPage = lazyPage(() => import('./create-product-page.tsx'), 'CreateProductPage')
const EditProductPage = lazyPage(() => import('./edit-product-page.tsx'), 'EditProductPage')
const PhoneOrderPage = lazyPage(() => import('./phone-order-page.tsx'), 'PhoneOrderPage')
const BulkEditPage = lazyPage(() => import('./bulk-edit-page.tsx'), 'BulkEditPage')

/** The role that the browser remembers may be out of date; if it is, the server's answer leads out of here. */
const useCurrentRole = () => {
  const { data: user } = useQuery({
    queryKey: adminKey('me'),
    queryFn: ({ signal }) => call('GET /api/users/profile', {}, { signal }),
  })
  useEffect(() => {
    if (user && user.role !== 'admin' && session.read().user?._id === user._id)
      session.changeUser(user)
  }, [user])
}

const NoPage = () => (
  <>
    <PageTitle>{copy('notFound')}</PageTitle>
    <EmptyState
      as="h1"
      title={copy('noSuchPage')}
      icon={<SearchX size={32} strokeWidth={1.5} />}
      action={<ButtonLink to={paths.admin}>{copy('toDashboard')}</ButtonLink>}
    />
  </>
)

export const AdminArea = () => {
  useCurrentRole()
  return (
    <Routes>
      <Route element={<AdminLayout />}>
        <Route index element={<DashboardPage />} />
        <Route element={<AdminsOnly />}>
          <Route path="users" element={<UsersPage />} />
          <Route path="users/:id" element={<UserPage />} />
          <Route path="orders" element={<OrdersPage />} />
          <Route path="orders/new" element={<PhoneOrderPage />} />
          <Route path="orders/:id" element={<OrderPage />} />
        </Route>
        <Route path="products" element={<ProductsPage />} />
        <Route path="products/bulk" element={<BulkEditPage />} />
        <Route path="products/:id/edit" element={<EditProductPage />} />
        <Route path="create-product" element={<CreateProductPage />} />
        <Route path="reviews" element={<ReviewsPage />} />
        <Route path="waiting" element={<WaitingPage />} />
        <Route path="newsletter" element={<NewsletterPage />} />
        <Route path="audit" element={<AuditPage />} />
        <Route path="*" element={<NoPage />} />
      </Route>
    </Routes>
  )
}

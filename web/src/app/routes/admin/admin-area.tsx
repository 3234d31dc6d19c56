import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { adminKey } from '#lib/session/admin-key.ts'
import { call } from '#lib/api/api-client.ts'
import { session } from '#lib/session/session.ts'
import { PackersToOrders, StaffOnly } from '#app/routes/guards.tsx'
import { AdminLayout } from '#app/layouts/admin/admin-layout.tsx'
import { Users } from '#features/admin-users/components/users.tsx'
import { Orders } from '#features/admin-orders/list/orders.tsx'
import { ReturnsQueue } from '#features/admin-orders/returns/returns-queue.tsx'
import { Cash } from '#features/admin-cash/components/cash.tsx'
import { Products } from '#features/admin-products/components/products.tsx'
import { ProductsActions } from '#features/admin-products/components/products-actions.tsx'
import { Reviews } from '#features/admin-reviews/components/reviews.tsx'
import { Grievances } from '#features/admin-grievances/components/grievances.tsx'
import { WaitingPhones } from '#features/admin-back-in-stock/components/waiting-phones.tsx'
import { Subscribers } from '#features/admin-newsletter/components/subscribers.tsx'
import { ExportSubscribers } from '#features/admin-newsletter/components/export-subscribers.tsx'
import { ShopStatus } from '#features/admin-status/components/status.tsx'
import { AuditTrail } from '#features/admin-audit/components/audit-trail.tsx'
import { ContentPages } from '#features/admin-pages/components/content-pages.tsx'
import { ContentPageForm } from './content-pages.tsx'
import { DashboardPage } from './dashboard-page.tsx'
import { BulkEditPage, CreateProductPage, EditProductPage, PhoneOrderPage } from './form-pages.tsx'
import { AddUserLink, ListPage, NewOrderLink } from './list-page.tsx'
import { NoPage } from './no-page.tsx'
import { CompliancePage, GstPage } from './law-pages.tsx'
import { OrderPage } from './order-page.tsx'
import { PreviewPage } from './preview-page.tsx'
import { SettingsPage, TopicPage } from './settings-pages.tsx'
import { UserPage } from './user-page.tsx'

/** The role that the browser remembers may be out of date; if it is, the server's answer leads out of here. */
const useCurrentRole = () => {
  const { data: user } = useQuery({
    queryKey: adminKey('me'),
    queryFn: ({ signal }) => call('GET /api/users/profile', {}, { signal }),
  })
  useEffect(() => {
    const known = session.read().user
    if (user && known?._id === user._id && known.role !== user.role) session.changeUser(user)
  }, [user])
}

export const AdminArea = () => {
  useCurrentRole()
  return (
    <Routes>
      <Route
        element={
          <PackersToOrders>
            <AdminLayout />
          </PackersToOrders>
        }
      >
        <Route index element={<DashboardPage />} />
        <Route element={<StaffOnly />}>
          <Route
            path="users"
            element={<ListPage title="users" Content={Users} Aside={AddUserLink} />}
          />
          <Route path="users/:id" element={<UserPage />} />
          <Route
            path="orders"
            element={<ListPage title="orders" Content={Orders} Aside={NewOrderLink} />}
          />
          <Route path="returns" element={<ListPage title="returns" Content={ReturnsQueue} />} />
          <Route path="cash" element={<ListPage title="cash" Content={Cash} />} />
          <Route path="orders/new" element={<PhoneOrderPage />} />
          <Route path="orders/:id" element={<OrderPage />} />
        </Route>
        <Route
          path="products"
          element={<ListPage title="products" Content={Products} Aside={ProductsActions} />}
        />
        <Route path="products/bulk" element={<BulkEditPage />} />
        <Route path="products/:id/edit" element={<EditProductPage />} />
        <Route path="products/:id/preview" element={<PreviewPage />} />
        <Route path="create-product" element={<CreateProductPage />} />
        <Route path="gst" element={<GstPage />} />
        <Route path="compliance" element={<CompliancePage />} />
        <Route path="reviews" element={<ListPage title="reviews" Content={Reviews} />} />
        <Route path="grievances" element={<ListPage title="grievances" Content={Grievances} />} />
        <Route path="waiting" element={<ListPage title="waiting" Content={WaitingPhones} />} />
        <Route
          path="newsletter"
          element={<ListPage title="newsletter" Content={Subscribers} Aside={ExportSubscribers} />}
        />
        <Route path="status" element={<ListPage title="status" Content={ShopStatus} />} />
        <Route path="audit" element={<ListPage title="audit" Content={AuditTrail} />} />
        <Route path="pages" element={<ListPage title="pages" Content={ContentPages} />} />
        <Route path="pages/:slug" element={<ContentPageForm />} />
        <Route path="settings" element={<SettingsPage />} />
        <Route path="settings/:topic" element={<TopicPage />} />
        <Route path="*" element={<NoPage />} />
      </Route>
    </Routes>
  )
}

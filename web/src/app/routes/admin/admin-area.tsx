import { ADMIN_PATHS } from '@bartan/contract/pages/page-paths'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, Route, Routes, useSearchParams } from 'react-router-dom'
import { AdminLayout } from '#app/layouts/admin/admin-layout.tsx'
import { AuditTrail } from '#features/admin-audit/components/audit-trail.tsx'
import { WaitingPhones } from '#features/admin-back-in-stock/components/waiting-phones.tsx'
import { Cash } from '#features/admin-cash/components/cash.tsx'
import { Grievances } from '#features/admin-grievances/components/grievances.tsx'
import { ExportSubscribers } from '#features/admin-newsletter/components/export-subscribers.tsx'
import { Subscribers } from '#features/admin-newsletter/components/subscribers.tsx'
import { Offers } from '#features/admin-offers/components/offers.tsx'
import { OpenDesk } from '#features/admin-orders/list/open-desk.tsx'
import { Orders } from '#features/admin-orders/list/orders.tsx'
import { ReturningParcels } from '#features/admin-orders/returns/returning-parcels.tsx'
import { ReturnsQueue } from '#features/admin-orders/returns/returns-queue.tsx'
import { ContentPages } from '#features/admin-pages/components/content-pages.tsx'
import { ProductsActions } from '#features/admin-products/components/products-actions.tsx'
import { Products } from '#features/admin-products/components/products.tsx'
import { Reminders } from '#features/admin-reminders/components/reminders.tsx'
import { Reviews } from '#features/admin-reviews/components/reviews.tsx'
import { RefusedParcels } from '#features/admin-stats/components/refused-parcels.tsx'
import { VitalsPanel } from '#features/admin-stats/components/vitals.tsx'
import { ShopStatus } from '#features/admin-status/status.tsx'
import { PasswordRequests } from '#features/admin-users/components/password-requests.tsx'
import { Users } from '#features/admin-users/components/users.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { session, useUser } from '#lib/session/session.ts'
import { grid } from '#styled-system/patterns'
import { ContentPageForm, OfferPage, OrderPage, UserPage } from './content-pages.tsx'
import { DashboardPage } from './dashboard-page.tsx'
import {
  CreateProductPage,
  EditProductPage,
  ImportAndExport,
  PhoneOrderPage,
} from './form-pages.tsx'
import { KeepToOwnArea, StaffOnly } from './guards.tsx'
import {
  Backup,
  BulkEdit,
  ChangePrices,
  Collections,
  Compliance,
  Feeds,
  Gst,
  Heads,
  ReceivedGoods,
  Reports,
  Searches,
} from './lazy-parts.ts'
import {
  AddUserLink,
  ListPage,
  NewOfferLink,
  NewOrderLink,
  type ListPageProps,
} from './list-page.tsx'
import { NoPage } from './no-page.tsx'
import { PreviewPage } from './preview-page.tsx'
import { SettingsPage, TopicPage } from './settings-pages.tsx'

/** The stored role may be outdated; the server's answer then redirects. */
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

/** Bookmarks may name the old filter for open returns, which now has its own page. */
const OrdersOrReturns = () => {
  const [search] = useSearchParams()
  if (search.get('returns') === 'open') return <Navigate to={adminPaths.returns} replace />
  // Links into the admin area may have query parameters; only without any is the open view chosen.
  if (search.size === 0) return <ListPage title="orders" Content={OpenDesk} Aside={NewOrderLink} />
  return <ListPage title="orders" Content={Orders} Aside={NewOrderLink} />
}

const styles = { stack: grid({ gap: '5', gridTemplateColumns: '1' }) }

/** Packers see the parcels alone. */
const ComingBack = () => (
  <div className={styles.stack}>
    <ReturningParcels />
    {useUser()?.role === 'admin' && <RefusedParcels />}
  </div>
)

const StatusAndSpeed = () => (
  <div className={styles.stack}>
    <ShopStatus />
    <VitalsPanel />
  </div>
)

/** A title and one part of a feature; the page's address and its title have the same name. */
const listPage = (
  name: keyof typeof ADMIN_PATHS & ListPageProps['title'],
  Content: ListPageProps['Content'],
  more?: Pick<ListPageProps, 'of' | 'about' | 'Aside'>,
) => (
  <Route path={ADMIN_PATHS[name]} element={<ListPage title={name} Content={Content} {...more} />} />
)

export const ADMIN_ROUTES = (
  <Route
    element={
      <KeepToOwnArea>
        <AdminLayout />
      </KeepToOwnArea>
    }
  >
    <Route index element={<DashboardPage />} />
    <Route element={<StaffOnly />}>
      {listPage('users', Users, { Aside: AddUserLink })}
      <Route path={ADMIN_PATHS.user} element={<UserPage />} />
      {listPage('passwordRequests', PasswordRequests)}
      <Route path={ADMIN_PATHS.orders} element={<OrdersOrReturns />} />
      {listPage('returns', ReturnsQueue)}
      {listPage('cash', Cash)}
      {/* Bookmarks may name the page of parcels' payments, which are on the one page of cash. */}
      <Route path="cash/parcels" element={<Navigate to={adminPaths.cash} replace />} />
      <Route path={ADMIN_PATHS.newOrder} element={<PhoneOrderPage />} />
      {listPage('comingBack', ComingBack, { of: 'orders' })}
      <Route path={ADMIN_PATHS.order} element={<OrderPage />} />
    </Route>
    {listPage('products', Products, { Aside: ProductsActions })}
    {listPage('bulkEdit', BulkEdit, { of: 'products', about: 'bulkAbout' })}
    {listPage('prices', ChangePrices, { of: 'products', about: 'pricesAbout' })}
    {listPage('importProducts', ImportAndExport, { of: 'products', about: 'importAbout' })}
    <Route path={ADMIN_PATHS.editProduct} element={<EditProductPage />} />
    <Route path={ADMIN_PATHS.previewProduct} element={<PreviewPage />} />
    <Route path={ADMIN_PATHS.createProduct} element={<CreateProductPage />} />
    {listPage('received', ReceivedGoods, { about: 'receivedAbout' })}
    {listPage('reports', Reports, { about: 'reportsAbout' })}
    <Route
      path={ADMIN_PATHS.report}
      element={<ListPage title="reports" about="reportsAbout" Content={Reports} />}
    />
    {listPage('offers', Offers, { Aside: NewOfferLink })}
    <Route path={ADMIN_PATHS.newOffer} element={<OfferPage />} />
    <Route path={ADMIN_PATHS.offer} element={<OfferPage />} />
    {listPage('gst', Gst, { about: 'gstAbout' })}
    {listPage('compliance', Compliance, { about: 'complianceAbout' })}
    {listPage('heads', Heads, { about: 'headsAbout' })}
    {listPage('collections', Collections, { about: 'collectionsAbout' })}
    {listPage('feeds', Feeds, { about: 'feedsAbout' })}
    {listPage('searches', Searches)}
    {listPage('reviews', Reviews)}
    {listPage('grievances', Grievances)}
    {listPage('waiting', WaitingPhones)}
    {listPage('newsletter', Subscribers, { Aside: ExportSubscribers })}
    {listPage('reminders', Reminders)}
    {listPage('status', StatusAndSpeed)}
    {listPage('backup', Backup, { about: 'backupAbout' })}
    {listPage('audit', AuditTrail)}
    {listPage('pages', ContentPages)}
    <Route path={ADMIN_PATHS.page} element={<ContentPageForm />} />
    <Route path={ADMIN_PATHS.settings} element={<SettingsPage />} />
    <Route path={ADMIN_PATHS.settingsTopic} element={<TopicPage />} />
    <Route path="*" element={<NoPage />} />
  </Route>
)

export const AdminArea = () => {
  useCurrentRole()
  return <Routes>{ADMIN_ROUTES}</Routes>
}

import { PAGE_PATHS } from '@bartan/contract/pages/page-paths'
import { Suspense, type ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { useServedAddress } from '#app/hydration/use-served-address.ts'
import { ErrorBoundary } from '#app/layouts/error-boundary.tsx'
import { ShopLayout } from '#app/layouts/shop/shop-layout.tsx'
import { Container } from '#components/ui/elements.tsx'
import { LoadingText } from '#components/ui/loading/loading-text.tsx'
import { SessionExpiryRedirect } from '#features/users/components/session-expiry-redirect.tsx'
import { WishlistSync } from '#features/wishlist/components/wishlist-sync.tsx'
import { useOverlaySteps } from '#lib/browser/overlays.ts'
import { useMissedBack } from '#lib/browser/use-missed-back.ts'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { RequireStaff, RequireUser } from './guards.tsx'
import * as pages from './pages.ts'

/** `/collection/{x}` (singular, from the featured banner) redirects to `/collections/{x}` and keeps the query. */
const SingularCollection = () => {
  const { collection } = useParams()
  const { search } = useLocation()
  return <Navigate to={paths.collection({}, collection) + search} replace />
}

/** For pages outside the shop's layout, which has its own fallback. */
const PageBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary>
    <Suspense
      fallback={
        <Container className={css({ py: '10' })}>
          <LoadingText />
        </Container>
      }
    >
      {children}
    </Suspense>
  </ErrorBoundary>
)

const ServedAddress = () => {
  useServedAddress()
  return null
}

const HistorySteps = () => {
  useMissedBack()
  useOverlaySteps()
  return null
}

/**
 * Pages are declared in the contract (pages/page-paths.ts). Those that many visits start or continue with have their
 * route here; others are in other-pages.tsx or admin/admin-area.tsx.
 */
export const ROUTES = (
  <>
    <Route element={<ShopLayout />}>
      <Route path={PAGE_PATHS.home} element={<pages.HomePage />} />
      <Route path={PAGE_PATHS.login} element={<pages.LoginPage />} />
      <Route path={PAGE_PATHS.register} element={<pages.RegisterPage />} />
      <Route element={<RequireUser />}>
        <Route path={PAGE_PATHS.profile} element={<pages.ProfilePage />} />
      </Route>
      <Route path={PAGE_PATHS.collections} element={<Navigate to={paths.collection()} replace />} />
      <Route path={PAGE_PATHS.collection} element={<pages.CollectionPage />} />
      <Route path={PAGE_PATHS.featured} element={<SingularCollection />} />
      <Route path={PAGE_PATHS.product} element={<pages.ProductPage />} />
      <Route path={PAGE_PATHS.cart} element={<pages.CartPage />} />
      <Route path={PAGE_PATHS.checkout} element={<pages.CheckoutPage />} />
      <Route path={PAGE_PATHS.orderConfirmation} element={<pages.OrderConfirmationPage />} />
      <Route path="*" element={<pages.OtherPages />} />
    </Route>
    <Route element={<RequireStaff />}>
      <Route
        path={`${PAGE_PATHS.admin}/*`}
        element={
          <PageBoundary>
            <pages.AdminArea />
          </PageBoundary>
        }
      />
    </Route>
    <Route
      path={PAGE_PATHS.invoice}
      element={
        <PageBoundary>
          <pages.InvoicePage />
        </PageBoundary>
      }
    />
  </>
)

export const Pages = () => (
  <>
    <ServedAddress />
    <Routes>{ROUTES}</Routes>
    <HistorySteps />
    <SessionExpiryRedirect />
    <WishlistSync />
  </>
)

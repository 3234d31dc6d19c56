import { Suspense } from 'react'
import { CONTENT_SLUGS, contentPath } from '@bartan/contract/content/content'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { Container } from '#components/ui/elements.tsx'
import { LoadingText } from '#components/ui/loading/loading-text.tsx'
import { paths } from '#lib/paths.ts'
import { SessionExpiryRedirect } from '#features/users/components/session-expiry-redirect.tsx'
import { WishlistSync } from '#features/wishlist/components/wishlist-sync.tsx'
import { useOverlaySteps } from '#lib/browser/overlays.ts'
import { ErrorBoundary } from '#app/layouts/error-boundary.tsx'
import { RequireStaff, RequireUser } from './guards.tsx'
import { ShopLayout } from '#app/layouts/shop/shop-layout.tsx'
import * as pages from './pages.ts'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

const styles = {
  container: css({ py: '10' }),
}

/** `/collection/{x}` (singular, from the featured banner) redirects to `/collections/{x}`, keeping the query. */
const SingularCollection = () => {
  const { collection } = useParams()
  const { search } = useLocation()
  return <Navigate to={paths.collection({}, collection) + search} replace />
}

/** For pages outside the shop's layout, which has a fallback of its own. */
const PageBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary>
    <Suspense
      fallback={
        <Container className={styles.container}>
          <LoadingText />
        </Container>
      }
    >
      {children}
    </Suspense>
  </ErrorBoundary>
)

const OverlaySteps = () => {
  useOverlaySteps()
  return null
}

export const Pages = () => (
  <>
    <Routes>
      <Route element={<ShopLayout />}>
        <Route path="/" element={<pages.HomePage />} />
        <Route path="/login" element={<pages.LoginPage />} />
        <Route path="/register" element={<pages.RegisterPage />} />
        <Route element={<RequireUser />}>
          <Route path="/profile" element={<pages.ProfilePage />} />
        </Route>
        <Route path="/collections" element={<Navigate to={paths.collection()} replace />} />
        <Route path="/collections/:collection" element={<pages.CollectionPage />} />
        <Route path="/collection/:collection" element={<SingularCollection />} />
        <Route path="/product/:id" element={<pages.ProductPage />} />
        <Route path="/checkout" element={<pages.CheckoutPage />} />
        <Route path="/order-confirmation" element={<pages.OrderConfirmationPage />} />
        <Route path="/order/:id" element={<pages.OrderPage />} />
        <Route path="/wishlist" element={<pages.WishlistPage />} />
        <Route path="/my-orders" element={<pages.MyOrdersPage />} />
        <Route path={paths.confirmEmail} element={<pages.ConfirmEmailPage />} />
        <Route path={paths.unsubscribe} element={<pages.UnsubscribePage />} />
        {CONTENT_SLUGS.map((slug) => (
          <Route key={slug} path={contentPath(slug)} element={<pages.InfoPage />} />
        ))}
        <Route path={paths.grievances} element={<pages.GrievancesPage />} />
        <Route path="*" element={<pages.NotFoundPage />} />
      </Route>
      <Route element={<RequireStaff />}>
        <Route
          path="/admin/*"
          element={
            <PageBoundary>
              <pages.AdminArea />
            </PageBoundary>
          }
        />
      </Route>
      {pages.StylePage && (
        <Route
          path="/style"
          element={
            <PageBoundary>
              <pages.StylePage />
            </PageBoundary>
          }
        />
      )}
      <Route
        path="/order/:id/invoice"
        element={
          <PageBoundary>
            <pages.InvoicePage />
          </PageBoundary>
        }
      />
    </Routes>
    <OverlaySteps />
    <SessionExpiryRedirect />
    <WishlistSync />
  </>
)

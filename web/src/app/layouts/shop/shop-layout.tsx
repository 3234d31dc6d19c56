import { startTransition, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { LoadingText } from '#components/ui/loading/loading-text.tsx'
import { Container } from '#components/ui/elements.tsx'
import { Reused } from '#components/ui/reused.tsx'
import { lazyPart } from '#components/ui/loading/lazy-part.tsx'
import { LazyExtra, LazyOverlay } from '#components/ui/loading/load-boundary.tsx'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { mayPrefetch } from '#lib/browser/may-prefetch.ts'
import { paths } from '#lib/paths.ts'
import { cartDrawer, useCartDrawerOpen } from '#features/cart/drawer-state.ts'
import { ErrorBoundary } from '#app/layouts/error-boundary.tsx'
import { preloadPage } from '#app/routes/pages.ts'
import { useText } from '#app/layouts/texts.ts'
import { Header } from './header.tsx'
import { SkipLink } from '#app/layouts/skip-link.tsx'
import { QuickAddOnDemand } from './quick-add-on-demand.tsx'
import { TopBanner } from './top-banner.tsx'
import { MAIN_ID, usePageChange } from '#app/layouts/use-page-change.ts'
import { css } from '#styled-system/css'

const styles = {
  loading: css({ py: '10' }),
  main: css({ minH: '100vh' }),
}

const Footer = lazyPart(async () => (await import('./footer.tsx')).Footer)

const CartDrawer = lazyExport(
  () => import('#features/cart/components/cart-drawer.tsx'),
  'CartDrawer',
)

const LoadedLater = lazyExport(() => import('./loaded-later.tsx'), 'LoadedLater')

const PrefetchOnIntent = lazyExport(
  () => import('#app/prefetch/create-prefetch.ts'),
  'PrefetchOnIntent',
)

/** By then the page is interactive. */
const LATER_MS = 1000

/** The pages that most presses lead to. */
const NEXT_PAGES = [paths.collection(), paths.product('any')]

/** Once the page shows everything: nothing on a first visit waits for it. */
const AfterLoad = ({ pathname }: { pathname: string }) => {
  const [isLoaded, setLoaded] = useState(false)
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    let timer = 0
    const wait = () => {
      setLoaded(true)
      timer = window.setTimeout(() => {
        setLater(true)
        // So that the first press of a product, a category or the cart finds its code there.
        for (const path of NEXT_PAGES) preloadPage(path)
        CartDrawer.preload()
      }, LATER_MS)
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait)
    return () => {
      clearTimeout(timer)
      removeEventListener('load', wait)
    }
  }, [])
  return (
    <>
      {isLoaded && mayPrefetch() && (
        <LazyExtra>
          <PrefetchOnIntent key={pathname} />
        </LazyExtra>
      )}
      {isLater && (
        <LazyExtra>
          <LoadedLater />
        </LazyExtra>
      )}
    </>
  )
}

/** Loaded when the cart is first opened, and kept from then on, so that it can slide out. */
const CartDrawerOnDemand = () => {
  const isOpen = useCartDrawerOpen()
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return (
    wasOpened && (
      <LazyOverlay isOpen={isOpen} onClose={cartDrawer.close}>
        <CartDrawer />
      </LazyOverlay>
    )
  )
}

/**
 * The key of the boundary around the page: another one only if the address has changed before the server's page was
 * hydrated, which React would take for that other page.
 */
const usePageBoundary = (pathname: string) => {
  const [servedAt] = useState(pathname)
  const [isHydrated, setHydrated] = useState(false)
  const [isOutdated, setOutdated] = useState(false)
  if (!isHydrated && !isOutdated && pathname !== servedAt) setOutdated(true)
  const markHydrated = useCallback(() => startTransition(() => setHydrated(true)), [])
  return { key: isOutdated ? 'new' : 'served', markHydrated }
}

const HydrationEffect = ({ onHydrated }: { onHydrated: () => void }) => {
  useEffect(onHydrated, [onHydrated])
  return null
}

/** Until the page's code is there, and without the footer, which the page would push away when it comes. */
const PageLoading = ({ onChange }: { onChange: (isLoading: boolean) => void }) => {
  useLayoutEffect(() => {
    onChange(true)
    return () => onChange(false)
  }, [onChange])
  return (
    <Container className={styles.loading}>
      <LoadingText />
    </Container>
  )
}

/** Header, page and footer: the frame of every shopper route (spec §2). */
export const ShopLayout = () => {
  const t = useText()
  const { pathname } = useLocation()
  usePageChange()
  const boundary = usePageBoundary(pathname)
  const [isLoading, setLoading] = useState(false)
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{t('skip')}</SkipLink>
      <Reused name="header">
        <TopBanner />
        <Header />
      </Reused>
      <AfterLoad pathname={pathname} />
      {/* Tall from the start, so that the footer does not appear and jump while a page loads. */}
      <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
        {/* It stays while the address changes, and so does the old page until the next one's code is there. */}
        <Suspense key={boundary.key} fallback={<PageLoading onChange={setLoading} />}>
          {/* A new filter or sort order is not a new page. */}
          <ErrorBoundary key={pathname}>
            <Outlet />
          </ErrorBoundary>
          <HydrationEffect onHydrated={boundary.markHydrated} />
        </Suspense>
      </main>
      <div hidden={isLoading}>
        <Reused name="footer">
          <Footer />
        </Reused>
      </div>
      <CartDrawerOnDemand />
      <QuickAddOnDemand />
    </>
  )
}

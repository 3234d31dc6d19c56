import { startTransition, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '#app/layouts/error-boundary.tsx'
import { useText } from '#app/layouts/texts.ts'
import { MAIN_ID, usePageChange } from '#app/layouts/use-page-change.ts'
import { preloadPage } from '#app/routes/pages.ts'
import { Container, Skeleton } from '#components/ui/elements.tsx'
import { lazyPart } from '#components/ui/loading/lazy-part.tsx'
import { LazyExtra, LazyOverlay } from '#components/ui/loading/load-boundary.tsx'
import { LoadingText } from '#components/ui/loading/loading-text.tsx'
import { ServerCached } from '#components/ui/server-cached.tsx'
import { SkipLink } from '#components/ui/skip-link.tsx'
import { cartDrawer, useCartDrawerOpen } from '#features/cart/drawer-state.ts'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { mayPrefetch } from '#lib/browser/may-prefetch.ts'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { Header } from './header.tsx'
import { QuickAddOnDemand } from './quick-add-on-demand.tsx'
import { TopBanner } from './top-banner.tsx'

const styles = {
  loading: grid({
    gap: '5',
    py: '8',
    '& > span': { h: '24', borderRadius: 'lg' },
    '& > span:first-of-type': { h: '10', w: '48%' },
  }),
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

/** The page is interactive by then. */
const LATER_MS = 1000

/** Pages that most links lead to. */
const NEXT_PAGES = [paths.collection(), paths.product('any')]

/** From here people go on where the form leads. */
const FORM_PAGES: ReadonlySet<string> = new Set([paths.login(), paths.register(), paths.checkout])

/** Mounted after the page shows everything, so that a first visit doesn't wait for it. */
const AfterLoad = ({ pathname }: { pathname: string }) => {
  const [isLoaded, setLoaded] = useState(false)
  const [isLater, setLater] = useState(false)
  const isForm = FORM_PAGES.has(pathname)
  useEffect(() => {
    let timer = 0
    const wait = () => {
      setLoaded(true)
      timer = window.setTimeout(() => {
        setLater(true)
        if (isForm) return
        // Preloads the code of the most likely next pages.
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
  }, [isForm])
  return (
    <>
      {isLoaded && !isForm && mayPrefetch() && (
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

/** Loaded when the cart is first opened, and kept afterwards, for the closing animation. */
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
 * Key of the Suspense boundary around the page. It changes only if the address changed before hydration, because
 * React would then hydrate the server's page as the new one.
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

/** Shown until the page's code has loaded; hides the footer, which the page would push away. */
const PageLoading = ({ onChange }: { onChange: (isLoading: boolean) => void }) => {
  useLayoutEffect(() => {
    onChange(true)
    return () => onChange(false)
  }, [onChange])
  return (
    <Container className={styles.loading}>
      <LoadingText look="hidden" />
      {[0, 1, 2, 3].map((block) => (
        <Skeleton key={block} />
      ))}
    </Container>
  )
}

/** The layout of every shopper route (spec §2): header, page and footer. */
export const ShopLayout = () => {
  const t = useText()
  const { pathname } = useLocation()
  usePageChange()
  const boundary = usePageBoundary(pathname)
  const [isLoading, setLoading] = useState(false)
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{t('skip')}</SkipLink>
      <ServerCached name="header">
        <TopBanner />
        <Header />
      </ServerCached>
      <AfterLoad pathname={pathname} />
      {/* Full height from the start, so that the footer doesn't shift while a page loads. */}
      <main className={css({ minH: '100vh' })} id={MAIN_ID} tabIndex={-1}>
        {/* The boundary stays when the address changes, so the old page is shown until the next one's code has
           loaded. */}
        <Suspense key={boundary.key} fallback={<PageLoading onChange={setLoading} />}>
          {/* A new filter or sort order isn't a new page. */}
          <ErrorBoundary key={pathname}>
            <Outlet />
          </ErrorBoundary>
          <HydrationEffect onHydrated={boundary.markHydrated} />
        </Suspense>
      </main>
      <div hidden={isLoading}>
        <ServerCached name="footer">
          <Footer />
        </ServerCached>
      </div>
      <CartDrawerOnDemand />
      <QuickAddOnDemand />
    </>
  )
}

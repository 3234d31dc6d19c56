import { Menu } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { OfflineBar } from '#app/layouts/connection/offline-bar.tsx'
import { useReconnect } from '#app/layouts/connection/use-reconnect.ts'
import { ErrorBoundary } from '#app/layouts/error-boundary.tsx'
import { Logo } from '#app/layouts/logo.tsx'
import { useFocusFallback } from '#app/layouts/use-focus-fallback.ts'
import { MAIN_ID, usePageChange } from '#app/layouts/use-page-change.ts'
import { useText } from '#app/routes/admin/texts.ts'
import { IconButton } from '#components/ui/elements.tsx'
import { LoadingText } from '#components/ui/loading/loading-text.tsx'
import { Drawer } from '#components/ui/overlay/drawer.tsx'
import { SkipLink } from '#components/ui/skip-link.tsx'
import { OrderWatch } from '#features/admin-orders/today/order-watch.tsx'
import { limitCalls } from '#lib/api/limit-calls.ts'
import { useIsOffline } from '#lib/offline/connection.ts'
import { cacheResponses } from '#lib/offline/response-cache.ts'
import { css } from '#styled-system/css'
import { flex } from '#styled-system/patterns'
import { AdminSidebar } from './admin-sidebar.tsx'

const STAFF_MANIFEST = '/manifest.staff.webmanifest'
/** Starts after the page's own requests. */
const WORKER_DELAY_MS = 3000

/** Makes the admin area installable on a phone as a separate app that can receive shared messages. */
const useStaffApp = (): void => {
  useEffect(() => {
    const link = document.querySelector('link[rel="manifest"]')
    const before = link?.getAttribute('href')
    link?.setAttribute('href', STAFF_MANIFEST)
    return () => {
      if (before) link?.setAttribute('href', before)
    }
  }, [])
  useEffect(() => {
    // In development, modules would change under the service worker.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const timer = setTimeout(() => {
      import('../connection/register-service-worker.ts').then(
        // A newer version takes over when all tabs are closed, which is also the browser's default.
        ({ registerServiceWorker }) => registerServiceWorker(() => undefined),
        () => undefined,
      )
    }, WORKER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: { base: '1', lg: '232px minmax(0, 1fr)' },
    alignItems: 'start',
    _print: { display: 'block' },
  }),
  side: css({
    display: { base: 'none', lg: 'block' },
    position: 'sticky',
    top: '0',
    h: '100dvh',
    overflowY: 'auto',
    px: '3',
    py: '4',
    color: 'white',
    bg: 'teal.night',
    _print: { display: 'none' },
  }),
  topBar: css({
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    gap: '2',
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    px: '2',
    minH: '14',
    color: 'white',
    bg: 'teal.night',
    _print: { display: 'none' },
  }),
  main: css({
    w: 'full',
    maxW: '1280px',
    mx: 'auto',
    px: { base: '4', md: '6', xl: '8' },
    pb: '16',
    '& h1': { fontSize: 'figure' },
    '& a': { lgDown: { display: 'inline-flex', alignItems: 'center', minH: 'tap', minW: 'tap' } },
    '& summary': { lgDown: { minH: 'tap', alignContent: 'center' } },
    _print: { p: '0', maxW: 'none' },
  }),
}

/** Shows when the shop can't be reached, and reloads the data when it can. */
const Connection = () => {
  const t = useText()
  const isOffline = useIsOffline()
  useReconnect(isOffline)
  // Tells the connection status whether each call was answered.
  useEffect(cacheResponses, [])
  useEffect(limitCalls, [])
  return <OfflineBar isOffline={isOffline} text={t('offline')} more={t('offlineMore')} />
}

export const AdminLayout = () => {
  const t = useText()
  const { key, pathname } = useLocation()
  const [menuAt, setMenuAt] = useState<string>()
  const closeMenu = () => setMenuAt(undefined)
  useStaffApp()
  usePageChange()
  useFocusFallback(MAIN_ID)
  return (
    <div className={styles.root}>
      <SkipLink href={`#${MAIN_ID}`}>{t('skip')}</SkipLink>
      <aside className={styles.side}>
        <div className={flex({ direction: 'column', gap: '4', h: 'full' })}>
          <div className={css({ px: '3' })}>
            <Logo />
          </div>
          <AdminSidebar />
        </div>
      </aside>
      <header className={styles.topBar}>
        <IconButton
          aria-label={t('openMenu')}
          aria-haspopup="dialog"
          onClick={() => setMenuAt(key)}
        >
          <Menu aria-hidden size={24} />
        </IconButton>
        <Logo />
      </header>
      <Drawer
        isOpen={menuAt === key}
        onClose={closeMenu}
        title={t('admin')}
        closeLabel={t('closeMenu')}
        side="left"
        width="narrow"
        ground="night"
      >
        <div className={css({ mx: '-2', h: 'full' })}>
          <AdminSidebar onChosen={closeMenu} />
        </div>
      </Drawer>
      <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<LoadingText />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Connection />
      <OrderWatch />
    </div>
  )
}

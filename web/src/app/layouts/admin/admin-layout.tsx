import { chakra } from '@chakra-ui/react/styled-system'
import { Menu } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Drawer } from '#components/ui/drawer.tsx'
import { IconButton } from '#components/ui/button.tsx'
import { LoadingText } from '#components/ui/loading-text.tsx'
import { ErrorBoundary } from '#app/layouts/error-boundary.tsx'
import { t } from '#app/routes/admin/texts.ts'
import { OfflineBar } from '#app/layouts/connection/offline-bar.tsx'
import { useReconnect } from '#app/layouts/connection/use-reconnect.ts'
import { limitCalls } from '#lib/api/limit-calls.ts'
import { useIsOffline } from '#lib/offline/connection.ts'
import { cacheResponses } from '#lib/offline/response-cache.ts'
import { AdminSidebar } from './admin-sidebar.tsx'
import { Logo } from '#app/layouts/logo.tsx'
import { SkipLink } from '#app/layouts/skip-link.tsx'
import { MAIN_ID, usePageChange } from '#app/layouts/use-page-change.ts'

const Side = chakra('aside', {
  base: {
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
  },
})

const TopBar = chakra('header', {
  base: {
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
  },
})

const Main = chakra('main', {
  base: {
    w: 'full',
    maxW: '1280px',
    mx: 'auto',
    px: { base: '4', md: '6', xl: '8' },
    pb: '16',
    // An admin page's title stays small, to leave room for its tables.
    '& header:has(> div > h1)': { pt: { base: '5', md: '7' }, pb: { base: '4', md: '5' } },
    '& h1': { fontSize: 'figure' },
    // Where there are fingers, links are as tall and wide as buttons.
    '& a': { lgDown: { display: 'inline-flex', alignItems: 'center', minH: 'tap', minW: 'tap' } },
    '& summary': { lgDown: { minH: 'tap', alignContent: 'center' } },
    _print: { p: '0', maxW: 'none' },
  },
})

/** Says when the shop can't be reached, and loads everything again when it can. */
const Connection = () => {
  const isOffline = useIsOffline()
  useReconnect(isOffline)
  // It is told of every call whether it was answered.
  useEffect(cacheResponses, [])
  useEffect(limitCalls, [])
  return <OfflineBar isOffline={isOffline} text={t('offline')} more={t('offlineMore')} />
}

/** The sidebar on wide screens, and the same in a drawer on narrow ones. */
export const AdminLayout = () => {
  const { key, pathname } = useLocation()
  const [menuAt, setMenuAt] = useState<string>()
  const closeMenu = () => setMenuAt(undefined)
  usePageChange()
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '232px minmax(0, 1fr)' }}
      alignItems="start"
      _print={{ display: 'block' }}
    >
      <SkipLink href={`#${MAIN_ID}`}>{t('skip')}</SkipLink>
      <Side>
        <chakra.div display="flex" flexDirection="column" gap="4" h="full">
          <chakra.div px="3">
            <Logo />
          </chakra.div>
          <AdminSidebar />
        </chakra.div>
      </Side>
      <TopBar>
        <IconButton
          aria-label={t('openMenu')}
          aria-haspopup="dialog"
          onClick={() => setMenuAt(key)}
        >
          <Menu aria-hidden size={24} />
        </IconButton>
        <Logo />
      </TopBar>
      <Drawer
        isOpen={menuAt === key}
        onClose={closeMenu}
        title={t('admin')}
        closeLabel={t('closeMenu')}
        side="left"
        width="narrow"
        ground="night"
      >
        <chakra.div mx="-2" h="full">
          <AdminSidebar onChosen={closeMenu} />
        </chakra.div>
      </Drawer>
      <Main id={MAIN_ID} tabIndex={-1}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<LoadingText />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Main>
      <Connection />
    </chakra.div>
  )
}

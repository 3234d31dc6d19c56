import { CONTENT_SLUGS, contentPath } from '@bartan/contract/content/content'
import { PAGE_PATHS } from '@bartan/contract/pages/page-paths'
import { matchPath, Route, Routes } from 'react-router-dom'
import { lazyExport } from '#lib/browser/lazy-component.ts'

const InfoPage = lazyExport(() => import('./shop/info-page.tsx'), 'InfoPage')
const NotFoundPage = lazyExport(
  () => import('#features/not-found/components/not-found.tsx'),
  'NotFound',
)
const mailLinks = () => import('#features/mail-links/components/mail-link-pages.tsx')

/**
 * Pages that few visits start with. Their routes and file names aren't in the entry file, so another page here costs
 * the others nothing.
 */
const PAGES = [
  [PAGE_PATHS.order, lazyExport(() => import('./shop/order-page.tsx'), 'OrderPage')],
  [
    PAGE_PATHS.myOrders,
    lazyExport(() => import('./shop/account/my-orders-page.tsx'), 'MyOrdersPage'),
  ],
  [PAGE_PATHS.wishlist, lazyExport(() => import('./shop/wishlist-page.tsx'), 'WishlistPage')],
  [PAGE_PATHS.offers, lazyExport(() => import('./shop/offers-page.tsx'), 'OffersPage')],
  [PAGE_PATHS.grievances, lazyExport(() => import('./shop/grievances-page.tsx'), 'GrievancesPage')],
  [PAGE_PATHS.track, lazyExport(() => import('./shop/track-page.tsx'), 'TrackPage')],
  [
    PAGE_PATHS.resetPassword,
    lazyExport(() => import('./shop/account/reset-password-page.tsx'), 'ResetPasswordPage'),
  ],
  [PAGE_PATHS.confirmEmail, lazyExport(mailLinks, 'ConfirmEmail')],
  [PAGE_PATHS.unsubscribe, lazyExport(mailLinks, 'Unsubscribe')],
  [PAGE_PATHS.noReminders, lazyExport(mailLinks, 'NoReminders')],
  ...CONTENT_SLUGS.map((slug) => [contentPath(slug), InfoPage] as const),
] as const

export const otherPageOf = (pathname: string) =>
  PAGES.find(([pattern]) => matchPath(pattern, pathname))?.[1]

export const OTHER_ROUTES = (
  <>
    {PAGES.map(([path, Page]) => (
      <Route key={path} path={path} element={<Page />} />
    ))}
    <Route path="*" element={<NotFoundPage />} />
  </>
)

export const OtherPages = () => <Routes>{OTHER_ROUTES}</Routes>

import { matchPath } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { speakOfAdmin } from '#i18n/speak-of-admin.ts'
import { lazyPage } from './lazy-page.ts'

// Each page is a file of its own: the server's document lists it, so that it loads together with the entry file.
export const HomePage = lazyPage(() => import('./routes/shop/home-page.tsx'), 'HomePage')
export const ProductPage = lazyPage(() => import('./routes/shop/product-page.tsx'), 'ProductPage')
export const CollectionPage = lazyPage(
  () => import('./routes/shop/collection-page.tsx'),
  'CollectionPage',
)
export const InfoPage = lazyPage(() => import('./routes/shop/info-page.tsx'), 'InfoPage')
export const NotFoundPage = lazyPage(
  () => import('./routes/shop/not-found-page.tsx'),
  'NotFoundPage',
)
export const LoginPage = lazyPage(() => import('./routes/shop/login-page.tsx'), 'LoginPage')
export const RegisterPage = lazyPage(
  () => import('./routes/shop/register-page.tsx'),
  'RegisterPage',
)
export const ProfilePage = lazyPage(() => import('./routes/shop/profile-page.tsx'), 'ProfilePage')
export const CheckoutPage = lazyPage(
  () => import('./routes/shop/checkout-page.tsx'),
  'CheckoutPage',
)
export const OrderConfirmationPage = lazyPage(
  () => import('./routes/shop/order-confirmation-page.tsx'),
  'OrderConfirmationPage',
)
export const OrderPage = lazyPage(() => import('./routes/shop/order-page.tsx'), 'OrderPage')
export const InvoicePage = lazyPage(() => import('./routes/shop/invoice-page.tsx'), 'InvoicePage')
export const WishlistPage = lazyPage(
  () => import('./routes/shop/wishlist-page.tsx'),
  'WishlistPage',
)
export const MyOrdersPage = lazyPage(
  () => import('./routes/shop/my-orders-page.tsx'),
  'MyOrdersPage',
)
export const ConfirmEmailPage = lazyPage(
  () => import('./routes/shop/confirm-email-page.tsx'),
  'ConfirmEmailPage',
)
export const UnsubscribePage = lazyPage(
  () => import('./routes/shop/unsubscribe-page.tsx'),
  'UnsubscribePage',
)
/** The whole admin area, with routes of its own: the shop's files contain none of it. */
export const AdminArea = lazyPage(async () => {
  const [{ AdminArea: Area }] = await Promise.all([
    import('./routes/admin/admin-area.tsx'),
    speakOfAdmin(),
  ])
  return { AdminArea: Area }
}, 'AdminArea')

/** The pages on which most visits begin or continue. */
const BUSY = [
  ['/', HomePage],
  ['/product/:id', ProductPage],
  ['/collections/:collection', CollectionPage],
  ['/checkout', CheckoutPage],
  ['/login', LoginPage],
  ...[paths.shipping, paths.returns, paths.privacy, paths.terms, paths.contact].map(
    (path) => [path, InfoPage] as const,
  ),
] as const

/** Loads the code for an address (without its language), so that a page the server rendered does not start over. */
export const loadPage = async (pathname: string): Promise<void> => {
  await BUSY.find(([pattern]) => matchPath(pattern, pathname))?.[1].preload()
}

/** Starts loading it, so that it has arrived when the click comes. */
export const preloadPage = (pathname: string): void => {
  loadPage(pathname).catch(() => undefined)
}

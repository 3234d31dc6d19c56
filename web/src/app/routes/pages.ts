import { PAGE_PATHS } from '@bartan/contract/pages/page-paths'
import { matchPath } from 'react-router-dom'
import { loadAdminTexts } from '#i18n/load-texts.ts'
import { lazyExport } from '#lib/browser/lazy-component.ts'

// Each page has its own file, which the server's document lists, so that it loads together with the entry file.
export const HomePage = lazyExport(() => import('./shop/home-page.tsx'), 'HomePage')
export const ProductPage = lazyExport(() => import('./shop/product-page.tsx'), 'ProductPage')
export const CollectionPage = lazyExport(
  () => import('./shop/collection-page.tsx'),
  'CollectionPage',
)
export const LoginPage = lazyExport(() => import('./shop/account/login-page.tsx'), 'LoginPage')
export const RegisterPage = lazyExport(
  () => import('./shop/account/register-page.tsx'),
  'RegisterPage',
)
export const CartPage = lazyExport(() => import('./shop/cart-page.tsx'), 'CartPage')
export const ProfilePage = lazyExport(
  () => import('./shop/account/profile-page.tsx'),
  'ProfilePage',
)
export const CheckoutPage = lazyExport(() => import('./shop/checkout-page.tsx'), 'CheckoutPage')
export const OrderConfirmationPage = lazyExport(
  () => import('./shop/order-confirmation-page.tsx'),
  'OrderConfirmationPage',
)
export const InvoicePage = lazyExport(
  () => import('./shop/account/invoice-page.tsx'),
  'InvoicePage',
)
const otherPages = () => import('./other-pages.tsx')
export const OtherPages = lazyExport(otherPages, 'OtherPages')

/** The whole admin area with its own routes; the shop's files contain none of it. */
export const AdminArea = lazyExport(async () => {
  const [{ AdminArea: Area }] = await Promise.all([
    import('./admin/admin-area.tsx'),
    loadAdminTexts(),
  ])
  return { AdminArea: Area }
}, 'AdminArea')

/** Pages that most visits start or continue with. */
const BUSY = [
  [PAGE_PATHS.home, HomePage],
  [PAGE_PATHS.product, ProductPage],
  [PAGE_PATHS.collection, CollectionPage],
  [PAGE_PATHS.checkout, CheckoutPage],
  [PAGE_PATHS.login, LoginPage],
] as const

const pageOf = (pathname: string) => BUSY.find(([pattern]) => matchPath(pattern, pathname))?.[1]

/** The file with the page's routes, which the document lists beside the page's own file. */
export const tableFile = (pathname: string): string | undefined =>
  pageOf(pathname) ? undefined : 'src/app/routes/other-pages.tsx'

/**
 * Loads the code for an address (without its language), so that a server-rendered page hydrates without a fallback.
 */
export const loadPage = async (pathname: string): Promise<void> => {
  const page = pageOf(pathname)
  const loadOther = async () => (await otherPages()).otherPageOf(pathname)?.load()
  await (page ? page.load() : Promise.all([OtherPages.load(), loadOther()]))
}

/** Starts loading early, so that the code has arrived at the click. */
export const preloadPage = (pathname: string): void => (pageOf(pathname) ?? OtherPages).preload()

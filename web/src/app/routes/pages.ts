import { PAGE_PATHS } from '@bartan/contract/pages/page-paths'
import { matchPath } from 'react-router-dom'
import { loadAdminTexts } from '#i18n/load-texts.ts'
import { lazyExport } from '#lib/browser/lazy-component.ts'

// Each page is a file of its own: the server's document lists it, so that it loads together with the entry file.
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
/** For developers only (`npm run dev`): the build leaves it out. */
export const StylePage = import.meta.env.DEV
  ? lazyExport(() => import('./style/style-page.tsx'), 'StylePage')
  : undefined

/** The whole admin area, with routes of its own: the shop's files contain none of it. */
export const AdminArea = lazyExport(async () => {
  const [{ AdminArea: Area }] = await Promise.all([
    import('./admin/admin-area.tsx'),
    loadAdminTexts(),
  ])
  return { AdminArea: Area }
}, 'AdminArea')

/** The pages on which most visits begin or continue. */
const BUSY = [
  [PAGE_PATHS.home, HomePage],
  [PAGE_PATHS.product, ProductPage],
  [PAGE_PATHS.collection, CollectionPage],
  [PAGE_PATHS.checkout, CheckoutPage],
  [PAGE_PATHS.login, LoginPage],
] as const

const pageOf = (pathname: string) => BUSY.find(([pattern]) => matchPath(pattern, pathname))?.[1]

/** The file that the document of such a page lists beside the page's own. */
export const tableFile = (pathname: string): string | undefined =>
  pageOf(pathname) ? undefined : 'src/app/routes/other-pages.tsx'

/** Loads the code for an address (without its language), so that a page the server rendered does not start over. */
export const loadPage = async (pathname: string): Promise<void> => {
  const page = pageOf(pathname)
  const loadOther = async () => (await otherPages()).otherPageOf(pathname)?.load()
  await (page ? page.load() : Promise.all([OtherPages.load(), loadOther()]))
}

/** Starts loading it, so that it has arrived when the click comes. */
export const preloadPage = (pathname: string): void => (pageOf(pathname) ?? OtherPages).preload()

import type { Language } from '@bartan/contract/shop/languages'
import { textIn as cartText } from '#features/cart/cart-contents-texts.ts'
import { textIn as catalogText } from '#features/catalog/texts.ts'
import { textIn as checkoutText } from '#features/checkout/texts.ts'
import { textIn as notFoundText } from '#features/not-found/texts.ts'
import { textIn as trackText } from '#features/track/texts.ts'
import { textIn as userText } from '#features/users/texts.ts'
import { textIn as wishlistText } from '#features/wishlist/texts.ts'
import { specTextIn } from '#i18n/texts.ts'
import { paths } from '#lib/paths.ts'

/** What a page that the browser renders is called, and what it resembles until then. */
export type ShellPage = {
  title: (language: Language) => string
  /** Told without JavaScript, instead of that the page needs it. */
  text?: (language: Language) => string
  look: 'cards' | 'form' | 'rows'
}

/** No page's own address: what stands wherever nothing is. */
export const MISSING_PATH = '/404'

/** Pages that many visits start with. All others of the shop share a document per language. */
export const SHELL_PAGES: Readonly<Record<string, ShellPage>> = {
  [paths.cart]: { title: (language) => cartText(language, 'title'), look: 'rows' },
  [paths.checkout]: { title: (language) => checkoutText(language, 'checkout'), look: 'rows' },
  [paths.login()]: { title: (language) => userText(language, 'login'), look: 'form' },
  [paths.register()]: { title: (language) => userText(language, 'register'), look: 'form' },
  [paths.track]: { title: (language) => trackText(language, 'title'), look: 'form' },
  [paths.myOrders]: { title: (language) => specTextIn(language, 'myOrders'), look: 'rows' },
  [paths.profile]: { title: (language) => userText(language, 'profile'), look: 'rows' },
  [paths.wishlist]: { title: (language) => wishlistText(language, 'title'), look: 'cards' },
  [MISSING_PATH]: {
    title: (language) => notFoundText(language, 'title'),
    text: (language) => notFoundText(language, 'text'),
    look: 'cards',
  },
  [paths.offers]: { title: (language) => catalogText(language, 'offers'), look: 'cards' },
}

import { ORDER_LIMITS } from '../cart/order-limits.ts'
import { FREE_SHIPPING_FROM, SHIPPING_FEE } from '../pricing/shipping.ts'
import { CATEGORIES } from '../products/rules.ts'
import { toRupees } from '../shared/money.ts'
import { BRAND_COLORS } from '../shop/brand-colors.ts'
import { LANGUAGE_CODES, factsOf } from '../shop/languages.ts'
import { SHOP } from '../shop/shop-config.ts'
import { TEXTS } from '../shop/texts.ts'
import type { Settings } from './settings.ts'

/** The default settings (spec.md's values), without the home page, which other pages don't need. */
export const DEFAULT_SHOP: Omit<
  Settings,
  'home' | 'messages' | 'orders' | 'retention' | 'synonyms'
> = {
  version: 0,
  name: SHOP.name,
  tagline: SHOP.tagline,
  taglineIn: {},
  // How to reach the seller: nobody's, until the seller says it.
  phone: '',
  whatsapp: '',
  email: '',
  address: [],
  mapUrl: '',
  social: [],
  banner: { text: TEXTS.banner, textIn: {}, timed: [] },
  closure: null,
  shipping: { freeFrom: toRupees(FREE_SHIPPING_FROM), fee: toRupees(SHIPPING_FEE) },
  pinRules: [],
  couriers: [],
  // The footer's promise: three days return, on eligible products only (spec §1).
  returnDays: 3,
  limits: { ...ORDER_LIMITS, openValue: toRupees(ORDER_LIMITS.openValue) },
  languages: LANGUAGE_CODES.filter((code) => !factsOf(code).isDraft),
  categories: CATEGORIES.map((name) => ({ name, nameIn: {}, picture: '', facts: [] })),
  upi: { vpa: '' },
  whatsappMessages: { on: false, optInText: '', optInTextIn: {} },
  look: { accent: BRAND_COLORS.accent, logo: '' },
  legal: {
    legalName: SHOP.name,
    registration: 'unregistered',
    // Asked in the first steps.
    state: '',
    addresses: [],
    grievanceOfficer: { name: '', designation: 'Grievance Officer', phone: '', email: '' },
  },
}

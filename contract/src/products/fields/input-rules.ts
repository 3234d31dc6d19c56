/** Rules of what admins write and list: apart from ../rules.ts, which is in the code of every page. */

/** Rupees: one crore, to catch typing errors. */
export const MAX_PRICE = 10_000_000

export const MAX_IMAGES = 20
export const MAX_FACTS = 20

/** Goods that the law forbids to advertise: feeding bottles and infant food (Infant Milk Substitutes Act 1992). */
export const RESTRICTIONS = ['infant_food'] as const

/** The number below a bar code. */
export const GTIN_PATTERN = /^(?:\d{8}|\d{12,14})$/

/** Drafts are shown to admins only, and can't be bought (contract §11). */
export const PRODUCT_STATES = ['published', 'draft'] as const

export const ADMIN_PRODUCT_SORTS = [
  'default',
  'nameAsc',
  'priceAsc',
  'priceDesc',
  'popularity',
  'stockAsc',
  'stockDesc',
] as const
export type AdminProductSort = (typeof ADMIN_PRODUCT_SORTS)[number]

import type { RisenFrom } from '@bartan/contract/products/price/earlier-price'
import type { Translations } from '@bartan/contract/shop/languages'
import type { Head } from '@bartan/contract/shared/head'
import type { Timestamp } from 'firebase-admin/firestore'
import type { PRODUCT_STATES, RESTRICTIONS } from '@bartan/contract/products/rules'
import type { Declarations } from '@bartan/contract/products/law/declarations-schema'
import type { StoredField } from '@bartan/contract/products/schema'
import type { Paise } from '@bartan/contract/shared/money'
import type { Sku } from '@bartan/contract/products/product-id'

export type VariantDocument = {
  size?: string
  color?: string
  sku: Sku
  countInStock: number
  price: Paise
  originalPrice?: Paise
  gtin?: string
  /** As of the product, for this variant alone. */
  mrp?: Paise
  netQuantity?: { value: number; unit: string }
  cost?: Paise
  reorderAt?: number
}

type StoredFields = {
  name: string
  /** In other languages, by their codes. */
  nameIn?: Translations
  description: string
  descriptionIn?: Translations
  /** A product with variants has the prices, stock, sizes and colors that follow from them (summaryOf). */
  price: Paise
  originalPrice?: Paise
  countInStock: number
  sku: Sku
  category: string
  brand: string
  sizes: string[]
  colors: string[]
  /** Absent: every size and color at one price, from one stock. */
  variants?: VariantDocument[]
  collection: string
  material: string
  images: { url: string; altText: string; color?: string | undefined }[]
  /** Whether a delivered unit may be returned; absent counts as true. */
  returnable?: boolean
  facts?: { name: string; value: string }[]
  hsn?: string
  /** Percent. */
  gstRate?: number
  /** Holds from a day on, as 2026-01-31. */
  gstRateNext?: { rate: number; from: string }
  /** Maximum retail price. */
  mrp?: Paise
  declarations?: Declarations
  /** Of a product without variants. */
  gtin?: string
  /** The last part of its address in the shop that it was moved from, in small letters. */
  handle?: string
  restricted?: (typeof RESTRICTIONS)[number]
  tags?: string[]
  seo?: Head
  /** What one unit costs the shop; also for variants without a cost of their own. Never shown to shoppers, like reorderAt. */
  cost?: Paise
  reorderAt?: number
  /** Absent counts as published. */
  state?: (typeof PRODUCT_STATES)[number]
}

/** Has a place for each field that admins set: the compiler asks for one that is new in the contract. */
export type ProductDocument = Pick<StoredFields, StoredField> & {
  /** The Hindi of nameIn and descriptionIn, for earlier versions; documents that those wrote have these alone. */
  nameHi?: string
  descriptionHi?: string
  /** Unique among products and variants (skuKey); null once deleted, which frees the SKU. */
  skuKey: string | null
  /** Those of its variants; absent where it never had any. */
  variantSkuKeys?: string[]
  /** Lower prices of before a rise, by which a sale tells how much it takes off; absent where there was none. */
  risenFrom?: RisenFrom[]
  /** The day as of which its rate and prices are, where rates have changed since; absent: of before all changes. */
  ratedOn?: string
  /** Units in orders that are not cancelled. */
  sold: number
  /** Ratings from visible reviews: the sum of stars and the number of reviews. Absent before the first. */
  ratingSum?: number
  ratingCount?: number
  /** How many of the same reviews have 1, 2, 3, 4 and 5 stars. */
  starCounts?: number[]
  createdAt: Timestamp
  /** Server time of the last write of any kind, by which the catalog in memory follows changes. */
  updatedAt: Timestamp
  /** Set on deletion; the document stays as a tombstone so that every instance learns of it. */
  deletedAt: Timestamp | null
}

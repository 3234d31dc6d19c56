import type { PRODUCT_STATES, RESTRICTIONS } from '@bartan/contract/products/fields/input-rules'
import type { PlainValues } from '@bartan/contract/products/fields/plain-fields'
import type { Declarations } from '@bartan/contract/products/law/declarations-schema'
import type { Sku } from '@bartan/contract/products/product-id'
import type { StoredField } from '@bartan/contract/products/schema'
import type { Head } from '@bartan/contract/shared/head'
import type { Paise } from '@bartan/contract/shared/money'
import type { Translations } from '@bartan/contract/shop/languages'
import type { Timestamp } from 'firebase-admin/firestore'

export type VariantDocument = {
  size?: string
  color?: string
  sku: Sku
  countInStock: number
  price: Paise
  originalPrice?: Paise
  gtin?: string
  /** The product's field, for this variant alone. */
  mrp?: Paise
  netQuantity?: { value: number; unit: string }
  cost?: Paise
  reorderAt?: number
  /** Of one unit as it is packed, in grams; the default of variants is the product's. */
  weight?: number
}

type StoredFields = PlainValues & {
  name: string
  /** In other languages, by language code. */
  nameIn?: Translations
  description: string
  descriptionIn?: Translations
  /** With variants, prices, stock, sizes and colors are computed from them (summaryOf). */
  price: Paise
  originalPrice?: Paise
  countInStock: number
  sku: Sku
  category: string
  brand: string
  sizes: string[]
  colors: string[]
  /** Absent: all sizes and colors have one price and one stock. */
  variants?: VariantDocument[]
  collection: string
  images: { url: string; altText: string; color?: string | undefined }[]
  facts?: { name: string; value: string }[]
  hsn?: string
  /** Percent. */
  gstRate?: number
  /** Applies from a day on: 2026-01-31. */
  gstRateNext?: { rate: number; from: string }
  mrp?: Paise
  declarations?: Declarations
  /** Of a product without variants. */
  gtin?: string
  /** The last part of its address in the shop that it was imported from, in lower case. */
  handle?: string
  restricted?: (typeof RESTRICTIONS)[number]
  tags?: string[]
  seo?: Head
  /** What a unit costs the shop; the default of variants. Never shown to shoppers, like reorderAt. */
  cost?: Paise
  reorderAt?: number
  /** Absent counts as published. */
  state?: (typeof PRODUCT_STATES)[number]
}

/** Has every field that admins set: the compiler asks for new ones of the contract. */
export type ProductDocument = Pick<StoredFields, StoredField> & {
  /** The Hindi of nameIn and descriptionIn, for earlier versions; their documents have only these. */
  nameHi?: string
  descriptionHi?: string
  /** Unique among products and variants (skuKey); null once deleted, which frees the SKU. */
  skuKey: string | null
  /** Of its variants; absent if it never had any. */
  variantSkuKeys?: string[]
  /** The day of its rate and prices, if rates have changed; absent: before all changes. */
  ratedOn?: string
  /** Units in orders that are not cancelled. */
  sold: number
  /** From visible reviews: the sum of stars and the number of reviews. Absent before the first. */
  ratingSum?: number
  ratingCount?: number
  /** The number of those reviews with 1, 2, 3, 4 and 5 stars. */
  starCounts?: number[]
  createdAt: Timestamp
  /** Server time of the last write of any kind; the catalog in memory follows changes by it. */
  updatedAt: Timestamp
  /** Set on deletion; the document stays as a tombstone, so that every instance learns of it. */
  deletedAt: Timestamp | null
}

import type { ShippingAddress } from './orders/address-schema.ts'
import type { OrderStatus } from './orders/order-process.ts'
import type { Sku } from './products/product-id.ts'
import type { Product } from './products/schema.ts'
import type { SellerSettings } from './settings/settings.ts'
import type { Role } from './shared/roles.ts'
import type { Phone } from './users/rules.ts'

/**
 * A whole shop as plain data in wire shapes, which the demo seed writes and functions' `load-shop` reads. Stock is what
 * is left after the orders, which don't reduce it again.
 */
export type ShopData = {
  accounts: ShopAccount[]
  products: Omit<
    Product,
    | '_id'
    | 'updatedAt'
    | 'rating'
    | 'starCounts'
    | 'saleEndsAt'
    | 'originalPriceOf'
    | 'listPrice'
    | 'ratedOn'
  >[]
  orders: ShopOrder[]
  /** The seller, and how to reach the shop; absent if nobody has said it. */
  settings?: SellerSettings
  /** Ratings are computed from them. */
  reviews?: ShopReview[]
}

export type ShopAccount = {
  name: string
  phone: Phone
  email?: string
  password: string
  role: Role
}

export type ShopOrder = {
  /** Phone of an account in `accounts`. */
  phone: Phone
  createdAt: string
  status: OrderStatus
  shippingAddress: ShippingAddress
  /** At the product's current price. */
  lines: { sku: Sku; size: string; color: string; quantity: number }[]
}

export type ShopReview = {
  /** Phone of an account in `accounts`. */
  phone: Phone
  sku: Sku
  stars: number
  text: string
  createdAt: string
}

import { orderAddressSchema } from '@bartan/contract/orders/address-schema'
import { ORDER_STATUSES } from '@bartan/contract/orders/order-process'
import { storedSku } from '@bartan/contract/products/product-id-schema'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { productSchema } from '@bartan/contract/products/schema'
import { variantOf } from '@bartan/contract/products/variants'
import { newReviewSchema } from '@bartan/contract/reviews/schema'
import { sellerSettingsSchema } from '@bartan/contract/settings/schema'
import { ROLES } from '@bartan/contract/shared/roles'
import type { ShopData } from '@bartan/contract/shop-data'
import { newPasswordSchema, optionalEmailSchema, phoneSchema } from '@bartan/contract/users/schema'
import * as z from 'zod'

const accountSchema = z.object({
  name: z.string().min(1),
  phone: phoneSchema,
  email: optionalEmailSchema,
  password: newPasswordSchema,
  role: z.enum(ROLES),
})

const orderSchema = z.object({
  phone: phoneSchema,
  createdAt: z.iso.datetime(),
  status: z.enum(ORDER_STATUSES),
  shippingAddress: orderAddressSchema,
  lines: z
    .array(
      z.object({ sku: storedSku, size: z.string(), color: z.string(), quantity: z.int().min(1) }),
    )
    .min(1),
})

const reviewSchema = newReviewSchema.extend({
  phone: phoneSchema,
  sku: storedSku,
  createdAt: z.iso.datetime(),
})

const shopDataSchema = z.object({
  accounts: z.array(accountSchema),
  // Loaded into an empty shop, which has the code's categories.
  products: z.array(
    productSchema
      .omit({ _id: true, updatedAt: true, rating: true, starCounts: true })
      .extend({ category: z.enum(CATEGORIES) }),
  ),
  orders: z.array(orderSchema),
  settings: sellerSettingsSchema.optional(),
  reviews: z.array(reviewSchema).optional(),
})

const MAX_FAULTS = 5

/** References to things that the data doesn't contain. */
const dangling = ({ accounts, products, orders, reviews = [] }: ShopData): string[] => {
  const phones = new Set(accounts.map(({ phone }) => phone))
  const bySku = new Map(products.map((product) => [product.sku, product]))
  const all = products.flatMap(({ sku, variants = [] }) => [sku, ...variants.map((one) => one.sku)])
  return [
    ...(new Set(all).size < all.length ? ['two products or variants have the same SKU'] : []),
    ...orders
      .filter(({ phone }) => !phones.has(phone))
      .map(({ phone }) => `an order is of ${phone}, who has no account`),
    ...orders
      .flatMap(({ lines }) => lines)
      .filter(({ sku }) => !bySku.has(sku))
      .map(({ sku }) => `an order has the SKU ${sku}, which no product has`),
    ...orders
      .flatMap(({ lines }) => lines)
      .filter((line) => {
        const { variants } = bySku.get(line.sku) ?? {}
        return variants && !variantOf(variants, line)
      })
      .map(({ sku, size, color }) => `an order has no variant of ${sku}: ${size} ${color}`),
    ...reviews
      .filter(({ phone, sku }) => !phones.has(phone) || !bySku.has(sku))
      .map(({ phone, sku }) => `a review is by ${phone} of ${sku}, and one of them is not there`),
  ]
}

/** Parses a file into a shop; throws one error with the first faults. */
export const parseShopData = (text: string): ShopData => {
  const { data, error } = shopDataSchema.safeParse(JSON.parse(text))
  const faults = data
    ? dangling(data)
    : error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  if (!data || faults.length > 0) {
    const more = faults.length > MAX_FAULTS ? `; and ${faults.length - MAX_FAULTS} more` : ''
    throw new Error(`Not a shop: ${faults.slice(0, MAX_FAULTS).join('; ')}${more}`)
  }
  return data
}

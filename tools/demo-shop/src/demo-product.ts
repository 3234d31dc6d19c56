import { CATEGORIES, type Category } from '@bartan/contract/products/rules'
import type { Product, Variant } from '@bartan/contract/products/schema'
import type { Rupees } from '@bartan/contract/shared/money'
import type { FormName } from './forms.ts'

const DEMO_CATEGORIES = ['Kitchen', 'Bathroom', 'Kids'] as const

/** Categories of the demo's products, independent of the shop's own names for them. */
export type DemoCategory = (typeof DEMO_CATEGORIES)[number]

/** The shop's category at the same place in its list, else its first one. */
export const shopCategory = (category: DemoCategory): Category =>
  CATEGORIES.at(DEMO_CATEGORIES.indexOf(category)) ?? CATEGORIES[0]

/** A seeded product, with what its pictures depend on. */
export type DemoProduct = {
  name: string
  nameHi?: string
  /** By language, including Hindi. */
  nameIn?: Product['nameIn']
  description: string
  descriptionHi?: string
  descriptionIn?: Product['descriptionIn']
  /** The lowest variant price, if there are variants. */
  price: Rupees
  /** Price before a reduction, shown struck through. */
  originalPrice?: Rupees | undefined
  countInStock: number
  sku: string
  category: DemoCategory
  brand: string
  sizes: string[]
  colors: string[]
  variants?: Variant[]
  facts?: NonNullable<Product['facts']>
  hsn?: string | undefined
  gstRate?: number | undefined
  mrp?: Rupees | undefined
  declarations?: Product['declarations']
  collection: string
  material: string
  form: FormName
  /** Of the smallest size, in centimeters. A product without them has only front pictures. */
  measures?: { width: number; height: number }
  /** SKU of the product whose pictures it shares, if it has none of its own. */
  picturesOf?: string
  createdDaysAgo: number
}

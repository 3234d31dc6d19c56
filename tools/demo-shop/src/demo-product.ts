import { CATEGORIES } from '@bartan/contract/products/rules'
import type { Category } from '@bartan/contract/products/rules'
import type { Product, Variant } from '@bartan/contract/products/schema'
import { summaryOf } from '@bartan/contract/products/variants'
import { demoVariants } from './demo-variants.ts'
import type { PricedSize } from './demo-variants.ts'
import type { FormName } from './forms.ts'
import type { Rupees } from '@bartan/contract/shared/money'
import { rupees } from '@bartan/contract/shared/money'

const DEMO_CATEGORIES = ['Kitchen', 'Bathroom', 'Kids'] as const

/** Categories of the demo's products, independent of the shop's own names for them. */
export type DemoCategory = (typeof DEMO_CATEGORIES)[number]

/** The shop's category at the same place in its list, else its first one. */
export const shopCategory = (category: DemoCategory): Category =>
  CATEGORIES.at(DEMO_CATEGORIES.indexOf(category)) ?? CATEGORIES[0]

/** Size of the whole product, in centimeters. */
export type Measures = { width: number; height: number }

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
  /** Measures of the smallest size. A product without them has only front pictures. */
  measures?: Measures
  /** SKU of the product whose pictures it shares, if it has none of its own. */
  picturesOf?: string
  createdDaysAgo: number
}

/** Source data of a demo product: the price of each size, the total stock, and its data sheet. */
export type Listing = Omit<
  DemoProduct,
  'price' | 'originalPrice' | 'sizes' | 'variants' | 'facts' | 'measures'
> & { measures: Measures; facts: Readonly<Record<string, string>> } & (
    | { sizes: PricedSize[] }
    | { price: number; originalPrice?: number }
  )

const BETWEEN = ' · '

/** Formats values of several sizes, each with the size's name, so that the page can show the chosen one. */
const bySize = (value: string, sizes: readonly string[]): string => {
  const parts = value.split(BETWEEN)
  if (sizes.length < 2 || parts.length !== sizes.length) return value
  return parts.map((part, place) => `${sizes[place] ?? ''}: ${part}`).join(BETWEEN)
}

/** Capacity or width relative to Small. */
const NAMED: Readonly<Record<string, number>> = { Small: 1, Medium: 1.4, Large: 2 }
const METRIC: Readonly<Record<string, number>> = { L: 1000, ml: 1, kg: 1000, cm: 1 }

const amountOf = (size: string): number => {
  const [amount = '', unit = ''] = size.split(' ')
  return NAMED[size] ?? Number(amount) * (METRIC[unit] ?? 1)
}

/** Length of each edge relative to the smallest size: twice the volume is a quarter wider and taller. */
const stretchOf = (size: string, smallest: string): number => {
  const ratio = amountOf(size) / amountOf(smallest)
  return size.endsWith(' cm') ? ratio : Math.cbrt(ratio)
}

const toHalf = (centimeters: number) => Math.round(centimeters * 2) / 2

const measuresOf = ({ width, height }: Measures, sizes: readonly string[]): string => {
  const [smallest = ''] = sizes
  const stretches = sizes.length > 1 ? sizes.map((size) => stretchOf(size, smallest)) : [1]
  return stretches.map((by) => `${toHalf(width * by)} cm × ${toHalf(height * by)} cm`).join(BETWEEN)
}

const factsOf = (measures: Measures, facts: Listing['facts'], sizes: readonly string[]) => {
  const { Capacity, ...others } = facts
  const sheet = {
    ...(Capacity && { Capacity }),
    Dimensions: measuresOf(measures, sizes),
    ...others,
  }
  return Object.entries(sheet).map(([name, value]) => ({ name, value: bySize(value, sizes) }))
}

/** Creates a variant for every size and color, or a single price and stock if there is no choice. */
export const listed = (listing: Listing): DemoProduct => {
  const { measures } = listing
  if (!('sizes' in listing)) {
    const facts = factsOf(measures, listing.facts, [])
    const { price, originalPrice, ...rest } = listing
    const product = {
      ...rest,
      price: rupees(price),
      ...(originalPrice !== undefined && { originalPrice: rupees(originalPrice) }),
      facts,
      sizes: [],
    }
    if (listing.colors.length === 0) return product
    const variants = demoVariants({ ...listing, sizes: [['', price, originalPrice]] })
    return { ...product, variants, ...summaryOf(variants) }
  }
  const sizes = listing.sizes.map(([size]) => size)
  const facts = factsOf(measures, listing.facts, sizes)
  const variants = demoVariants(listing)
  return { ...listing, facts, variants, ...summaryOf(variants) }
}

import { CATEGORIES } from '@bartan/contract/products/rules'
import type { Category } from '@bartan/contract/products/rules'
import type { Product, Variant } from '@bartan/contract/products/schema'
import { summaryOf } from '@bartan/contract/products/variants'
import { demoVariants } from './demo-variants.ts'
import type { PricedSize } from './demo-variants.ts'
import type { FormName } from './illustrator/forms.ts'
import type { Measures } from './illustrator/size/draw-size.ts'

const DEMO_CATEGORIES = ['Kitchen', 'Bathroom', 'Kids'] as const

/** What the demo's goods are for, whatever the shop calls its categories. */
export type DemoCategory = (typeof DEMO_CATEGORIES)[number]

/** The shop's category for them: the one at the same place of its list, else its first. */
export const shopCategory = (category: DemoCategory): Category =>
  CATEGORIES.at(DEMO_CATEGORIES.indexOf(category)) ?? CATEGORIES[0]

/** A product of the seed, with what its pictures are drawn from. */
export type DemoProduct = {
  name: string
  nameHi?: string
  description: string
  descriptionHi?: string
  /** Rupees; of the cheapest variant, where there are any. */
  price: number
  /** Rupees; shown struck through. */
  originalPrice?: number | undefined
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
  mrp?: number | undefined
  declarations?: Product['declarations']
  collection: string
  material: string
  form: FormName
  /** Distinguishes the pictures of products that share a form. */
  look?: number
  /** Of its smallest size. One without is drawn from the front alone. */
  measures?: Measures
  createdDaysAgo: number
}

/** A product of the demo as it is written down: what each size costs, its stock in all, and its data sheet. */
export type Listing = Omit<
  DemoProduct,
  'price' | 'originalPrice' | 'sizes' | 'variants' | 'facts' | 'measures'
> & { measures: Measures; facts: Readonly<Record<string, string>> } & (
    { sizes: PricedSize[] } | { price: number; originalPrice?: number }
  )

const factsOf = (
  { width, height }: Measures,
  facts: Listing['facts'],
  size: string | undefined,
) => {
  const measured = `${width} cm wide, ${height} cm tall${size ? ` (${size})` : ''}`
  const { Capacity, ...others } = facts
  const sheet = { ...(Capacity && { Capacity }), Dimensions: measured, ...others }
  return Object.entries(sheet).map(([name, value]) => ({ name, value }))
}

/** With a variant for every size and color, and one price and stock where there is nothing to choose. */
export const listed = (listing: Listing): DemoProduct => {
  const { measures } = listing
  if (!('sizes' in listing)) {
    const facts = factsOf(measures, listing.facts, undefined)
    const product = { ...listing, facts, sizes: [] }
    if (listing.colors.length === 0) return product
    const { price, originalPrice } = listing
    const variants = demoVariants({ ...listing, sizes: [['', price, originalPrice]] })
    return { ...product, variants, ...summaryOf(variants) }
  }
  const [first] = listing.sizes
  const facts = factsOf(measures, listing.facts, listing.sizes.length > 1 ? first?.[0] : undefined)
  const variants = demoVariants(listing)
  return { ...listing, facts, variants, ...summaryOf(variants) }
}

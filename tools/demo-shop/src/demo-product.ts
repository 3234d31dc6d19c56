import { CATEGORIES } from '@bartan/contract/products/rules'
import type { Category } from '@bartan/contract/products/rules'
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
  /** Rupees. */
  price: number
  /** Rupees; shown struck through. */
  originalPrice?: number
  countInStock: number
  sku: string
  category: DemoCategory
  brand: string
  sizes: string[]
  colors: string[]
  collection: string
  material: string
  form: FormName
  /** Distinguishes the pictures of products that share a form. */
  look?: number
  /** Of its smallest size. One without is drawn from the front alone. */
  measures?: Measures
  createdDaysAgo: number
}

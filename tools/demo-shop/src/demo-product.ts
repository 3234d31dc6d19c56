import type { DemoCategory } from './demo-category.ts'
import type { FormName } from './illustrator/forms.ts'

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
  createdDaysAgo: number
}

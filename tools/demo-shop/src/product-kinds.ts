import kinds from './data/kinds.json' with { type: 'json' }
import type { DemoCategory } from './demo-product.ts'
import type { FormName } from './forms.ts'

/** Kind of product from which the generated catalog makes many. */
type ProductKind = {
  noun: string
  nounHi: string
  form: FormName
  category: DemoCategory
  materials: readonly string[]
  collection: string
  /** In rupees. */
  prices: readonly [low: number, high: number]
  use: string
}

export const productKinds = kinds as unknown as readonly ProductKind[]

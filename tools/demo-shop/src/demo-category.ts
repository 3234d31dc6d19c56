import { CATEGORIES } from '@bartan/contract/products/rules'
import type { Category } from '@bartan/contract/products/rules'

const DEMO_CATEGORIES = ['Kitchen', 'Bathroom', 'Kids'] as const

/** What the demo's goods are for, whatever the shop calls its categories. */
export type DemoCategory = (typeof DEMO_CATEGORIES)[number]

/** The shop's category for them: the one at the same place of its list, else its first. */
export const shopCategory = (category: DemoCategory): Category =>
  CATEGORIES.at(DEMO_CATEGORIES.indexOf(category)) ?? CATEGORIES[0]

import type { LineUnits } from '@bartan/contract/cart/rules'
import type { OrderLine } from '@bartan/contract/orders/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { nameOf } from '#components/commerce/product-name.ts'

/** What comes back, by its name in the order. */
export const goodsName = (language: Language, line: LineUnits, bought?: OrderLine): string =>
  [bought && nameOf(language, bought), choiceOf(language, line)].filter(Boolean).join(', ')

export const unitsOf = (language: Language, line: LineUnits, bought?: OrderLine): string =>
  `${line.quantity} × ${goodsName(language, line, bought)}`

import type { Product } from '@bartan/contract/products/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { messageOf } from '#lib/api/api-error.ts'
import { isStale } from '#lib/api/server-errors.ts'
import type { Ask } from '../stock/stock-conflict.ts'
import { textIn } from '../texts.ts'
import type { ProductChangeBody } from './product-changes.ts'

type Values = Readonly<Record<string, unknown>>

type Ports = { write: (change: ProductChangeBody) => Promise<Product>; ask: Ask }

/** Stock has its own conflict handling, and languages are written separately, so two users' texts don't conflict. */
const ASKED_ELSEWHERE = new Set([
  'variants',
  'countInStock',
  'countInStockWas',
  'stockChange',
  'reason',
  'nameIn',
  'descriptionIn',
])

const openedValues = (change: ProductChangeBody, opened: Values): Values =>
  Object.fromEntries(
    Object.keys(change)
      .filter((field) => !ASKED_ELSEWHERE.has(field))
      .map((field) => [field, opened[field] ?? null]),
  )

const without = (change: ProductChangeBody, fields: Values): ProductChangeBody =>
  Object.fromEntries(Object.entries(change).filter(([field]) => !Object.hasOwn(fields, field)))

/**
 * Saves a product based on its values at opening. If another user has changed one of its fields, `ask` decides:
 * 'mine' overwrites it, 'theirs' keeps it and saves the rest. Without an answer the error is thrown.
 */
export const writeBasedOn = async (
  language: Language,
  change: ProductChangeBody,
  opened: Values,
  { write, ask }: Ports,
): Promise<Product> => {
  const was = openedValues(change, opened)
  try {
    return await write(Object.keys(was).length > 0 ? { ...change, was } : change)
  } catch (error) {
    if (!isStale(error)) throw error
    const { current = {} } = error
    if (!Object.keys(current).some((field) => Object.hasOwn(was, field))) throw error
    const answer = await ask({
      change: messageOf(language, error),
      mine: textIn(language, 'changed.mine'),
      theirs: textIn(language, 'changed.theirs'),
    })
    if (answer === undefined) throw error
    const settled = answer === 'mine' ? change : without(change, current)
    return writeBasedOn(language, settled, { ...opened, ...current }, { write, ask })
  }
}

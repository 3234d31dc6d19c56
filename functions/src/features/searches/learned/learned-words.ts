import { createHash } from 'node:crypto'
import type { LearnedWordsDocument } from '#database/operation-documents.ts'

export type Learned = LearnedWordsDocument['words'][number]

/** Words in the one document: a tenth of what it may hold. What was taught longest ago goes. */
const MAX_LEARNED = 300

/** Orders that must say the same before it is offered. */
const CONFIRMED = 2

/** Tells orders apart, and not which they are. */
const markOf = (orderId: string): string =>
  createHash('sha256').update(orderId).digest('base64url').slice(0, 12)

const isSame = (one: Learned, word: string, product: string): boolean =>
  one.word === word && one.product === product

type Taught = { word: string; product: string }

/** With what an order teaches; the very same list if that is nothing new. */
export const withTaught = (
  known: readonly Learned[],
  taught: readonly Taught[],
  orderId: string,
): readonly Learned[] => {
  const order = markOf(orderId)
  let words = known
  for (const { word, product } of taught) {
    const before = words.find((one) => isSame(one, word, product))
    if (before && (before.orders.includes(order) || before.orders.length >= CONFIRMED)) continue
    const orders = [...(before?.orders ?? []), order]
    const others = words.filter((one) => one !== before)
    words = [...others, { word, product, orders, isDismissed: before?.isDismissed ?? false }]
  }
  return words === known ? known : words.slice(-MAX_LEARNED)
}

/** The very same list if the word isn't known so. */
export const withDismissed = (
  known: readonly Learned[],
  { word, product }: Taught,
): readonly Learned[] =>
  known.some((one) => isSame(one, word, product) && !one.isDismissed)
    ? known.map((one) => (isSame(one, word, product) ? { ...one, isDismissed: true } : one))
    : known

/** What two orders have said, the newest first. */
export const confirmedWords = (known: readonly Learned[]): Learned[] =>
  known.filter(({ orders, isDismissed }) => orders.length >= CONFIRMED && !isDismissed).toReversed()

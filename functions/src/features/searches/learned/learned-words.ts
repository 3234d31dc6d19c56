import { createHash } from 'node:crypto'
import type { LearnedWordsDocument } from '#database/operation-documents.ts'

export type Learned = LearnedWordsDocument['words'][number]

/** The most words in the one document, a tenth of its size limit. The oldest are removed first. */
const MAX_LEARNED = 300

/** Orders that must agree before a word is offered. */
const CONFIRMED = 2

/** Distinguishes orders without revealing them. */
const markOf = (orderId: string): string =>
  createHash('sha256').update(orderId).digest('base64url').slice(0, 12)

const isSame = (one: Learned, word: string, product: string): boolean =>
  one.word === word && one.product === product

type Taught = { word: string; product: string }

/** Adds what an order teaches; the same list if nothing is new. */
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

/** The same list if the word isn't known. */
export const withDismissed = (
  known: readonly Learned[],
  { word, product }: Taught,
): readonly Learned[] =>
  known.some((one) => isSame(one, word, product) && !one.isDismissed)
    ? known.map((one) => (isSame(one, word, product) ? { ...one, isDismissed: true } : one))
    : known

/** Words on which two orders agree, the newest first. */
export const confirmedWords = (known: readonly Learned[]): Learned[] =>
  known.filter(({ orders, isDismissed }) => orders.length >= CONFIRMED && !isDismissed).toReversed()

import { namesOf, type Named } from '@bartan/contract/products/names'
import type { Sku } from '@bartan/contract/products/product-id'
import { NO_MONEY, type Paise } from '@bartan/contract/shared/money'
import { typedOrderNumber, type OrderNumber } from '@bartan/contract/shared/order-number'
import { plainDigits } from '@bartan/contract/shared/plain-digits'
import { financialYearOf, monthOf } from '@bartan/contract/tax/financial-year'
import { plainPhone, type Phone } from '@bartan/contract/users/rules'

type Searched = {
  number?: OrderNumber
  user: { name: string; phone: Phone }
  shippingAddress: {
    firstName: string
    lastName: string
    city: string
    postalCode: string
    phone: Phone
  }
  lines: readonly (Named & { sku?: Sku; sale?: { id: string } })[]
  offerUse?: { offerId: string }
  refunded?: Paise
  taxDocuments?: readonly { date: { toDate(): Date } }[]
  collected?: { by: string } | null
}

/** Search words for filters by amounts; the sign is in no typed word. */
export const REFUNDED_WORD = 'refunded:'
export const UPI_WORD = 'upi:'
export const wordOfOffer = (id: string): string => `offer:${id}`

const amountWordsOf = ({
  lines,
  offerUse,
  refunded = NO_MONEY,
}: Pick<Searched, 'lines' | 'offerUse' | 'refunded'>): string[] => [
  ...(refunded > 0 ? [REFUNDED_WORD] : []),
  ...[offerUse?.offerId ?? [], ...lines.map(({ sale }) => sale?.id ?? [])].flat().map(wordOfOffer),
]

export const wordOfDocuments = (period: string): string => `documents:${period}`

const paperWordsOf = ({
  taxDocuments = [],
  collected,
}: Pick<Searched, 'taxDocuments' | 'collected'>): string[] => [
  ...(collected?.by === 'upi' ? [UPI_WORD] : []),
  ...taxDocuments
    .map(({ date }) => date.toDate())
    .flatMap((issued) => [monthOf(issued), financialYearOf(issued)])
    .map(wordOfDocuments),
]

/** The longest stored prefix of a word; further typed letters are ignored. */
const LONGEST = 12

/** Far more than an order within the shop's limits has; a longer order isn't found by its last products. */
const MAX_WORDS = 600

const OTHER_SIGNS = /[^\p{L}\p{M}\p{N}]+/gu

/** `KIT-7 (Steel)` gives kit7, steel, kit and 7. */
const wordsOf = (text: string): string[] =>
  plainDigits(text.normalize('NFKC').toWellFormed())
    .toLowerCase()
    .split(/\s+/u)
    .flatMap((part) => [part.replaceAll(OTHER_SIGNS, ''), ...part.split(OTHER_SIGNS)])

const beginningsOf = (word: string, from: number): string[] => {
  const signs = Array.from(word).slice(0, LONGEST)
  return signs.map((_, index) => signs.slice(0, index + 1).join('')).slice(from - 1)
}

const found = (texts: readonly (string | undefined)[], from: number): string[] =>
  texts.flatMap((text = '') => wordsOf(text)).flatMap((word) => beginningsOf(word, from))

/**
 * The prefixes by which an order is found, for `array-contains`: number, phones, names, city, PIN, then products and
 * SKUs.
 */
export const searchWordsOf = (order: Searched): string[] => {
  const { number, user, shippingAddress: to, lines } = order
  const [, letters] = number?.split('-') ?? []
  return [
    ...new Set([
      ...amountWordsOf(order),
      ...paperWordsOf(order),
      ...found([number, letters], 2),
      ...found([user.phone, to.phone, to.postalCode], 3),
      ...found([user.name, to.firstName, to.lastName, to.city], 2),
      ...found(
        lines.flatMap((line) => [line.sku, line.name, ...Object.values(namesOf(line))]),
        2,
      ),
    ]),
  ].slice(0, MAX_WORDS)
}

/** A phone number or its beginning, however it is written: +91 98765-43. */
const phoneDigits = (typed: string): string | undefined => {
  const plain = plainDigits(typed)
  if (!/^\s*\+?[\d\s().\p{Pd}]+$/u.test(plain)) return undefined
  const digits = plainPhone(plain).replaceAll(/\D/g, '')
  return plain.trim().startsWith('+91') && digits.startsWith('91') && digits.length !== 10
    ? digits.slice(2)
    : digits
}

/** The words that must all match, the longest first. Empty if there is nothing to search. */
export const searchedWords = (typed: string): string[] => {
  const whole = typedOrderNumber(typed) ?? phoneDigits(typed)
  const parts = whole === undefined ? typed.split(/\s+/u) : [whole]
  const words = parts.flatMap((part) => {
    const [joined = ''] = wordsOf(part)
    return joined === '' ? [] : [Array.from(joined).slice(0, LONGEST).join('')]
  })
  return [...new Set(words)].sort((one, other) => other.length - one.length)
}

import { fractionOf, numberOf } from '../vocabulary/number-words.ts'
import { AND_WORDS, ASKING_VERBS } from '../vocabulary/talk.ts'
import type { Token } from './tokens.ts'

/** From here on, a number without a unit is a price rather than a quantity: "400 wala". */
export const PRICE_FROM = 30

export const plainAt = (tokens: readonly Token[], at: number): string => tokens[at]?.plain ?? ''

/** Digits, a number word, a fraction: 2, do, dhai, २. */
export const numberAt = (tokens: readonly Token[], at: number): number | undefined => {
  const token = tokens[at]
  if (!token) return undefined
  if (token.digits !== undefined) return token.digits
  // "bhej do" is "send", and "do you have" is English.
  if (token.plain === 'do' || token.plain === 'दो') {
    if (ASKING_VERBS.has(plainAt(tokens, at - 1)) || /^(you|not|u)$/.test(plainAt(tokens, at + 1)))
      return undefined
  }
  return numberOf(token.plain) ?? fractionOf(token.plain)
}

export const isFraction = (tokens: readonly Token[], at: number): boolean =>
  fractionOf(plainAt(tokens, at)) !== undefined

/** The end of an "and a half" that begins here; `at` if there is none. */
export const endOfHalf = (tokens: readonly Token[], at: number): number => {
  const before = tokens[at - 1]
  const isBehindNumber = (before?.digits ?? numberOf(before?.plain ?? '')) !== undefined
  if (!isBehindNumber || !AND_WORDS.has(tokens[at]?.plain ?? '')) return at
  const end = tokens[at + 1]?.plain === 'a' ? at + 2 : at + 1
  return fractionOf(tokens[end]?.plain ?? '') === 0.5 ? end + 1 : at
}

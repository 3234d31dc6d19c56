import type { LineDoubt } from '@bartan/contract/orders/read-rules'
import { HARMLESS_WORDS } from '../vocabulary/context-words.ts'
import { ADDRESS_WORDS } from '../vocabulary/places.ts'
import { setOf } from '../vocabulary/plain-word.ts'
import { DOUBTFUL_WORDS } from '../vocabulary/talk.ts'
import { wordsOf } from './contact/stretches.ts'
import { isSpecification, type Line } from './line.ts'

/** The effect of words without goods on lines: on all, or on the neighbors. */
export type Effect = { all?: LineDoubt; near?: LineDoubt; isUnknown: boolean }

/** Words of addresses that also occur in sentences. */
const WEAK = setOf('address addr pata deliver near main house market block phase cross park po')

const isPlace = (row = ''): boolean =>
  wordsOf(row).some((word) => ADDRESS_WORDS.has(word) && !WEAK.has(word))

/** A row of an address, or the name above it. */
export const isOfAddress = (rows: readonly string[], at: number): boolean =>
  isPlace(rows[at]) || (isPlace(rows[at + 1]) && wordsOf(rows[at] ?? '').length <= 3)

/**
 * A stretch without goods. A word that declines or asks is about the whole list, and so may be an unknown word:
 * "missing:", "next month", "I'll confirm". A number, size or color may belong to a line nearby.
 */
export const effectOnLines = (line: Line, rows: readonly string[]): Effect => {
  const { requested, hints } = line
  const isUnknown = hints.words.some(
    ({ isLight, token }) => !isLight && !HARMLESS_WORDS.has(token.plain),
  )
  const isAddress = isOfAddress(rows, requested.row)
  // "Flat no 12" declines nothing.
  const isDoubt = requested.words.some(
    ({ plain }) => DOUBTFUL_WORDS.has(plain) && !(isAddress && plain === 'no'),
  )
  if (isAddress && !isDoubt) return { isUnknown }
  const isNear = requested.isQuestion || requested.isCounted || isSpecification(line)
  return {
    isUnknown,
    ...(isDoubt ? { all: 'maybe_not_ordered' } : isUnknown && { all: 'words_unknown' }),
    ...(isNear && { near: 'maybe_not_ordered' }),
  }
}

/** Words before or after the goods that aren't part of them; in a one-row list they may be about all of it. */
export const wordsAround = ({
  requested,
  hints,
  found,
}: Line): { lead: boolean; trail: boolean } => {
  const wordMatches = found.matches[0]?.wordMatches.anyBits ?? 0
  const names = hints.words.filter(({ isLight }, at) => isLight || (wordMatches >> at) & 1)
  const isName = new Set(names.map(({ token }) => token))
  const unknown = hints.words.flatMap(({ token }) => (isName.has(token) ? [] : [token]))
  const strange = [...unknown, ...requested.words.filter(({ plain }) => DOUBTFUL_WORDS.has(plain))]
  const first = names[0]?.token.from ?? Infinity
  const last = names.at(-1)?.token.from ?? -Infinity
  return {
    lead: strange.some(({ from }) => from < first),
    trail: strange.some(({ from }) => from > last),
  }
}

/** Words that merely resemble goods ("wait", "ruko") are rather talk. */
export const isChatterWord = ({ requested, hints, found }: Line): boolean =>
  ((found.matches[0]?.wordMatches.firmBits ?? 0) & found.nouns) === 0 &&
  !requested.isCounted &&
  hints.words.length === 1 &&
  requested.measures.length === 0

type Placed = { row: number; lead: boolean; trail: boolean }

/** Rows in which words other than goods begin or end a list. */
export const rowsAround = (lines: readonly Placed[]): ReadonlySet<number> => {
  const rows = Map.groupBy(lines, ({ row }) => row)
  return new Set(
    [...rows].flatMap(([row, own]) => (own[0]?.lead || own.at(-1)?.trail ? [row] : [])),
  )
}

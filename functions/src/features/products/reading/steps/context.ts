import type { ReadDoubt } from '@bartan/contract/orders/read-rules'
import { ASIDE } from '../vocabulary/context-words.ts'
import { ADDRESS_WORDS } from '../vocabulary/places.ts'
import { setOf } from '../vocabulary/plain-word.ts'
import { DOUBTFUL } from '../vocabulary/talk.ts'
import { wordsOf } from './contact/stretches.ts'
import type { Line } from './line.ts'
import { isSpecification } from './line.ts'

/** The effect of words without goods on lines: on all, or on the neighbors. */
export type Effect = { all?: ReadDoubt; near?: ReadDoubt; isUnknown: boolean }

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
export const effectOf = (line: Line, rows: readonly string[]): Effect => {
  const { ask, hints } = line
  const isUnknown = hints.words.some(({ isLight, said }) => !isLight && !ASIDE.has(said.plain))
  const isAddress = isOfAddress(rows, ask.row)
  // "Flat no 12" declines nothing.
  const isDoubt = ask.words.some(
    ({ plain }) => DOUBTFUL.has(plain) && !(isAddress && plain === 'no'),
  )
  if (isAddress && !isDoubt) return { isUnknown }
  const isNear = ask.isQuestion || ask.isCounted || isSpecification(line)
  return {
    isUnknown,
    ...(isDoubt ? { all: 'maybe_not_ordered' } : isUnknown && { all: 'words_unknown' }),
    ...(isNear && { near: 'maybe_not_ordered' }),
  }
}

/** Words before or after the goods that aren't part of them; in a one-row list they may be about all of it. */
export const wordsAround = ({ ask, hints, found }: Line): { lead: boolean; trail: boolean } => {
  const met = found.matches[0]?.met.somehow ?? 0
  const names = hints.words.filter(({ isLight }, at) => isLight || (met >> at) & 1)
  const isName = new Set(names.map(({ said }) => said))
  const unknown = hints.words.flatMap(({ said }) => (isName.has(said) ? [] : [said]))
  const strange = [...unknown, ...ask.words.filter(({ plain }) => DOUBTFUL.has(plain))]
  const first = names[0]?.said.from ?? Infinity
  const last = names.at(-1)?.said.from ?? -Infinity
  return {
    lead: strange.some(({ from }) => from < first),
    trail: strange.some(({ from }) => from > last),
  }
}

/** Words that merely resemble goods ("wait", "ruko") are rather talk. */
export const isChatterWord = ({ ask, hints, found }: Line): boolean =>
  ((found.matches[0]?.met.firmly ?? 0) & found.nouns) === 0 &&
  !ask.isCounted &&
  hints.words.length === 1 &&
  ask.measures.length === 0

type Placed = { row: number; lead: boolean; trail: boolean }

/** Rows in which words other than goods begin or end a list. */
export const rowsAround = (lines: readonly Placed[]): ReadonlySet<number> => {
  const rows = Map.groupBy(lines, ({ row }) => row)
  return new Set(
    [...rows].flatMap(([row, own]) => (own[0]?.lead || own.at(-1)?.trail ? [row] : [])),
  )
}

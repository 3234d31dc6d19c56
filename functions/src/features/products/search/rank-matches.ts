import type { Bitset } from '../index/bitset.ts'
import { GRADES, MAX_POINTS, POINTS } from './grades.ts'
import { NAMED, OF_KIND } from './kinds-in-words.ts'
import type { Match } from './meanings.ts'
import { FIELD } from './postings.ts'

/** Space for the points of every slot, allocated once and cleared after use: a search allocates nothing per product. */
export class Scratch {
  best = new Uint16Array(0)
  total = new Uint16Array(0)
  hits = new Uint8Array(0)
  inName = new Uint8Array(0)
  isHead = new Uint8Array(0)
  touched = new Uint32Array(0)

  fit(capacity: number): void {
    if (this.best.length >= capacity) return
    const room = Math.ceil(capacity * 1.25)
    this.best = new Uint16Array(room)
    this.total = new Uint16Array(room)
    this.hits = new Uint8Array(room)
    this.inName = new Uint8Array(room)
    this.isHead = new Uint8Array(room)
    this.touched = new Uint32Array(room)
  }

  wipe(): void {
    this.best.fill(0)
    this.total.fill(0)
    this.hits.fill(0)
    this.inName.fill(0)
    this.isHead.fill(0)
  }
}

/**
 * Sums per product the best match of each word of the query. Afterwards `hits` has the number of matched words, and
 * `inName` how many of them are words of the name or synonyms. Returns for each word the number of products it reached.
 */
export const scoreMatches = (
  scratch: Scratch,
  words: readonly ScoredWord[],
  head?: ScoredWord,
): number[] => {
  markHeads(scratch, head)
  return words.map(({ matches, share, isOptional }) => {
    const { best, total, hits, touched } = scratch
    const reached = bestOf(scratch, matches)
    for (let at = 0; at < reached; at++) {
      const slot = touched[at] ?? 0
      total[slot] = (total[slot] ?? 0) + Math.round((best[slot] ?? 0) * share)
      if (!isOptional) hits[slot] = (hits[slot] ?? 0) + 1
      best[slot] = 0
    }
    return reached
  })
}

/** Marks the products whose head noun is the word of the wanted kind. */
const markHeads = ({ isHead }: Scratch, head: ScoredWord | undefined): void => {
  for (const { grade, postings } of head?.matches ?? []) {
    if (grade !== 'exact' && grade !== 'synonym') continue
    for (const entry of postings.entries) if ((entry & FIELD.head) !== 0) isHead[entry >>> 8] = 1
  }
}

export type ScoredWord = {
  matches: readonly Match[]
  /** The share of its points that counts: 0 to 1. */
  share: number
  /** Products need not match it. */
  isOptional: boolean
}

/** Writes a word's best match with each product to `best`, the products to `touched`; returns their number. */
const bestOf = ({ best, inName, touched }: Scratch, matches: readonly Match[]): number => {
  let reached = 0
  for (const { postings, grade, fields } of inOrderOfGrade(matches)) {
    const points = POINTS[grade]
    const isWord = grade === 'exact' || grade === 'synonym'
    const entries = postings.entries
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at] ?? 0
      const met = entry & fields
      const worth = points[met & 255] ?? 0
      const slot = entry >>> 8
      const before = best[slot] ?? 0
      if (worth <= before) continue
      if (before === 0) touched[reached++] = slot
      if (isWord && before === 0 && (met & FIELD.name) !== 0) inName[slot] = (inName[slot] ?? 0) + 1
      best[slot] = worth
    }
  }
  return reached
}

/** The best meaning first, so that a product's first hit shows whether its name has the word. */
const inOrderOfGrade = (word: readonly Match[]): Match[] =>
  GRADES.flatMap((grade) => word.filter((match) => match.grade === grade))

const COVERAGE = 9
const WHOLE_NAME = 200

/**
 * Slots with at least `needed` matching words, most points first; ties in the order of `ties`. A counting sort: one
 * pass over the catalog, and one over the hits. Those that are of the asked kind, or have all words in the name,
 * are added to `meant`, if anybody asks.
 */
export const rankHits = (
  { total, hits, inName, isHead, best: scores, touched: inTies }: Scratch,
  { needed, words, nameLength, kinds, nearness, ties, meant }: Ranking,
): Uint32Array => {
  const mostOfWords = words * MAX_POINTS + COVERAGE + WHOLE_NAME
  // What is of the wanted kind stands before everything else, and what is near to it before the rest.
  const kindPoints = mostOfWords + 1
  const most = mostOfWords + OF_KIND * kindPoints
  const starts = new Uint32Array(most + 2)
  // The lexicon knows better than a head noun what a product is.
  const nearnessOf = (slot: number): number => {
    const kind = kinds[slot] ?? 0
    if (nearness && kind > 0) return nearness[kind] ?? 0
    return isHead[slot] === 1 ? OF_KIND : inName[slot] === words ? NAMED : 0
  }
  const scoreOf = (slot: number): number => {
    const named = inName[slot] ?? 0
    const nearnessToKind = nearnessOf(slot)
    if (named === words || nearnessToKind === OF_KIND) meant?.add(slot)
    const length = nameLength[slot] ?? 0
    const whole = named === words && named === length ? WHOLE_NAME : 0
    const coverage = length > 0 ? Math.floor((COVERAGE * Math.min(named, length)) / length) : 0
    return (total[slot] ?? 0) + coverage + whole + nearnessToKind * kindPoints
  }
  let found = 0
  for (let at = 0; at < ties.length; at++) {
    const slot = ties[at] ?? 0
    if ((hits[slot] ?? 0) < needed) continue
    const place = most - scoreOf(slot)
    // The points of single words are summed up by now, so their room is free.
    scores[slot] = place
    starts[place + 1] = (starts[place + 1] ?? 0) + 1
    inTies[found++] = slot
  }
  for (let place = 1; place < starts.length; place++)
    starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0)
  const ranked = new Uint32Array(found)
  for (let hit = 0; hit < found; hit++) {
    const slot = inTies[hit] ?? 0
    const place = scores[slot] ?? 0
    scores[slot] = 0
    const at = starts[place] ?? 0
    ranked[at] = slot
    starts[place] = at + 1
  }
  return ranked
}

type Ranking = {
  /** How many of the query's `words` must match. */
  needed: number
  words: number
  /** Number of words in each product's name. */
  nameLength: Uint8Array
  /** Number of each product's kind. */
  kinds: Uint16Array
  /** By number of kind, how near it is to the asked one; undefined if the lexicon knows none. */
  nearness: Uint8Array | undefined
  /** Every product, in the order that breaks ties. */
  ties: Uint32Array
  meant: Bitset | undefined
}

import { POINTS } from './grades.ts'
import type { Lexicon } from './lexicon.ts'
import { matchWords } from './match-words.ts'
import type { Match } from './meanings.ts'
import { FIELD } from './postings.ts'
import type { Word } from './words.ts'

export type WordMatches = {
  slot: number
  /** Points of all words, by how and where each matched. */
  points: number
  /** Bits of the words that are words of its name or labels, or synonyms. */
  firmBits: number
  /** Bits of those that its name or labels contain literally. */
  exactBits: number
  /** Bits of words matched by a guess, a prefix, or the description. */
  anyBits: number
}

/** Further words have no bit. */
export const MAX_WORDS = 16
/** The most products returned for one line. */
const MAX_PRODUCTS = 24
/** A word of most products says little. */
const COMMON_SHARE = 0.6
const LIGHT_SHARE = 0.15
const NAMED = FIELD.name | FIELD.label
const WORDS = ~FIELD.choice & 255

/** Sums per slot; allocated once, and cleared after each line. */
class Scratch {
  points = new Float32Array(0)
  best = new Uint16Array(0)
  firmBits = new Uint16Array(0)
  exactBits = new Uint16Array(0)
  anyBits = new Uint16Array(0)
  /** Slots with points, and slots named by a word. */
  scored = new Uint32Array(0)
  named = new Uint32Array(0)

  fit(capacity: number): void {
    if (this.points.length >= capacity) return
    const size = Math.ceil(capacity * 1.25)
    this.points = new Float32Array(size)
    this.best = new Uint16Array(size)
    this.firmBits = new Uint16Array(size)
    this.exactBits = new Uint16Array(size)
    this.anyBits = new Uint16Array(size)
    this.scored = new Uint32Array(size)
    this.named = new Uint32Array(size)
  }
}

type AskedWord = { word: Word; isLight: boolean }

/** Finds the products that a line's words may mean. */
export class ProductMatcher {
  readonly #scratch = new Scratch()
  #scored = 0
  #named = 0

  /**
   * Best first. Light words (a color, "set") sort the products but name none. `isAll` is false if more products match
   * all other words.
   */
  match(
    lexicon: Lexicon,
    words: readonly AskedWord[],
    capacity: number,
  ): { wordMatches: WordMatches[]; isAll: boolean } {
    const scratch = this.#scratch
    scratch.fit(capacity)
    const asked = words.slice(0, MAX_WORDS)
    const stems = asked.map(({ word }) => word)
    for (const [place, matches] of matchWords(lexicon, stems, false).entries())
      this.#add(matches, 1 << place, asked[place]?.isLight ? LIGHT_SHARE : 1)
    const needed = asked.reduce((bits, { isLight }, at) => (isLight ? bits : bits | (1 << at)), 0)
    const found = this.#best(needed)
    for (const slot of scratch.scored.subarray(0, this.#scored)) scratch.points[slot] = 0
    for (const slot of scratch.named.subarray(0, this.#named))
      scratch.firmBits[slot] = scratch.exactBits[slot] = scratch.anyBits[slot] = 0
    this.#scored = this.#named = 0
    return found
  }

  /** Adds one word's points to each product: the fewer products match it, the more. */
  #add(matches: readonly Match[], bit: number, share: number): void {
    const { points, best, firmBits, exactBits, anyBits, scored, named } = this.#scratch
    const slots: number[] = []
    for (const { postings, grade, fields } of matches) {
      const worth = POINTS[grade]
      const isSame = grade === 'exact' || grade === 'synonym'
      for (const entry of postings.entries) {
        const fieldBits = entry & fields
        const value = worth[fieldBits & 255] ?? 0
        if (value === 0) continue
        const slot = entry >>> 8
        const before = best[slot] ?? 0
        if (before === 0) slots.push(slot)
        if (value > before) best[slot] = value
        if ((fieldBits & WORDS) === 0) continue
        if (anyBits[slot] === 0) named[this.#named++] = slot
        anyBits[slot] = (anyBits[slot] ?? 0) | bit
        if (!isSame || (fieldBits & NAMED) === 0) continue
        firmBits[slot] = (firmBits[slot] ?? 0) | bit
        if (grade === 'exact') exactBits[slot] = (exactBits[slot] ?? 0) | bit
      }
    }
    const rarity = 1 - ((1 - COMMON_SHARE) * slots.length) / points.length
    for (const slot of slots) {
      if (points[slot] === 0) scored[this.#scored++] = slot
      points[slot] = (points[slot] ?? 0) + share * rarity * (best[slot] ?? 0)
      best[slot] = 0
    }
  }

  #best(needed: number): { wordMatches: WordMatches[]; isAll: boolean } {
    const { points, firmBits, exactBits, anyBits, named } = this.#scratch
    const slots = named.subarray(0, this.#named)
    const least = lowestOfBest(slots, points)
    const wordMatches: WordMatches[] = []
    let whole = 0
    for (const slot of slots) {
      const some = anyBits[slot] ?? 0
      if ((some & needed) === needed) whole++
      if (placeOf(points[slot] ?? 0) < least) continue
      wordMatches.push({
        slot,
        points: points[slot] ?? 0,
        firmBits: firmBits[slot] ?? 0,
        exactBits: exactBits[slot] ?? 0,
        anyBits: some,
      })
    }
    const best = wordMatches
      .toSorted((x, y) => y.points - x.points || x.slot - y.slot)
      .slice(0, MAX_PRODUCTS)
    const matched = best.filter((one) => (one.anyBits & needed) === needed).length
    return { wordMatches: best, isAll: matched === whole }
  }
}

/** Higher points count as equal. */
const MAX_POINTS = 2047
const placeOf = (points: number): number => Math.min(MAX_POINTS, Math.round(points))

/** The lowest points of the best MAX_PRODUCTS, by counting, because sorting all takes longer. */
const lowestOfBest = (slots: Uint32Array, points: Float32Array): number => {
  if (slots.length <= MAX_PRODUCTS) return 0
  const counts = new Uint32Array(MAX_POINTS + 1)
  for (const slot of slots) {
    const place = placeOf(points[slot] ?? 0)
    counts[place] = (counts[place] ?? 0) + 1
  }
  let above = 0
  for (let place = MAX_POINTS; place > 0; place--) {
    above += counts[place] ?? 0
    if (above >= MAX_PRODUCTS) return place
  }
  return 0
}

import type { Product } from '@bartan/contract/products/schema'
import {
  readSearchMeasures,
  type Measure,
} from '@bartan/contract/products/search-measure/read-measures'
import type { Synonym } from '@bartan/contract/settings/settings'
import { createCache } from '#platform/caches/create-cache.ts'
import { Bitset } from '../index/bitset.ts'
import { Codes, type CodeHits } from './codes.ts'
import { joinWords } from './join-words.ts'
import {
  kindAsked,
  kindNumberOf,
  kindsAlike,
  NAMED,
  nearnessTo,
  OF_KIND,
} from './kinds-in-words.ts'
import { wordsLeftOut } from './left-out.ts'
import { Lexicon } from './lexicon.ts'
import { ProductMatcher, type WordMatches } from './match-products.ts'
import { matchWords } from './match-words.ts'
import { MeasuredProducts } from './measured-products.ts'
import { nearestWord } from './nearest-word.ts'
import { FIELD } from './postings.ts'
import { queryWords, type QueryWord } from './query-words.ts'
import { rankHits, Scratch, scoreMatches, type ScoredWord } from './rank-matches.ts'
import { countNeeded, headOf, scoredWords, weightsForSome } from './scored-words.ts'
import { NOTHING, type SearchResult } from './search-result.ts'
import { OwnSynonyms } from './vocabulary/own-synonyms.ts'
import { codesOf, fieldsOfWords, searchedText } from './words-of-product.ts'
import { isFiller, wordsOf, type Word } from './words.ts'

// Further words are ignored: each costs a look-up.
const MAX_WORDS = 10

/**
 * Search over name, description, brand, category, material and collection (contract §3), facts, country of origin, SKUs
 * and GTINs (codes.ts).
 *
 * A product must match every word: as written, as a synonym, as a prefix, or, if nothing is spelled like that, with a
 * typo. If no product matches all words, typos, colors and sizes are allowed for every word. If that finds nothing,
 * products that match most words (at least half of those in the catalog) are shown. Results are sorted by field and
 * grade (grades.ts), then by how much of the name was asked for, then by popularity. Measures ("5 litre") aren't words:
 * products with them come first (measured-products.ts).
 */
export class ProductSearch {
  readonly #lexicon = new Lexicon()
  readonly #codes = new Codes()
  readonly #measured = new MeasuredProducts()
  readonly #scratch = new Scratch()
  readonly #matcher = new ProductMatcher()
  readonly #results = createCache<SearchResult>('searches', {
    bytesOf: ({ ranked, slots, leftOut, measures, meant }) =>
      measures.reduce(
        (sum, { any, whole }) => sum + any.byteLength + whole.byteLength,
        ranked.byteLength +
          slots.byteLength +
          (meant?.byteLength ?? 0) +
          2 * leftOut.join('').length,
      ),
  })
  #nameLength = new Uint8Array(0)
  /** Number of each product's kind. */
  #kinds = new Uint16Array(0)

  add(slot: number, product: Product): void {
    this.forgetRanking()
    const { found, nameLength, names } = fieldsOfWords(product)
    for (const { word, fields } of found.values()) this.#lexicon.add(word, slot, fields)
    this.#fit(slot)
    this.#nameLength[slot] = nameLength
    this.#kinds[slot] = kindNumberOf(names)
    for (const code of codesOf(product)) this.#codes.add(code, slot)
    this.#measured.add(slot, product)
  }

  #fit(slot: number): void {
    if (slot < this.#nameLength.length) return
    const capacity = Math.max(slot + 1, this.#nameLength.length * 2)
    const [lengths, kinds] = [new Uint8Array(capacity), new Uint16Array(capacity)]
    lengths.set(this.#nameLength)
    kinds.set(this.#kinds)
    this.#nameLength = lengths
    this.#kinds = kinds
  }

  delete(slot: number, product: Product): void {
    this.forgetRanking()
    this.#kinds[slot] = 0
    for (const stem of fieldsOfWords(product).found.keys()) this.#lexicon.delete(stem, slot)
    for (const code of codesOf(product)) this.#codes.delete(code, slot)
    this.#measured.delete(slot, product)
  }

  /** Most changes only affect stock or price, not the words. */
  replace(slot: number, before: Product, after: Product): void {
    if (searchedText(before) === searchedText(after)) return
    this.delete(slot, before)
    this.add(slot, after)
  }

  /** Call when the order that breaks ties has changed. */
  forgetRanking(): void {
    // Clearing an empty cache takes time, too, and this runs for every loaded product.
    if (this.#results.size > 0) this.#results.clear()
  }

  /** Sets the shop's own synonyms. */
  learn(synonyms: readonly Synonym[]): void {
    this.#lexicon.own = new OwnSynonyms(synonyms)
    this.forgetRanking()
  }

  /** A query's results; undefined (not empty) without a query. Marks alone find nothing. */
  find(query: string, popularity: Uint32Array): SearchResult | undefined {
    const { words: rest, measures } = readSearchMeasures(query)
    const words = queryWords(rest, MAX_WORDS)
    if (words.length === 0 && measures.length === 0)
      return query.trim() === '' ? undefined : { ...NOTHING, leftOut: [query.trim()] }
    const asked = { words, measures, unread: unreadOf(rest) }
    const codes = this.#codes.find(query)
    if (codes.exact.length === 0 && codes.beginning.length === 0)
      return this.#byText(asked, popularity)
    return withCodes(codes, () => this.#byText(asked, popularity).ranked)
  }

  #byText({ words, measures, unread }: Asked, popularity: Uint32Array): SearchResult {
    const key = JSON.stringify([
      // What is left out is told as it was typed.
      words.map(({ written, shown, isExtra }) => [written, shown, isExtra]),
      measures.map(({ label }) => label),
      unread,
    ])
    const cached = this.#results.get(key)
    if (cached) return cached
    const byWords =
      words.length > 0 ? this.#findJoined(words, popularity, measures.length > 0) : undefined
    const found =
      measures.length > 0
        ? this.#measured.first(measures, byWords, popularity)
        : (byWords ?? NOTHING)
    const isAnyFound = found.ranked.length > 0
    const missed = isAnyFound && byWords?.ranked.length === 0 ? words.map(({ shown }) => shown) : []
    const leftOut = [...new Set([...missed, ...found.leftOut, ...(isAnyFound ? unread : [])])]
    this.#results.set(key, { ...found, leftOut })
    return { ...found, leftOut }
  }

  /** Also searches for words written apart ("non stick") as one word. */
  #findJoined(words: readonly QueryWord[], ties: Uint32Array, isMeasured: boolean): SearchResult {
    const found = this.#find(words, ties, isMeasured)
    if (found.ranked.length > 0) return found
    const joined = joinWords(words)
    return joined.length < words.length ? this.#find(joined, ties, isMeasured) : found
  }

  #find(words: readonly QueryWord[], ties: Uint32Array, isMeasured: boolean): SearchResult {
    const scratch = this.#scratch
    scratch.fit(this.#nameLength.length)
    const kind = kindAsked(words)
    const nearness = kind === undefined ? undefined : nearnessTo(kind)
    const score = (matched: readonly ScoredWord[]): number[] => {
      scratch.wipe()
      return scoreMatches(scratch, matched, headOf(words, matched))
    }
    const hitBy = (needed: number, asked: readonly ScoredWord[]): SearchResult => {
      const meant = isMeasured ? new Bitset() : undefined
      const ranked = rankHits(scratch, {
        needed,
        words: words.length,
        nameLength: this.#nameLength,
        kinds: this.#kinds,
        nearness,
        ties,
        meant,
      })
      const slots = Bitset.of(ranked)
      const leftOut = wordsLeftOut(words, asked, { ranked, slots })
      return { ranked, slots, leftOut, measures: [], isByMeasure: false, meant }
    }
    const isAtLeast = (level: number, slot: number | undefined): boolean => {
      if (nearness === undefined || slot === undefined) return false
      const own = this.#kinds[slot] ?? 0
      return own === 0 ? scratch.isHead[slot] === 1 : (nearness[own] ?? 0) >= level
    }
    const isOfKind = (slot: number | undefined) => isAtLeast(OF_KIND, slot)
    let instead: SearchResult | undefined
    let matched: ScoredWord[] = []
    let reached: number[] = []
    for (const widely of [false, true]) {
      matched = scoredWords(words, matchWords(this.#lexicon, words, widely))
      reached = score(matched)
      const found = hitBy(countNeeded(matched), matched)
      if (found.ranked.length === 0) continue
      if (nearness === undefined || isAtLeast(NAMED, found.ranked[0])) return found
      instead ??= found
      break
    }
    matched = weightsForSome(words, matched, reached)
    score(matched)
    const known = countNeeded(matched.filter((_, place) => reached[place]))
    for (let needed = countNeeded(matched); needed >= Math.max(1, known / 2); needed--) {
      const found = hitBy(needed, matched)
      if (instead === undefined && found.ranked.length > 0) return found
      if (instead === undefined || !isOfKind(found.ranked[0])) continue
      // What was asked for, if without a word about it, stands before all that has the words and is something else.
      const asked = found.ranked.filter(isOfKind)
      const ranked = Uint32Array.from([...asked, ...instead.ranked])
      const slots = Bitset.of(ranked)
      return { ...found, ranked, slots, leftOut: wordsLeftOut(words, matched, { ranked, slots }) }
    }
    return instead ?? NOTHING
  }

  byCode(code: string): readonly number[] {
    return this.#codes.find(code).exact
  }

  /** The products that these words may mean, with each word's match, to separate certain from likely. */
  match(words: readonly { word: Word; isLight: boolean }[]): {
    wordMatches: WordMatches[]
    isAll: boolean
  } {
    return this.#matcher.match(this.#lexicon, words, this.#nameLength.length)
  }

  /** The query with unknown words replaced by the nearest words of the catalog; undefined if that finds nothing. */
  didYouMean(query: string, popularity: Uint32Array): string | undefined {
    const { words: rest, measures } = readSearchMeasures(query)
    const words = queryWords(rest, MAX_WORDS)
    const spelled = words.map((word) =>
      matchWords(this.#lexicon, [word], false)[0]?.length
        ? word.shown
        : nearestWord(this.#lexicon, word),
    )
    const suggestion = spelled.filter((word) => word !== undefined).join(' ')
    if (suggestion === '' || suggestion === words.map(({ shown }) => shown).join(' '))
      return undefined
    const whole = [suggestion, ...measures.map(({ label }) => label)].join(' ')
    return this.find(whole, popularity)?.ranked.length ? whole : undefined
  }

  /** Calls back for each product of the same kind, or of a narrower or wider one. */
  forEachOfKind(own: number, visit: (slot: number) => void): void {
    const isAlike = kindsAlike(this.#kinds[own] ?? 0)
    for (const [slot, kind] of this.#kinds.entries()) if (isAlike[kind] === 1) visit(slot)
  }

  /** Calls back for each product that shares a word of this one's name, once per shared word. */
  forEachSharingNameWord(product: Product, most: number, visit: (slot: number) => void): void {
    const stems = new Set(wordsOf(product.name).map(({ stem }) => stem))
    for (const stem of [...stems].filter((word) => !isFiller(word)).slice(0, most)) {
      for (const entry of this.#lexicon.get(stem)?.postings.entries ?? [])
        if (entry & FIELD.name) visit(entry >>> 8)
    }
  }
}

type Asked = {
  words: readonly QueryWord[]
  measures: readonly Measure[]
  /** What follows the last searched word. */
  unread: readonly string[]
}

const unreadOf = (query: string): string[] =>
  wordsOf(query)
    .slice(MAX_WORDS)
    .filter(({ stem }) => !isFiller(stem))
    .map(({ shown }) => shown)

/** A whole code means that product only; a prefix, or one that resembles a word, may be a word as well. */
const withCodes = (
  { exact, beginning, isCode }: CodeHits,
  byWords: () => Uint32Array,
): SearchResult => {
  const ranked = isCode
    ? [...exact, ...beginning, ...(exact.length > 0 ? [] : byWords())]
    : [...exact, ...byWords(), ...beginning]
  const slots = new Set(ranked)
  return { ...NOTHING, ranked: Uint32Array.from(slots), slots: Bitset.of(slots) }
}

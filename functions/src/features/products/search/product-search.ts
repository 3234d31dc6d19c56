import { descriptionsOf, namesOf } from '@bartan/contract/products/names'
import type { Product } from '@bartan/contract/products/schema'
import { createCache } from '#platform/caches/create-cache.ts'
import { Bitset } from '../index/bitset.ts'
import { Codes } from './codes.ts'
import type { CodeHits } from './codes.ts'
import { Lexicon } from './lexicon.ts'
import type { Term } from './lexicon.ts'
import { matchWords } from './match-words.ts'
import { FIELD } from './postings.ts'
import { rankHits, Scratch, scoreMatches } from './rank-matches.ts'
import type { ScoredWord } from './rank-matches.ts'
import { textOfFact } from './text-of-fact.ts'
import { countNeeded, ofSome, scoredWords } from './scored-words.ts'
import { headOf, isFiller, wordsOf } from './words.ts'
import type { Word } from './words.ts'

export type Found = {
  /** Best first. */
  ranked: Uint32Array
  slots: Bitset
}

// A query is shown, cached and processed word by word; nobody types more.
const MOST_WORDS = 10
const NOTHING: Found = { ranked: new Uint32Array(0), slots: new Bitset() }

/**
 * Search over name, description, brand, category, material and collection (contract §3), facts, country of origin, SKUs and GTINs (codes.ts).
 *
 * A product is found if every word matches it: as written, as a synonym, as the beginning of a word, or, if nothing
 * is spelled like that, with a typo. If no product matches all words, typos, colors and sizes are allowed for every
 * word, and then products that match most words (at least half of those that the catalog knows) are shown. They are ordered by field and grade
 * (grades.ts), then by how much of the name was asked for, then by popularity.
 */
export class ProductSearch {
  readonly #lexicon = new Lexicon()
  readonly #codes = new Codes()
  readonly #scratch = new Scratch()
  readonly #results = createCache<Found>('searches', {
    bytesOf: ({ ranked, slots }) => ranked.byteLength + slots.byteLength,
  })
  #nameLength = new Uint8Array(0)

  add(slot: number, product: Product): void {
    this.forgetRanking()
    const { found, nameLength } = fieldsOfWords(product)
    for (const { word, fields } of found.values()) this.#lexicon.add(word, slot, fields)
    if (slot >= this.#nameLength.length) {
      const longer = new Uint8Array(Math.max(slot + 1, this.#nameLength.length * 2))
      longer.set(this.#nameLength)
      this.#nameLength = longer
    }
    this.#nameLength[slot] = nameLength
    for (const code of codesOf(product)) this.#codes.add(code, slot)
  }

  delete(slot: number, product: Product): void {
    this.forgetRanking()
    for (const stem of fieldsOfWords(product).found.keys()) this.#lexicon.delete(stem, slot)
    for (const code of codesOf(product)) this.#codes.delete(code, slot)
  }

  /** Most changes only concern stock or price, and leave the words alone. */
  replace(slot: number, before: Product, after: Product): void {
    if (searchedText(before) === searchedText(after)) return
    this.delete(slot, before)
    this.add(slot, after)
  }

  /** To be called when the order that breaks ties has changed. */
  forgetRanking(): void {
    // Emptying it takes a while, and every product that is loaded comes by here.
    if (this.#results.size > 0) this.#results.clear()
  }

  /** What a query finds; undefined (not an empty list) for a query without any words. */
  find(query: string, popularity: Uint32Array): Found | undefined {
    const words = significant(query)
    if (words.length === 0) return undefined
    const codes = this.#codes.find(query)
    if (codes.exact.length === 0 && codes.begun.length === 0)
      return this.#byWords(words, popularity)
    return withCodes(codes, () => this.#byWords(words, popularity).ranked)
  }

  #byWords(words: readonly Word[], popularity: Uint32Array): Found {
    const key = words.map(({ written }) => written).join(' ')
    const cached = this.#results.get(key)
    if (cached) return cached
    const found = this.#find(words, popularity)
    this.#results.set(key, found)
    return found
  }

  #find(words: readonly Word[], ties: Uint32Array): Found {
    const scratch = this.#scratch
    scratch.fit(this.#nameLength.length)
    const score = (matched: readonly ScoredWord[]): number[] => {
      scratch.wipe()
      return scoreMatches(scratch, matched)
    }
    const hitBy = (needed: number): Found => {
      const ranking = { needed, words: words.length, nameLength: this.#nameLength, ties }
      const ranked = rankHits(scratch, ranking)
      return { ranked, slots: Bitset.of(ranked) }
    }
    let matched: ScoredWord[] = []
    let reached: number[] = []
    for (const widely of [false, true]) {
      matched = scoredWords(words, matchWords(this.#lexicon, words, widely))
      reached = score(matched)
      const found = hitBy(countNeeded(matched))
      if (found.ranked.length > 0) return found
    }
    matched = ofSome(words, matched, reached)
    score(matched)
    const known = countNeeded(matched.filter((_, place) => reached[place]))
    for (let needed = countNeeded(matched); needed >= Math.max(1, known / 2); needed--) {
      const found = hitBy(needed)
      if (found.ranked.length > 0) return found
    }
    return NOTHING
  }

  /**
   * The query with its unknown words replaced by the nearest words of the catalog; undefined if that finds nothing.
   */
  didYouMean(query: string, popularity: Uint32Array): string | undefined {
    const words = significant(query)
    const spelled = words.map((word) =>
      matchWords(this.#lexicon, [word], false)[0]?.length ? word.shown : this.#nearest(word.stem),
    )
    const suggestion = spelled.filter((word) => word !== undefined).join(' ')
    if (suggestion === '' || suggestion === words.map(({ shown }) => shown).join(' '))
      return undefined
    return this.find(suggestion, popularity)?.ranked.length ? suggestion : undefined
  }

  /** Calls back for each product that shares a word of this one's name, once per shared word. */
  forEachSharingNameWord(product: Product, most: number, visit: (slot: number) => void): void {
    const stems = new Set(wordsOf(product.name).map(({ stem }) => stem))
    for (const stem of [...stems].filter((word) => !isFiller(word)).slice(0, most)) {
      for (const entry of this.#lexicon.get(stem)?.postings.entries ?? [])
        if (entry & FIELD.name) visit(entry >>> 8)
    }
  }

  #nearest(stem: string): string | undefined {
    return this.#lexicon
      .near(stem, farthestSpelling(stem))
      .filter(({ term }) => namesWith(term) > 0 && !isFiller(term.stem))
      .filter(({ term, distance }) => distance < 2 || term.stem[0] === stem[0])
      .map(({ term, distance }) => ({ term, distance, names: namesWith(term) }))
      .sort((a, b) => a.distance - b.distance || b.names - a.names)
      .at(0)?.term.shown
  }
}

const namesWith = ({ postings }: Term) =>
  postings.entries.reduce((count, entry) => count + (entry & FIELD.name), 0)

/** A suggestion may be further off than a typo that search corrects by itself: the shopper is asked. */
const farthestSpelling = (word: string) => (word.length < 4 ? 1 : word.length < 8 ? 2 : 3)

const significant = (query: string): Word[] => {
  const words = wordsOf(query).slice(0, MOST_WORDS)
  const telling = words.filter(({ stem }) => !isFiller(stem))
  return telling.length > 0 ? telling : words
}

/** A whole code means that product alone; a mere beginning, or what is like any word, may be a word as well. */
const withCodes = ({ exact, begun, isCode }: CodeHits, byWords: () => Uint32Array): Found => {
  const ranked = isCode
    ? [...exact, ...begun, ...(exact.length > 0 ? [] : byWords())]
    : [...exact, ...byWords(), ...begun]
  const slots = new Set(ranked)
  return { ranked: Uint32Array.from(slots), slots: Bitset.of(slots) }
}

const codesOf = ({ sku, variants = [] }: Product): string[] => [
  sku,
  ...variants.flatMap((variant) => [variant.sku, ...(variant.gtin ? [variant.gtin] : [])]),
]

const searchedText = (product: Product): string =>
  [
    product.name,
    ...Object.values(namesOf(product)),
    product.description,
    ...Object.values(descriptionsOf(product)),
    product.brand,
    product.category,
    product.material,
    product.collection,
    product.declarations?.countryOfOrigin,
    ...(product.facts ?? []).map(textOfFact),
    '',
    ...product.colors,
    '',
    ...product.sizes,
    '',
    ...codesOf(product),
  ].join('\n')

/** Each word of a product by its stem, with the fields that contain it; and the number of words in its name. */
const fieldsOfWords = (product: Product) => {
  const found = new Map<string, { word: Word; fields: number }>()
  const put = (words: readonly Word[], field: number) => {
    for (const word of words) {
      const known = found.get(word.stem)
      if (known) known.fields |= field
      else found.set(word.stem, { word, fields: field })
    }
  }
  const putName = (text: string) => {
    const name = wordsOf(text)
    put(name, FIELD.name)
    put(name.slice(0, 1), FIELD.first)
    put(name.slice(headOf(name)).slice(0, 1), FIELD.head)
  }
  putName(product.name)
  const nameLength = Math.min(255, found.size)
  for (const name of Object.values(namesOf(product))) putName(name)
  for (const label of [product.brand, product.category, product.material, product.collection])
    put(wordsOf(label), FIELD.label)
  put(wordsOf(product.description), FIELD.description)
  for (const text of Object.values(descriptionsOf(product))) put(wordsOf(text), FIELD.description)
  put(wordsOf(product.declarations?.countryOfOrigin ?? ''), FIELD.description)
  for (const fact of product.facts ?? []) put(wordsOf(textOfFact(fact)), FIELD.description)
  for (const choice of [...product.colors, ...product.sizes]) put(wordsOf(choice), FIELD.choice)
  return { found, nameLength }
}

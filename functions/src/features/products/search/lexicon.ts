import SearchableMap from 'minisearch/SearchableMap'
import { Postings } from './postings.ts'
import { OwnSynonyms } from './vocabulary/own-synonyms.ts'
import { synonymsOf, synonymWords, type Phrase, type Synonyms } from './vocabulary/synonyms.ts'
import { isNumber, type Word } from './words.ts'

/**
 * The common sound of two spellings: सेलो (selo) and Cello, ओमैक्स (omaiks) and Omax. English spelling is brought close
 * to its pronunciation; only consonants remain.
 */

const SPOKEN: [RegExp, string][] = [
  [/^kn/, 'n'],
  [/tch/g, 'ch'],
  [/[st]ion/g, 'shan'],
  [/dge|ge$/g, 'j'],
  [/ck/g, 'k'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  // People often confuse aspirated and plain consonants.
  [/(?<=[bcdgjkst])h+/g, ''],
  [/(.)\1+/g, '$1'],
]

const VOWELS = /[aeiouy]/g

/** A word's consonants as they sound, for Latin letters. */
const soundKey = (word: string): string => {
  const spoken = SPOKEN.reduce((text, [letters, sound]) => text.replace(letters, sound), word)
  return spoken.replace(VOWELS, '').replaceAll(/(.)\1+/g, '$1')
}

/** A word that occurs in the catalog or the list of synonyms. */
export type Term = {
  stem: string
  /** The word as first written. */
  shown: string
  postings: Postings
  synonyms: Synonyms
}

/**
 * All known words in one radix tree, which finds near spellings and continuations without visiting the others.
 *
 * The tree is MiniSearch's SearchableMap. MiniSearch itself was tried and rejected. "mug" also found the jug (it adds
 * typos to exact hits), and the Bottle Brush ranked level with bottles. Every hit becomes an object, so a query at
 * 10,000 products took 3 to 26 ms of CPU and the index 70 MB. This takes 0.3 to 0.5 ms and 7 MB.
 */
export class Lexicon {
  /** Without numbers, of which a catalog may have one per product: 60 isn't a prefix of 600. */
  readonly #tree = new SearchableMap<Term>()
  /**
   * The same terms for look-ups of whole words: a hash is several times faster than the tree. Bounded by the catalog.
   */
  readonly #terms = new Map<string, Term>()
  /** Bounded by the catalog. */
  readonly #bySound = new Map<string, Set<Term>>()
  /** Kept until a product's words change: a kind of goods has dozens of names. */
  #phrases: WeakMap<Phrase, Postings> | undefined
  own = new OwnSynonyms()

  constructor() {
    for (const word of synonymWords()) this.#term(word)
  }

  add(word: Word, slot: number, fields: number): void {
    this.#phrases = undefined
    this.#term(word).postings.put(slot, fields)
  }

  delete(stem: string, slot: number): void {
    const term = this.#terms.get(stem)
    if (!term) return
    this.#phrases = undefined
    term.postings.delete(slot)
    const { same, also } = term.synonyms
    if (term.postings.length + same.length + also.length > 0) return
    this.#terms.delete(stem)
    if (isNumber(stem)) return
    this.#tree.delete(stem)
    const sound = soundKey(stem)
    const alike = this.#bySound.get(sound)
    alike?.delete(term)
    if (alike?.size === 0) this.#bySound.delete(sound)
  }

  get(stem: string): Term | undefined {
    return this.#terms.get(stem)
  }

  /** Products with all words of a phrase, in the same field. */
  having(phrase: Phrase): Postings {
    const [first = '', ...others] = phrase
    const ofFirst = this.#terms.get(first)?.postings ?? new Postings()
    if (others.length === 0) return ofFirst
    this.#phrases ??= new WeakMap()
    const known = this.#phrases.get(phrase)
    if (known) return known
    const found = others.reduce(
      (both, stem) => both.and(this.#terms.get(stem)?.postings ?? new Postings()),
      ofFirst,
    )
    this.#phrases.set(phrase, found)
    return found
  }

  startingWith(start: string): Term[] {
    return [...this.#tree.atPrefix(start).values()]
  }

  /** Words within this many edits (a letter inserted, missing, wrong, or two swapped), with the number of edits. */
  near(word: string, edits: number): { term: Term; distance: number }[] {
    const found = new Map<Term, number>()
    for (const [term, distance] of this.#tree.fuzzyGet(word, edits).values())
      found.set(term, distance)
    // The tree counts a swap as two edits, but people make it as one slip.
    for (let at = 0; at + 1 < word.length; at++) {
      const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
      const term = this.#terms.get(swapped)
      if (term && term.stem !== word) found.set(term, 1)
    }
    return [...found].map(([term, distance]) => ({ term, distance }))
  }

  /** Words whose prefix differs by one letter (inserted, missing or wrong), but not the first. */
  startingNear(start: string): Term[] {
    return this.startingWith(start.slice(0, 1)).filter(({ stem }) =>
      [-1, 0, 1].some((more) => isOneEdit(start, stem.slice(0, start.length + more))),
    )
  }

  soundingLike(word: string): Term[] {
    return [...(this.#bySound.get(soundKey(word)) ?? [])]
  }

  #term({ stem, shown }: Word): Term {
    const known = this.#terms.get(stem)
    if (known) return known
    const term = { stem, shown, postings: new Postings(), synonyms: synonymsOf([stem]) }
    this.#terms.set(stem, term)
    if (isNumber(stem)) return term
    this.#tree.set(stem, term)
    const sound = soundKey(stem)
    const alike = this.#bySound.get(sound)
    if (alike) alike.add(term)
    else this.#bySound.set(sound, new Set([term]))
    return term
  }
}

/** Whether inserting, removing or changing one letter turns one word into the other. */
const isOneEdit = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  const rest = long.slice(same + 1)
  return short.slice(same) === rest || short.slice(same + 1) === rest
}

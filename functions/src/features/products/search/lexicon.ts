import SearchableMap from 'minisearch/SearchableMap'
import { Postings } from './postings.ts'
import { type Synonyms, synonymsOf, synonymWords } from './synonyms.ts'
import { isNumber, type Word } from './words.ts'

/** A word that the catalogue or the list of synonyms knows. */
export type Term = {
  stem: string
  /** As it was first written, for showing. */
  written: string
  postings: Postings
  synonyms: Synonyms
}

/**
 * Every known word in one radix tree, in which the near ones of a misspelt word and the continuations of a started one
 * are found without looking at the others.
 *
 * The tree is MiniSearch's SearchableMap. MiniSearch itself was measured and left aside (ADR 0010): its BM25 sums can
 * not promise "exact before prefix before typo, name before description", it keeps a Map entry per posting, and a
 * common word costs an object per hit.
 */
export class Lexicon {
  /** Without the numbers, of which a catalogue may have one per product: nobody means 60 by 600. */
  readonly #tree = new SearchableMap<Term>()
  /** The same terms; asked for by the whole word, a hash is several times as quick as the tree. */
  readonly #terms = new Map<string, Term>()

  constructor() {
    for (const word of synonymWords()) this.#term(word)
  }

  add({ stem, written }: Word, slot: number, fields: number): void {
    this.#term({ stem, written }).postings.put(slot, fields)
  }

  delete(stem: string, slot: number): void {
    const term = this.#terms.get(stem)
    if (!term) return
    term.postings.delete(slot)
    const { same, also } = term.synonyms
    if (term.postings.length + same.length + also.length > 0) return
    this.#terms.delete(stem)
    if (!isNumber(stem)) this.#tree.delete(stem)
  }

  get(stem: string): Term | undefined {
    return this.#terms.get(stem)
  }

  startingWith(start: string): Term[] {
    return [...this.#tree.atPrefix(start).values()]
  }

  /** Words within so many edits (a letter too many, missing, wrong, or two swapped), with how many it takes. */
  near(word: string, edits: number): { term: Term; distance: number }[] {
    const found = new Map<Term, number>()
    for (const [term, distance] of this.#tree.fuzzyGet(word, edits).values())
      found.set(term, distance)
    // The tree counts a swap as two edits; people make it as one slip.
    for (let at = 0; at + 1 < word.length; at++) {
      const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
      const term = this.#terms.get(swapped)
      if (term && term.stem !== word) found.set(term, 1)
    }
    return [...found].map(([term, distance]) => ({ term, distance }))
  }

  #term({ stem, written }: Word): Term {
    const known = this.#terms.get(stem)
    if (known) return known
    const term = { stem, written, postings: new Postings(), synonyms: synonymsOf([stem]) }
    this.#terms.set(stem, term)
    if (!isNumber(stem)) this.#tree.set(stem, term)
    return term
  }
}

import type { Grade } from './grades.ts'
import type { Lexicon, Term } from './lexicon.ts'
import { Postings, TEXT_FIELDS } from './postings.ts'
import type { Phrase } from './vocabulary/synonyms.ts'

/** The products that a word refers to in one way; only hits in `fields` count. */
export type Match = { postings: Postings; grade: Grade; fields: number }

export const hasHits = ({ postings, fields }: Match): boolean =>
  postings.entries.some((entry) => (entry & fields) !== 0)

/** A known word and its synonyms; `cap` is the highest grade for synonyms. */
export const meanings = (lexicon: Lexicon, term: Term, own: Grade, cap?: Grade): Match[] => [
  ...[{ postings: term.postings, grade: own, fields: TEXT_FIELDS }].filter(hasHits),
  ...synonymsOfTerm(lexicon, term, cap),
]

export const synonymsOfTerm = (lexicon: Lexicon, { synonyms }: Term, cap?: Grade): Match[] => [
  ...phraseMatches(lexicon, synonyms.same, cap ?? 'synonym'),
  ...phraseMatches(lexicon, synonyms.also, cap ?? 'related'),
]

export const phraseMatches = (
  lexicon: Lexicon,
  all: readonly Phrase[],
  grade: Grade,
  fields = TEXT_FIELDS,
): Match[] =>
  all.map((phrase) => ({ postings: havingAll(lexicon, phrase), grade, fields })).filter(hasHits)

const havingAll = (lexicon: Lexicon, phrase: Phrase): Postings => {
  const [first = new Postings(), ...others] = phrase.map(
    (stem) => lexicon.get(stem)?.postings ?? new Postings(),
  )
  return others.reduce((found, postings) => found.and(postings), first)
}

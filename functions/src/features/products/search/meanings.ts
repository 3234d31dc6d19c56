import type { Grade } from './grades.ts'
import type { Lexicon, Term } from './lexicon.ts'
import { TEXT_FIELDS, type Postings } from './postings.ts'
import type { Phrase } from './vocabulary/synonyms.ts'

/** The products that a word refers to in one way; only hits in `fields` count. */
export type Match = { postings: Postings; grade: Grade; fields: number }

export const hasHits = ({ postings, fields }: Match): boolean => postings.isIn(fields)

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
  all.map((phrase) => ({ postings: lexicon.having(phrase), grade, fields })).filter(hasHits)

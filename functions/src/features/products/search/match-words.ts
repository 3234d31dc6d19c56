import type { Grade } from './grades.ts'
import { lettersApart } from './letters-apart.ts'
import type { Lexicon, Term } from './lexicon.ts'
import { FIELD, Postings, TEXT_FIELDS } from './postings.ts'
import { LONGEST_PHRASE, type Phrase, synonymsOf } from './synonyms.ts'
import { loansBeginning } from './transliterate.ts'
import { isNumber, type Word } from './words.ts'

/** Products that a word of the query means, in one way; only hits in `fields` count. */
export type Match = { postings: Postings; grade: Grade; fields: number }

const NAMES = FIELD.name | FIELD.head | FIELD.first
const LABELS = TEXT_FIELDS & ~FIELD.description
const DESCRIPTIONS_FROM = 3
// A shorter start of a word would open the synonyms of half the alphabet.
const SYNONYMS_FROM = 4
const TYPO_FROM = 4
const TWO_TYPOS_FROM = 8
const PART_FROM = 3

const hasHits = ({ postings, fields }: Match) =>
  postings.entries.some((entry) => (entry & fields) !== 0)

/**
 * For each word of the query, what it may mean. Generous only as far as needed: a typo is considered where nothing is
 * written or begins like that (or `widely`, when the words together found nothing), so that "mug" shows no jugs.
 */
export const matchWords = (
  lexicon: Lexicon,
  words: readonly Word[],
  widely: boolean,
): Match[][] => {
  const matches = words.map((word) => written(lexicon, word))
  addPhrases(lexicon, words, matches)
  for (const [place, word] of words.entries()) {
    const { stem } = word
    const mine = matches[place] ?? []
    if (mine.length === 0 || widely) mine.push(...asChoice(lexicon, stem))
    if (mine.length === 0) mine.push(...inParts(lexicon, stem))
    // Not every product that Cello makes has its name in Hindi.
    mine.push(...soundingAlike(lexicon, word, mine.length === 0 ? TEXT_FIELDS : FIELD.label))
    if (mine.length === 0 || widely) mine.push(...misspelt(lexicon, stem, widely))
    if (mine.length === 0) mine.push(...begunWithTypo(lexicon, stem))
  }
  return matches
}

/** The word as it stands, its synonyms, and what it may be the beginning of. */
const written = (lexicon: Lexicon, word: Word): Match[] => {
  const term = lexicon.get(word.stem)
  const matches = term ? meanings(lexicon, term, 'exact') : []
  if (isNumber(word.written)) return matches
  // "cup" also finds the Cupboard Organiser, after all cups, but no text that speaks of cupboards.
  const isShort = word.shown.length < DESCRIPTIONS_FROM
  const fields = matches.length > 0 ? NAMES : isShort ? LABELS : TEXT_FIELDS
  const grade = isShort ? 'initial' : 'prefix'
  const borrowed = loansBeginning(word.shown).flatMap((loan) => lexicon.get(loan) ?? [])
  for (const longer of new Set([...lexicon.startingWith(word.written), ...borrowed])) {
    if (longer === term) continue
    const found: Match = { postings: longer.postings, grade, fields }
    if (hasHits(found)) matches.push(found)
    if (!term && word.written.length >= SYNONYMS_FROM)
      matches.push(...synonymsOfTerm(lexicon, longer, 'guess'))
  }
  return matches
}

const meanings = (lexicon: Lexicon, term: Term, own: Grade, cap?: Grade): Match[] => [
  ...[{ postings: term.postings, grade: own, fields: TEXT_FIELDS }].filter(hasHits),
  ...synonymsOfTerm(lexicon, term, cap),
]

const synonymsOfTerm = (lexicon: Lexicon, { synonyms }: Term, cap?: Grade): Match[] => [
  ...phrases(lexicon, synonyms.same, cap ?? 'synonym'),
  ...phrases(lexicon, synonyms.also, cap ?? 'related'),
]

const phrases = (lexicon: Lexicon, all: readonly Phrase[], grade: Grade): Match[] =>
  all
    .map((phrase) => ({ postings: havingAll(lexicon, phrase), grade, fields: TEXT_FIELDS }))
    .filter(hasHits)

const havingAll = (lexicon: Lexicon, phrase: Phrase): Postings => {
  const [first = new Postings(), ...others] = phrase.map(
    (stem) => lexicon.get(stem)?.postings ?? new Postings(),
  )
  return others.reduce((found, postings) => found.and(postings), first)
}

/** "lunch box" is a tiffin and a "lunchbox": what stands for several words is a meaning of each of them. */
const addPhrases = (lexicon: Lexicon, words: readonly Word[], matches: Match[][]): void => {
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 2; to <= Math.min(words.length, from + LONGEST_PHRASE); to++) {
      const phrase = words.slice(from, to).map(({ stem }) => stem)
      const { same, also } = synonymsOf(phrase)
      const found = [
        ...phrases(lexicon, [[phrase.join('')]], 'exact'),
        ...phrases(lexicon, same, 'synonym'),
        ...phrases(lexicon, also, 'related'),
      ]
      for (let place = from; place < to; place++) matches[place]?.push(...found)
    }
  }
}

/** Colours and sizes are filters of their own; as words they count where no text knows the word. */
const asChoice = (lexicon: Lexicon, stem: string): Match[] => {
  const term = lexicon.get(stem)
  return term
    ? [{ postings: term.postings, grade: 'exact', fields: FIELD.choice } as const].filter(hasHits)
    : []
}

/** "soapdish" for Soap Dish. */
const inParts = (lexicon: Lexicon, stem: string): Match[] => {
  const parts: Phrase[] = []
  for (let at = PART_FROM; at <= stem.length - PART_FROM; at++)
    parts.push([stem.slice(0, at), stem.slice(at)])
  return phrases(lexicon, parts, 'synonym')
}

/** A word that Hindi borrowed, or a name, spelled by its sound: सेलो for Cello. The nearest ones count. */
const soundingAlike = (lexicon: Lexicon, word: Word, fields: number): Match[] => {
  if (word.written === word.shown || isKnown(lexicon, word.stem)) return []
  const candidates = lexicon
    .soundingLike(word.written)
    .map((term) => ({ term, distance: lettersApart(word.written, term.stem) }))
    .filter(({ term }) => hasHits({ postings: term.postings, grade: 'typo', fields }))
  const closest = Math.min(...candidates.map(({ distance }) => distance))
  return candidates
    .filter(({ distance }) => distance === closest)
    .flatMap(({ term }) => meanings(lexicon, term, 'typo', 'guess'))
    .map((match) => ({ ...match, fields }))
    .filter(hasHits)
}

/** A household word that nothing here is called is no misspelling of another one: "patila" is not "patla". */
const isKnown = (lexicon: Lexicon, stem: string) => {
  const synonyms = lexicon.get(stem)?.synonyms
  return synonyms !== undefined && synonyms.same.length > 0
}

const mayBeMisspelt = (lexicon: Lexicon, stem: string) =>
  stem.length >= TYPO_FROM && !isNumber(stem) && !isKnown(lexicon, stem)

// What things are called is looked through first: a typo is nearly always near some word of some description.
const misspelt = (lexicon: Lexicon, stem: string, widely: boolean): Match[] => {
  if (!mayBeMisspelt(lexicon, stem)) return []
  const near = lexicon
    .near(stem, stem.length < TWO_TYPOS_FROM ? 1 : 2)
    .filter(({ distance }) => distance > 0)
  const named = widely ? [] : likeliest(lexicon, stem, near, LABELS)
  return named.length > 0 ? named : likeliest(lexicon, stem, near, TEXT_FIELDS)
}

const likeliest = (
  lexicon: Lexicon,
  stem: string,
  near: readonly { term: Term; distance: number }[],
  fields: number,
): Match[] => {
  const candidates = near
    .map(({ term, distance }) => ({
      distance,
      // The first letter is the one that people get right.
      sameStart: term.stem[0] === stem[0],
      matches: meanings(lexicon, term, 'typo', 'guess')
        .map((match) => ({ ...match, fields }))
        .filter(hasHits),
    }))
    .filter(({ matches }) => matches.length > 0)
  const closest = Math.min(...candidates.map(({ distance }) => distance))
  const closeOnes = candidates.filter(({ distance }) => distance === closest)
  const likely = closeOnes.filter(({ sameStart }) => sameStart)
  return (likely.length > 0 ? likely : closeOnes).flatMap(({ matches }) => matches)
}

/** "presur", on the way to a pressure cooker. */
const begunWithTypo = (lexicon: Lexicon, stem: string): Match[] =>
  mayBeMisspelt(lexicon, stem)
    ? lexicon
        .startingNear(stem)
        .map(({ postings }): Match => ({ postings, grade: 'guess', fields: LABELS }))
        .filter(hasHits)
    : []

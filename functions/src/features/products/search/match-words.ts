import type { Lexicon, Term } from './lexicon.ts'
import { hasHits, meanings, phraseMatches, synonymsOfTerm, type Match } from './meanings.ts'
import { prefixesWithTypo, misspelt, soundingAlike } from './misspellings.ts'
import { FIELD, LABELS, TEXT_FIELDS } from './postings.ts'
import { loanWordsStartingWith } from './transliteration/transliterate.ts'
import { longestPhrase, synonymsOf, type Phrase } from './vocabulary/synonyms.ts'
import { isNumber, type Word } from './words.ts'

const NAMES = FIELD.name | FIELD.head | FIELD.first
const DESCRIPTIONS_FROM = 3
// Shorter prefixes would match the synonyms of half the alphabet.
const SYNONYMS_FROM = 4
const PART_FROM = 3

/**
 * The possible meanings of each word of the query, only as generous as needed. A typo is considered only if no word is
 * spelled or begins like that (or if `widely`, when the words together found nothing), so that "mug" shows no jugs.
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
    mine.push(...phraseMatches(lexicon, lexicon.own.of([stem]), 'synonym'))
    mine.push(...asChoice(lexicon, stem))
    if (mine.length === 0) mine.push(...inParts(lexicon, stem))
    // Brands may have no Hindi name in the catalog.
    mine.push(...soundingAlike(lexicon, word, mine.length === 0 ? TEXT_FIELDS : FIELD.label))
    if (mine.length === 0 || widely) mine.push(...misspelt(lexicon, stem, widely))
    if (mine.length === 0) mine.push(...prefixesWithTypo(lexicon, stem))
  }
  return matches
}

/** The word as written, its synonyms, and the words that it may begin. */
const written = (lexicon: Lexicon, word: Word): Match[] => {
  const term = lexicon.get(word.stem) ?? nounOf(lexicon, word.stem)
  const matches = term ? meanings(lexicon, term, 'exact') : []
  if (isNumber(word.written)) return matches
  // "cup" also finds the Cupboard Organiser, after all cups, but not descriptions that mention cupboards.
  const isShort = word.shown.length < DESCRIPTIONS_FROM
  const fields = matches.length > 0 ? NAMES : isShort ? LABELS : TEXT_FIELDS
  const grade = isShort ? 'initial' : 'prefix'
  const borrowed = loanWordsStartingWith(word.shown).flatMap((loan) => lexicon.get(loan) ?? [])
  for (const longer of new Set([...lexicon.startingWith(word.written), ...borrowed])) {
    if (longer === term) continue
    const found: Match = { postings: longer.postings, grade, fields }
    if (hasHits(found)) matches.push(found)
    if (!term && word.written.length >= SYNONYMS_FROM)
      matches.push(...synonymsOfTerm(lexicon, longer, 'guess'))
  }
  return matches
}

/** The noun of an unknown Hindi form: "dabbe" and "dabbon" are "dabba", "bartanon" is "bartan". */
const nounOf = (lexicon: Lexicon, stem: string): Term | undefined => {
  const [, rest = ''] = /^(.{3,}?)(?:e|on)$/u.exec(stem) ?? []
  if (rest === '') return undefined
  return lexicon.get(`${rest}a`) ?? (stem.endsWith('on') ? lexicon.get(rest) : undefined)
}

/** "lunch box" is a tiffin and a "lunchbox": a phrase's meaning is a meaning of each of its words. */
const addPhrases = (lexicon: Lexicon, words: readonly Word[], matches: Match[][]): void => {
  const longest = Math.max(longestPhrase(), lexicon.own.longest)
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 2; to <= Math.min(words.length, from + longest); to++) {
      const phrase = words.slice(from, to).map(({ stem }) => stem)
      const { same, also } = synonymsOf(phrase)
      const found = [
        ...phraseMatches(lexicon, [[phrase.join('')]], 'exact'),
        ...phraseMatches(lexicon, same, 'synonym'),
        ...phraseMatches(lexicon, lexicon.own.of(phrase), 'synonym'),
        ...phraseMatches(lexicon, also, 'related'),
      ]
      for (let place = from; place < to; place++) matches[place]?.push(...found)
    }
  }
}

/** A color or size of the product, in any of its names: the weakest meaning of a word. */
const asChoice = (lexicon: Lexicon, stem: string): Match[] => {
  const term = lexicon.get(stem)
  if (!term) return []
  const { same, also } = term.synonyms
  return [
    ...[{ postings: term.postings, grade: 'exact', fields: FIELD.choice } as const].filter(hasHits),
    ...phraseMatches(lexicon, same, 'synonym', FIELD.choice),
    ...phraseMatches(lexicon, also, 'related', FIELD.choice),
  ]
}

/** "soapdish" for Soap Dish. */
const inParts = (lexicon: Lexicon, stem: string): Match[] => {
  const parts: Phrase[] = []
  for (let at = PART_FROM; at <= stem.length - PART_FROM; at++)
    parts.push([stem.slice(0, at), stem.slice(at)])
  return phraseMatches(lexicon, parts, 'synonym')
}

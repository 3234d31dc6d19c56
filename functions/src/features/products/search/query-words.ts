import { SPOKEN_NUMBERS } from '@bartan/contract/products/search-price/vocabulary'
import { kindsIn, synonymsOf } from './vocabulary/synonyms.ts'
import { isFiller, isNumber, wordsOf, type Word } from './words.ts'

/** A word of a query. `isExtra`: what a thing is for, or comes with; it may be missed. */
export type QueryWord = Word & { isExtra?: true }

const FAMILY = new Set('family parivar'.split(' '))
const PERSONS = new Set('people person member log logon'.split(' '))

const isCount = (word: Word | undefined): boolean =>
  word !== undefined && (isNumber(word.stem) || SPOKEN_NUMBERS.has(word.written))

/** "A family of four", "4 people": for how many says nothing that products tell. */
const withoutHeads = (words: readonly Word[]): Word[] =>
  words.filter((word, at) => {
    if (FAMILY.has(word.stem)) return false
    const [before, next] = [words[at - 1], words[at + 1]]
    if (PERSONS.has(word.stem)) return !isCount(before)
    if (!isCount(word)) return true
    const isOfFamily = before?.stem === 'of' && FAMILY.has(words[at - 2]?.stem ?? '')
    return !isOfFamily && !PERSONS.has(next?.stem ?? '')
  })

/** "For" and "with" come before what is extra, "ke liye" behind it, and so does "katne ka", with its verb. */
const BEFORE = new Set('for with'.split(' '))
const BEHIND = new Set('liye lie sathi janya'.split(' '))
const OF = new Set('ka ki ke wala wali wale vala vali vale'.split(' '))
const VERBS = new Set(
  `katne kaatne dhone sukhane banane pakane peene pine khane nahane chilne chheelne tangne taangne latkane rakhne
  pisne peesne kutne kootne belne sekne talne chanane chhanne ubalne bharne parosne nikalne jamane`.split(
    /\s+/,
  ),
)
/** काटने (Hindi, before का), कापण्याचा, कापायचा (Marathi), কাটার (Bengali), வெட்டும் (Tamil). */
const HINDI_VERB = /.\u0928\u0947$/u
const REGIONAL_VERB =
  /\u0923\u094d\u092f\u093e(?:\u091a[\u093e\u0940\u0947]|\u0938\u093e\u0920\u0940)$|\u093e\u092f\u091a[\u093e\u0940\u0947]$|^(?:কাটার|ধোয়ার|বানানোর|খাওয়ার|রাখার)$|(?:டும்|க்கும்)$/u

const isPurpose = ({ stem, shown }: Word, next: Word | undefined): boolean =>
  REGIONAL_VERB.test(shown) ||
  (OF.has(next?.stem ?? '') && (VERBS.has(stem) || HINDI_VERB.test(shown)))

const namesKind = (words: readonly Word[]): boolean =>
  kindsIn(words.map(({ stem }) => stem)).length > 0

/** "Tiffin 3 dabbe", "masala dabba 7 katori": how many of what belongs to a thing; but "box of 6 glasses" are glasses. */
const partsFrom = (words: readonly Word[]): number =>
  words.findIndex((word, at) => {
    const next = words[at + 1]
    if (!isCount(word) || !next || words[at - 1]?.stem === 'of') return false
    return namesKind(words.slice(0, at)) && namesKind([next])
  })

const marked = (words: readonly Word[]): QueryWord[] => {
  const parts = partsFrom(words)
  const from = words.findIndex(({ stem }, at) => at > 0 && BEFORE.has(stem))
  const to = words.findLastIndex(({ stem }) => BEHIND.has(stem))
  const verb = words.findLastIndex((word, at) => isPurpose(word, words[at + 1]))
  const isExtra = (at: number) =>
    (from >= 0 && at > from) || at < to || at <= verb || (parts >= 0 && at >= parts)
  return words.map((word, at) => (isExtra(at) ? { ...word, isExtra: true } : word))
}

const KEEPING = /^rakhn[ea]$|^(?:রাখার|வைக்க|வைக்கும்)$|^ठेव(?:ण्या|ाय)च[ाीे]$/u

/** What something is kept in: "sabun rakhne ka", without a word for the thing, is a soap holder. */
const withHolder = (words: readonly Word[]): Word[] => {
  const last = words.findLastIndex(({ stem }) => !isFiller(stem) || KEEPING.test(stem))
  return words.map((word, at) => {
    const isKeeping = KEEPING.test(word.stem) || KEEPING.test(word.shown)
    return at > 0 && at === last && isKeeping
      ? { ...word, written: 'holder', stem: 'holder' }
      : word
  })
}

const plain = ({ isExtra: _isExtra, ...word }: QueryWord): QueryWord => word

/** Runs of at most two words, the longer ones first. */
const runsOf = (words: readonly QueryWord[]): QueryWord[][] =>
  [2, 1].flatMap((length) =>
    words.map((_, at) => words.slice(at, at + length)).filter((run) => run.length === length),
  )

/**
 * "Box for lunch" and "box lunch" are a lunch box, if the lexicon knows that: what it is for goes before the last thing
 * that is named.
 */
const compounded = (words: readonly QueryWord[]): QueryWord[] => {
  const things = words.filter(({ isExtra }) => !isExtra)
  const named = kindsIn(things.map(({ stem }) => stem)).at(-1)
  const thing = named ? things.slice(named.from, named.to) : things
  const uses = [
    ...words.filter(({ isExtra }) => isExtra),
    ...things.slice(named?.to ?? things.length),
  ]
  const use = runsOf(uses).find(
    (run) => synonymsOf([...run, ...thing].map(({ stem }) => stem)).kind !== undefined,
  )
  if (!use) return [...words]
  const others = words.filter((word) => !use.includes(word))
  const before = others.findIndex((word) => word === thing[0])
  return [...others.slice(0, before), ...use.map(plain), ...others.slice(before)]
}

/**
 * At least one word says the thing, if need be that of a kind ("tawa roti ke liye"); beside it, a word for a use ("mug
 * gift") is extra wherever it stands.
 */
const withThing = (words: readonly QueryWord[]): QueryWord[] => {
  const isAnyThing = words.some(({ isExtra }) => !isExtra)
  const asked = isAnyThing
    ? words.map((word) => (word.isExtra ? '' : word.stem))
    : words.map(({ stem }) => stem)
  const [kind] = kindsIn(asked)
  if (!kind) return isAnyThing ? [...words] : words.map(plain)
  return words.map((word, at) => {
    if (at >= kind.from && at < kind.to) return isAnyThing ? word : plain(word)
    return synonymsOf([word.stem]).isUse ? { ...word, isExtra: true } : word
  })
}

/** The words that are searched for; fillers only if there is nothing else. */
export const queryWords = (query: string, most: number): QueryWord[] => {
  const all = wordsOf(query).slice(0, most)
  const telling = marked(withHolder(withoutHeads(all))).filter(({ stem }) => !isFiller(stem))
  return telling.length === 0 ? all : withThing(compounded(telling))
}

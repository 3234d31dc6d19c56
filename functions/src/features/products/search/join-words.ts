import { synonymWord } from './vocabulary/synonyms.ts'
import { wordsOf, type Word } from './words.ts'

const joinedOf = (one: Word, next: Word): Word | undefined => {
  const [joined] = wordsOf(one.shown + next.shown)
  const known = joined && synonymWord(joined.stem)
  return known && { ...known, shown: `${one.shown} ${next.shown}` }
}

/** Joins neighbors that are one known word: "non stick" as "nonstick". */
export const joinWords = (words: readonly Word[]): Word[] => {
  const joined: Word[] = []
  for (let at = 0; at < words.length; at++) {
    const [one, next] = [words[at], words[at + 1]]
    if (!one) continue
    const both = next && joinedOf(one, next)
    if (both) at++
    joined.push(both ?? one)
  }
  return joined
}

import type { Synonym } from '@bartan/contract/settings/settings'
import { keyOf, stemsOf, synonymsOf, type Phrase } from './synonyms.ts'

/** The most combinations of a phrase whose words each have many synonyms. */
const MAX_PHRASES = 30

/** A phrase in all ways to say it. */
const withSynonyms = (phrase: Phrase): Phrase[] => {
  let said: Phrase[] = [[]]
  for (const stem of phrase) {
    const ways: Phrase[] = [[stem], ...synonymsOf([stem]).same]
    said = said
      .flatMap((beginning) => ways.map((way) => [...beginning, ...way]))
      .slice(0, MAX_PHRASES)
  }
  return [...said, ...synonymsOf(phrase).same]
}

/** The admin's synonyms for this shop, besides the code's. */
export class OwnSynonyms {
  /** Bounded by the settings. */
  readonly #meant = new Map<string, readonly Phrase[]>()
  /** The number of words in the longest. */
  readonly longest: number

  constructor(synonyms: readonly Synonym[] = []) {
    let longest = 1
    for (const { word, means } of synonyms) {
      const [said, meant] = [stemsOf(word), stemsOf(means)]
      if (said.length === 0 || meant.length === 0) continue
      this.#meant.set(keyOf(said), withSynonyms(meant))
      longest = Math.max(longest, said.length)
    }
    this.longest = longest
  }

  of(phrase: Phrase): readonly Phrase[] {
    return this.#meant.get(keyOf(phrase)) ?? []
  }
}

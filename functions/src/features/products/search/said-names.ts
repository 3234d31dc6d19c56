import { readSearchMeasures } from '@bartan/contract/products/search-measure/read-measures'
import { queryWords } from './query-words.ts'
import { synonymsOf } from './vocabulary/synonyms.ts'

// A color is one word or two ("sky blue"); further words of a query are ignored.
const MAX_WORDS = 10

/** What a search says, word by word and two by two, in all ways to say it: "lal balti" says red, too. */
export const saidNames = (query: string): string[] => {
  const words = queryWords(readSearchMeasures(query).words, MAX_WORDS)
  return words.flatMap((word, at) => {
    const runs = [[word], words.slice(at, at + 2)]
    return runs.flatMap((run) => [
      run.map(({ shown }) => shown).join(' '),
      ...synonymsOf(run.map(({ stem }) => stem)).same.map((phrase) => phrase.join(' ')),
    ])
  })
}

import { expect, it } from 'vitest'
import { joinWords } from './join-words.ts'
import { wordsOf } from './words.ts'

it('reads two words as the one that they are known as', () => {
  const joined = joinWords(wordsOf('black non stick tava'))
  expect(joined.map(({ stem, shown }) => [stem, shown])).toEqual([
    ['black', 'black'],
    ['nonstick', 'non stick'],
    ['tava', 'tava'],
  ])
})

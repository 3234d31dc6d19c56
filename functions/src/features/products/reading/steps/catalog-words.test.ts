import { expect, it } from 'vitest'
import { catalogWords, readHints } from './catalog-words.ts'
import { cutMessage } from './cut.ts'
import { requestedLinesOf } from './requested-lines.ts'

const known = catalogWords({
  colors: ['Red', 'Blue', 'Sky Blue', 'Gray'],
  sizes: ['Small', 'Large', '5 kg'],
  materials: ['Steel', 'Plastic'],
  brands: ['Deepam'],
})

const hints = (text: string) => {
  const [requested] = cutMessage(text).flatMap(requestedLinesOf)
  if (!requested) throw new Error('no line')
  const { colors, sizes, words, isDoubtful } = readHints(requested, known)
  const kept = words.filter(({ isLight }) => !isLight)
  return {
    colors: [...colors],
    sizes: [...sizes],
    kinds: kept.flatMap(({ word, isKind }) => (isKind ? [word.written] : [])),
    names: kept.flatMap(({ word, isKind }) => (isKind ? [] : [word.written])),
    isDoubtful,
  }
}

it.each([
  ['balti lal', { colors: ['Red'], names: ['balti'] }],
  ['नीली बाल्टी', { colors: ['Blue'], names: ['balti'] }],
  ['சிவப்பு வாளி', { colors: ['Red'] }],
  ['sky blue bucket', { colors: ['Sky Blue'], names: ['bucket'] }],
  ['please send one big steel tub', { sizes: ['Large'], kinds: ['steel'], names: ['tub'] }],
  // No such color here: it stays a word, which nothing will meet.
  ['baingani balti', { colors: [], names: ['baingani', 'balti'] }],
  // A brand that is called like goods makes no brand of the goods.
  ['diya deepam', { kinds: ['deepam'], names: ['diya'] }],
  ['balti nahi chahiye', { isDoubtful: true, names: ['balti'] }],
  ['balti hai kya', { isDoubtful: true }],
  ['balti?', { isDoubtful: true }],
])('%s', (text, wanted) => {
  expect(hints(text)).toMatchObject(wanted)
})

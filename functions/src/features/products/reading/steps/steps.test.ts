import { expect, it } from 'vitest'
import { catalogWords, readHints } from './catalog-words.ts'
import { cutMessage, plainMessage } from './cut.ts'
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

const cut = (message: string) => cutMessage(plainMessage(message)).map(({ text }) => text)

it.each<[message: string, ...stretches: string[]]>([
  ['2 balti lal, 1 tawa; 3 katori', '2 balti lal', '1 tawa', '3 katori'],
  ['- 1 lota\n• 2 mug\n✔ 3 thali', '1 lota', '2 mug', '3 thali'],
  ['1) tawa - 2\n2) mug - 1', 'tawa - 2', 'mug - 1'],
  ['1.5 litre kadhai. 2 mug', '1.5 litre kadhai', '2 mug'],
  ['Rs. 400 wala cooker', 'Rs. 400 wala cooker'],
  ['1 lota and 2 mugs', '1 lota', '2 mugs'],
  ['एक लोटा और दो मग', 'एक लोटा', 'दो मग'],
  ['१ लोटा आणि २ मग', '१ लोटा', '२ मग'],
  ['একটা ঘটি এবং ২টো মগ', 'একটা ঘটি', '২টো মগ'],
  ['1 சொம்பு மற்றும் 2 மக்', '1 சொம்பு', '2 மக்'],
  ['tawa ya kadhai', 'tawa', 'kadhai'],
  // A span of numbers is one stretch.
  ['2 ya 3 balti', '2 ya 3 balti'],
  ['12/4 Gandhi Road', '12/4 Gandhi Road'],
  ['[23/11/26, 6:30 pm] Asha Rao: 2 mug', '2 mug'],
  ['<b>2</b> mug https://shop.example/x?a=1 <script>alert("1 tawa")</script>', '2  mug'],
  [''],
  ['🙏🙏', '🙏🙏'],
])('%s', (message, ...stretches) => {
  expect(cut(message)).toEqual(stretches)
})

it('knows a question, a heading and what joins two stretches', () => {
  const [first, second, third] = cutMessage('for the kids: 1 mug ya 1 lota?')
  expect(first).toMatchObject({ text: 'for the kids', isHeading: true })
  expect(second).toMatchObject({ text: '1 mug', joinedBy: 'mark' })
  expect(third).toMatchObject({ text: '1 lota', joinedBy: 'or', isQuestion: true })
})

const asks = (text: string) =>
  cutMessage(text)
    .flatMap(requestedLinesOf)
    .map(({ quantity, isOpen, words }) => {
      const said = words.map((word) => word.text).join(' ')
      return `${quantity}${isOpen ? '?' : ''} ${said}`
    })

it.each<[text: string, ...lines: string[]]>([
  ['2 balti 1 tawa 3 katori', '2 balti', '1 tawa', '3 katori'],
  ['balti 2 tawa 1', '2 balti', '1 tawa'],
  ['do steel balti 15 litre ek steel mug kala', '2 steel balti', '1 steel mug kala'],
  ['balti lal', '1 balti lal'],
  ['2 balti lal x3', '2? balti lal'],
  ['glass set of 4 lal - 2', '2 glass lal'],
])('%s', (text, ...lines) => {
  expect(asks(text)).toEqual(lines)
})
